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
  const [held, setHeld] = useState<string>();
  // The router's: a form whose new address was only written into the bar still posts to its own page.
  const { pathname } = useLocation();

  useEffect(() => {
    if (!offline) {
      // The link itself may have been rendered anew since.
      if (held) window.location.href = held;
      return setHeld(undefined);
    }
    const hold = (event: Event) => {
      const { type } = event;
      if (type === "input") setHeld(undefined);
      const address = addressIn(event as MouseEvent);
      if (!address) return;
      const to = new URL(address, window.location.href);
      if (to.origin !== window.location.origin || to.pathname === pathname) return;
      event.stopPropagation();
      if (hints.includes(type)) return;
      event.preventDefault();
      if (type === "click") setHeld(address);
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

function watchConnection(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

const isOffline = () => !navigator.onLine;

/** Where what is pressed or come to leads, if in this tab. Nothing else is taken from it: it may be rendered anew. */
function addressIn(event: MouseEvent): string | null | undefined {
  const { type } = event;
  if (type === "click" && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
  // React takes what the mouse comes to from the event of what it leaves.
  const target = (type === "mouseout" ? event.relatedTarget : event.target) as Element | null;
  return type === "submit"
    ? target?.getAttribute("action")
    : target?.closest?.("a:not([target])")?.getAttribute("href");
}
