import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";

const listed = [paths.freelancer, paths.boutiques, paths.hire, paths.privacy, paths.terms];

/**
 * The pages for search engines. A route instead of a file, because the origin comes from
 * configuration.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const pages = listed.map((path) => `  <url><loc>${context.site.origin}${path}</loc></url>`);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    "</urlset>",
  ];
  const headers = { "content-type": "application/xml", "cache-control": "public, max-age=3600" };
  return new Response(`${lines.join("\n")}\n`, { headers });
}
