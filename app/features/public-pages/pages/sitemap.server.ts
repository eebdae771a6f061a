import type { AppLoadContext } from "@remix-run/node";
import { disciplines } from "~/content/disciplines";
import { addressOfBrief } from "~/content/public-address";
import { paths, publicBriefPath, publicBriefsPath } from "~/paths";
import { valueNamed } from "~/platform/values/choices";
import { limits } from "~/platform/values/limits";
import { PublicBriefsDocument, type PublicBriefsQuery } from "~/shell/operations/operations.generated";

const listed = [
  paths.freelancer,
  paths.boutiques,
  paths.hire,
  paths.publicBriefs,
  ...disciplines.map(([discipline]) => publicBriefsPath(discipline)),
  paths.privacy,
  paths.terms,
];

/** Pages of a part: with `limits.page` addresses each, a thousand. */
const pagesOfPart = 20;

/**
 * The pages for search engines: an index; with `?part=pages` our own, and with `?part=newest`
 * or a discipline the newest thousand of its public briefs, each with the moment of its change.
 */
export async function answerSitemap(request: Request, context: AppLoadContext): Promise<Response> {
  const part = new URL(request.url).searchParams.get("part");
  const { origin } = context.site;
  const discipline = part === "newest" ? null : valueNamed(disciplines, part ?? undefined);
  if (part === null)
    return answer("sitemapindex", [
      ...["pages", "newest", ...disciplines.map(([name]) => name)].map(
        (name) => `<sitemap><loc>${origin}${paths.sitemap}?part=${name}</loc></sitemap>`,
      ),
    ]);
  if (discipline === null && part !== "newest")
    return answer(
      "urlset",
      part === "pages" ? listed.map((path) => `<url><loc>${origin}${path}</loc></url>`) : [],
    );
  const lines: string[] = [];
  for (let after: string | null = null, read = 0; read < pagesOfPart; read += 1) {
    const page: PublicBriefsQuery = await context.api.run(PublicBriefsDocument, {
      discipline,
      first: limits.page,
      after,
    });
    for (const brief of page.publicBriefs.nodes)
      lines.push(
        `<url><loc>${origin}${publicBriefPath(addressOfBrief(brief))}</loc><lastmod>${brief.updatedAt}</lastmod></url>`,
      );
    after = page.publicBriefs.pageInfo.endCursor;
    if (after === null) break;
  }
  return answer("urlset", lines);
}

function answer(kind: "sitemapindex" | "urlset", lines: readonly string[]): Response {
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines.map((line) => `  ${line}`),
    `</${kind}>`,
  ];
  return new Response(`${xml.join("\n")}\n`, { headers: { "content-type": "application/xml" } });
}
