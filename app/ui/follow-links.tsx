import { matchRoutes, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { followed, linkOf, watchIntent } from "./link-intent";

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
    document.addEventListener("click", follow);
    const stop = watchIntent(({ pathname }) => loadScripts(pathname));
    return () => {
      stop();
      document.removeEventListener("click", follow);
    };
  }, [navigate]);

  return null;
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
