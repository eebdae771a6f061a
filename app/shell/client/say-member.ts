import { pageMember } from "~/shell/page/page-member";

/** The part of the frame's data (routes/app.tsx) that is read here. */
interface FrameData {
  viewer?: { uid: string };
}

/** The member whose page is shown; null on a page that is no member's. */
export function memberOfPage(): string | null {
  const frame: FrameData | undefined = window.__remixRouter?.state.loaderData["routes/app"];
  return frame?.viewer?.uid ?? null;
}

/**
 * Says whose page it is with everything that the running page posts to us: forms, what saves or
 * marks itself, and files (request/page-member.server.ts). The router has no hook for headers, so
 * this wraps `fetch`.
 */
export function sayMember(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request?.url ?? String(input), window.location.href);
    const uid = memberOfPage();
    const isPost = (init?.method ?? request?.method)?.toUpperCase() === "POST";
    if (!isPost || uid === null || url.origin !== window.location.origin) return fetch(input, init);
    const headers = new Headers(init?.headers ?? request?.headers);
    headers.set(pageMember, encodeURIComponent(uid));
    return fetch(input, { ...init, headers });
  };
}
