import { useLocation } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import * as words from "~/words/ui.generated";
import { notice, place } from "./offline-notice.css";

/**
 * Shows the site's current trouble (`site`), and that there is no connection. Until there is one,
 * it blocks links and forms that lead to another page: the browser would show its own error page,
 * and lose the typed text. Afterwards it follows the link that was pressed last, unless something
 * was typed since. A form that posts to its own page is sent; it reports the failure itself.
 */
export function OfflineNotice({ site }: { site: string | null }) {
  const offline = useSyncExternalStore(watchConnection, isOffline, () => false);
  const [held, setHeld] = useState<string>();
  // The router's pathname: a form whose new address was only written into the address bar still
  // posts to its own page.
  const { pathname } = useLocation();

  useEffect(() => {
    if (!offline) {
      // By its address, because the link itself may have been rendered again.
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
    // On the window, to run before the router's handlers.
    for (const type of heldEvents) window.addEventListener(type, hold, true);
    return () => {
      for (const type of heldEvents) window.removeEventListener(type, hold, true);
    };
  }, [offline, pathname, held]);

  return (
    <div className={place} role="status">
      {site && <p className={notice}>{site}</p>}
      {offline && <p className={notice}>{held ? words.offlineHeld() : words.offline()}</p>}
    </div>
  );
}

/** Events on which the router preloads a page. It reloads the document when that fails. */
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

/**
 * The address that a press or a hint leads to, if in this tab. Only the address is kept: the
 * element may be rendered again.
 */
function addressIn(event: MouseEvent): string | null | undefined {
  const { type } = event;
  if (type === "click" && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
  // React derives `mouseenter` of an element from the `mouseout` of the previous one.
  const target = (type === "mouseout" ? event.relatedTarget : event.target) as Element | null;
  return type === "submit"
    ? target?.getAttribute("action")
    : target?.closest?.("a:not([target])")?.getAttribute("href");
}
