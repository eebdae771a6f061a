import { safeRedirect } from "~/paths";

/**
 * The query that carries on which page a visitor asked for before signing up or in, from one of
 * those pages to the next; "" for none. Made here, since no public page loads `paths.ts` for it.
 */
export function askedQuery(request: Request): string {
  const asked = safeRedirect(new URL(request.url).searchParams.get("redirect"), "");
  return asked && `?${new URLSearchParams({ redirect: asked })}`;
}
