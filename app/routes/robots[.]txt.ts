import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";

const hidden = [
  ...[paths.app, "/local", paths.signIn, paths.signOut, paths.unsubscribe, paths.answer],
  "/feeds",
];

/**
 * Rules for crawlers. A route instead of a file, because the sitemap's address needs the origin.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...hidden.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${context.site.origin}${paths.sitemap}`,
  ];
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" };
  return new Response(`${lines.join("\n")}\n`, { headers });
}
