import { matchRoutes, useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/** The attribute of links that are followed without loading the document anew. */
export const followed = "data-link";
/** To its page's start, or to the same place on it. */
export type FollowedLink = "page" | "in-place";

/** How long a pointer rests on a link that may be pressed next, in ms. */
const INTENT = 100;
const hints = ["mouseover", "focusin", "touchstart"];

/**
 * Follows pressed links with the running page, and loads the scripts of a link's page when a
 * pointer rests on it. One for the whole document.
 */
export function FollowLinks() {
  const navigate = useNavigate();

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
    let resting: ReturnType<typeof setTimeout> | undefined;
    const note = (event: Event) => {
      clearTimeout(resting);
      const link = linkOf(event);
      if (link) resting = setTimeout(() => loadScripts(link.pathname), INTENT);
    };
    document.addEventListener("click", follow);
    for (const hint of hints) document.addEventListener(hint, note, { passive: true });
    return () => {
      clearTimeout(resting);
      document.removeEventListener("click", follow);
      for (const hint of hints) document.removeEventListener(hint, note);
    };
  }, [navigate]);

  return null;
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${followed}]`) : null;
}

/** Such as a new tab. */
function isForTheBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement | Location): string {
  return pathname + search + hash;
}

/** Those of a page, from the network: none runs before the page is shown. */
function loadScripts(path: string): void {
  const { __remixManifest: manifest, __remixRouter: router } = window;
  const routes = router.routes as Parameters<typeof matchRoutes>[0];
  for (const { route } of matchRoutes(routes, path) ?? []) {
    const { module, imports = [] } = manifest.routes[route.id ?? ""] ?? { module: "" };
    for (const href of [module, ...imports]) {
      if (!href || document.head.querySelector(`link[href="${href}"]`)) continue;
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
  }
}
