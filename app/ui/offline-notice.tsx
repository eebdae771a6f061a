import { useLocation } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { notice, place } from "./offline-notice.css";

/**
 * Says what is the matter with the site (`site`), and that there is no connection, and until there is one keeps links and forms that lead to another
 * page from being followed: the browser would show a page of its own, and what was typed here would go.
 * A form that posts to its own page is sent; it says itself that nothing arrived.
 */
export function OfflineNotice({ site }: { site: string | null }) {
  const offline = useSyncExternalStore(watchConnection, isOffline, () => false);
  const [held, setHeld] = useState(false);
  // The router's: a form whose new address was only written into the bar still posts to its own page.
  const { pathname } = useLocation();

  useEffect(() => {
    if (!offline) return;
    const hold = (event: Event) => {
      if (!leadsAway(event, pathname)) return;
      event.stopPropagation();
      if (isHint(event)) return;
      event.preventDefault();
      setHeld(true);
    };
    // At the window, before the router sees them.
    for (const type of heldEvents) window.addEventListener(type, hold, true);
    return () => {
      setHeld(false);
      for (const type of heldEvents) window.removeEventListener(type, hold, true);
    };
  }, [offline, pathname]);

  return (
    <div className={place} role="status">
      {site && <p className={notice}>{site}</p>}
      {offline && (
        <p className={notice}>
          {held
            ? "You are offline, so that can’t open now. This page stays as it is; try again once you are connected."
            : "You are offline. This page stays as it is, with all you typed."}
        </p>
      )}
    </div>
  );
}

/** Those that make the router load a page before it is asked for. It reloads the document when that fails. */
const hints = ["mouseover", "focusin", "touchstart"];
const heldEvents = ["click", "submit", ...hints];
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

function leadsAway({ type, target }: Event, here: string): boolean {
  if (!(target instanceof Element)) return false;
  const address =
    type === "submit" ? target.getAttribute("action") : target.closest("a")?.getAttribute("href");
  if (!address) return false;
  const { origin, pathname } = new URL(address, window.location.href);
  return origin === window.location.origin && pathname !== here;
}
