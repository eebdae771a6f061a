import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { followed, linkOf, watchIntent } from "./link-intent";
import { PageScripts } from "./page-scripts";

/**
 * Follows pressed links with the running page, and loads the scripts of a link's page when a
 * pointer rests on it. One for the whole document.
 */
export function FollowLinks() {
  const navigate = useNavigate();
  const [next, setNext] = useState<string | null>(null);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || isForTheBrowser(event)) return;
      event.preventDefault();
      const to = pathOf(link);
      // As a browser does, which adds no entry to its history for the address that it shows.
      navigate(to, {
        replace: to === pathOf(window.location),
        preventScrollReset: link.getAttribute(followed) === "in-place",
      });
    };
    document.addEventListener("click", follow);
    const stop = watchIntent((link) => setNext(pathOf(link)));
    return () => {
      stop();
      document.removeEventListener("click", follow);
    };
  }, [navigate]);

  return next !== null && <PageScripts path={next} />;
}

/** Such as a new tab. */
function isForTheBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement | Location): string {
  return pathname + search + hash;
}
