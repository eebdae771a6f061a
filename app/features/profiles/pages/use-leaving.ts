import { type RefObject, useEffect, useState } from "react";

type Routers = typeof window.__remixRouter;
export type Leaving = ReturnType<Routers["getBlocker"]>;

const key = "unsaved-profile";

/**
 * Holds whoever would leave the page while `isUnsaved`: the way they want to take, to be proceeded or reset; null
 * where nobody leaves. The browser itself asks before it closes the tab or loads another document.
 */
export function useLeaving(isUnsaved: RefObject<() => boolean>): Leaving | null {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useEffect(() => {
    // Of the router itself: `useBlocker` would come with the script that all public pages load.
    const router = window.__remixRouter;
    let mayLeave = false;
    const isLost = () => !mayLeave && (isUnsaved.current?.() ?? false);
    router.getBlocker(
      key,
      ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isLost(),
    );
    const stop = router.subscribe(({ blockers, navigation }) => {
      const blocker = blockers.get(key);
      // Asked once: a page that then fails to load, and loads its document, asks no second time.
      if (blocker?.state === "proceeding") mayLeave = true;
      // A way that ended where it began was no leave for the next one.
      else if (navigation.state === "idle") mayLeave = false;
      setLeaving(blocker?.state === "blocked" ? blocker : null);
    });
    const ask = (event: BeforeUnloadEvent) => {
      if (isLost()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      stop();
      router.deleteBlocker(key);
      window.removeEventListener("beforeunload", ask);
    };
  }, [isUnsaved]);
  return leaving;
}
