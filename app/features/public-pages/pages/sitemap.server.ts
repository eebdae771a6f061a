import { type AppLoadContext, redirect } from "@remix-run/node";
import { disciplines } from "~/content/disciplines";
import { addressOfBrief } from "~/content/public-address";
import { isSitemapPart, sitemapParts, sitemapPath } from "~/content/sitemap-parts";
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
  const { searchParams, search } = new URL(request.url);
  const part = searchParams.get("part");
  const { origin } = context.site;
  const discipline = part === "newest" ? null : valueNamed(disciplines, part ?? undefined);
  if (part === null)
    return answer("sitemapindex", [
      ...["pages", ...sitemapParts].map(
        (name) => `<sitemap><loc>${origin}${sitemapPath(name)}</loc></sitemap>`,
      ),
    ]);
  if (discipline === null && part !== "newest")
    return answer(
      "urlset",
      part === "pages" ? listed.map((path) => `<url><loc>${origin}${path}</loc></url>`) : [],
    );
  // It is made of a thousand briefs, so it is kept: by another address it would be made anew.
  if (!isSitemapPart(paths.sitemap + search)) throw redirect(sitemapPath(discipline ?? "newest"), 301);
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
