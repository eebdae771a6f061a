import { useLocation } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { notice, place } from "./offline-notice.css";

/**
 * Says what is the matter with the site (`site`), and that there is no connection, and until there is one keeps links and forms that lead to another
 * page from being followed: the browser would show a page of its own, and what was typed here would go. The link that was
 * pressed last is followed then, unless something was typed since.
 * A form that posts to its own page is sent; it says itself that nothing arrived.
 */
export function OfflineNotice({ site }: { site: string | null }) {
  const offline = useSyncExternalStore(watchConnection, isOffline, () => false);
  // Where a link leads; empty for a form.
  const [held, setHeld] = useState<string | null>(null);
  // The router's: a form whose new address was only written into the bar still posts to its own page.
  const { pathname } = useLocation();

  useEffect(() => {
    if (!offline) {
      if (held) window.location.assign(held);
      return;
    }
    const hold = (event: Event) => {
      const to = addressOf(event, pathname);
      if (event.type === "input") setHeld(null);
      if (!to) return;
      event.stopPropagation();
      if (isHint(event)) return;
      event.preventDefault();
      setHeld(event.type === "click" ? to : "");
    };
    // At the window, before the router sees them.
    for (const type of heldEvents) window.addEventListener(type, hold, true);
    return () => {
      for (const type of heldEvents) window.removeEventListener(type, hold, true);
    };
  }, [offline, pathname, held]);

  return (
    <div className={place} role="status">
      {site && <p className={notice}>{site}</p>}
      {offline && (
        <p className={notice}>
          {held
            ? "You are offline. This opens as soon as you’re online."
            : "You are offline. This page stays as it is, with all you typed."}
        </p>
      )}
    </div>
  );
}

/** Those that make the router load a page before it is asked for. It reloads the document when that fails. */
const hints = ["mouseover", "mouseout", "focusin", "touchstart"];
const heldEvents = ["click", "submit", "input", ...hints];
const isHint = ({ type }: Event) => hints.includes(type);

function watchConnection(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

const isOffline = () => !navigator.onLine;

/** Another page that an event leads to, if any. */
function addressOf(event: Event, here: string): string | undefined {
  const { type } = event;
  // React takes what the mouse comes to from the event of what it leaves.
  const target = type === "mouseout" ? (event as MouseEvent).relatedTarget : event.target;
  if (!(target instanceof Element)) return;
  const address =
    type === "submit" ? target.getAttribute("action") : target.closest("a")?.getAttribute("href");
  if (!address) return;
  const { origin, pathname, href } = new URL(address, window.location.href);
  if (origin === window.location.origin && pathname !== here) return href;
}
