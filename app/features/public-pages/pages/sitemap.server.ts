import { type AppLoadContext, redirect } from "@remix-run/node";
import { disciplines } from "~/domain/disciplines";
import { addressOfBrief } from "~/domain/public-address";
import { isSitemapPart, membersPart, sitemapPath } from "~/domain/sitemap-parts";
import { paths, publicBriefPath, publicBriefsPath, publicMemberPath } from "~/paths";
import {
  PublicBriefsDocument,
  PublicChangesDocument,
  PublicMembersDocument,
} from "~/shell/operations/operations.generated";
import { addressesOf } from "~/shell/page/other-languages.server";
import { valueNamed } from "~/values/choices";
import { limits } from "~/values/limits";

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
 * The pages for search engines: an index, whose parts say when they last changed; with
 * `?part=pages` our own, with `?part=newest` or a discipline the newest thousand of its public
 * briefs, and with `?part=members` the thousand public members who changed last.
 */
export async function answerSitemap(request: Request, context: AppLoadContext): Promise<Response> {
  const { searchParams, search } = new URL(request.url);
  const part = searchParams.get("part");
  const { origin } = context.site;
  if (part === null) return answer("sitemapindex", await linesOfParts(context));
  if (part === "pages")
    return answer(
      "urlset",
      listed.flatMap((path) => elementsOf(origin + path)),
    );
  const found = findPart(part);
  if (!found) return answer("urlset", []);
  // It is made of a thousand pages, so it is kept: by another address it would be made anew.
  if (!isSitemapPart(paths.sitemap + search)) throw redirect(sitemapPath(found.name), 301);
  return answer("urlset", await linesOf((after) => found.read(context.api, after), origin));
}

/** Reads the next pages of a part. */
type ReadPart = (
  api: AppLoadContext["api"],
  after: string | null,
) => Promise<{ pages: [path: string, changedAt: string][]; next: string | null }>;

/** A part with pages of the market, however its name is spelled; null for an unknown one. */
function findPart(part: string): { name: string; read: ReadPart } | null {
  if (part === membersPart) return { name: part, read: readMembers };
  if (part === "newest") return { name: part, read: readBriefsOf(null) };
  const discipline = valueNamed(disciplines, part);
  return discipline && { name: discipline, read: readBriefsOf(discipline) };
}

const readMembers: ReadPart = async (api, after) => {
  const { publicMembers } = await api.run(PublicMembersDocument, { first: limits.page, after });
  return {
    pages: publicMembers.nodes.map(({ handle, updatedAt }) => [publicMemberPath(handle), updatedAt]),
    next: publicMembers.pageInfo.endCursor,
  };
};

const readBriefsOf =
  (discipline: string | null): ReadPart =>
  async (api, after) => {
    const { publicBriefs } = await api.run(PublicBriefsDocument, { discipline, first: limits.page, after });
    return {
      pages: publicBriefs.nodes.map((brief) => [publicBriefPath(addressOfBrief(brief)), brief.updatedAt]),
      next: publicBriefs.pageInfo.endCursor,
    };
  };

/** The parts, each with the moment of its last change where that is known. */
async function linesOfParts({ api, site: { origin } }: AppLoadContext): Promise<string[]> {
  const { publicChanges } = await api.run(PublicChangesDocument, {});
  const parts: [part: string, changedAt: string | null][] = [
    ["pages", null],
    ["newest", publicChanges.briefs],
    [membersPart, publicChanges.members],
    ...publicChanges.disciplines.map(({ discipline, changedAt }): [string, string | null] => [
      discipline,
      changedAt,
    ]),
  ];
  return parts.map(([part, changedAt]) => element("sitemap", origin + sitemapPath(part), changedAt));
}

/** The lines of a part’s pages, each with the moment of its change. */
async function linesOf(
  read: (after: string | null) => ReturnType<ReadPart>,
  origin: string,
): Promise<string[]> {
  const lines: string[] = [];
  for (let after: string | null = null, turn = 0; turn < pagesOfPart; turn += 1) {
    const { pages, next } = await read(after);
    for (const [path, changedAt] of pages) lines.push(element("url", origin + path, changedAt));
    after = next;
    if (after === null) break;
  }
  return lines;
}

function element(name: "url" | "sitemap", address: string, changedAt: string | null): string {
  const lastmod = changedAt === null ? "" : `<lastmod>${changedAt}</lastmod>`;
  return `<${name}><loc>${address}</loc>${lastmod}</${name}>`;
}

/** One of our own pages in each language; each entry has to name all (sitemaps' `xhtml:link`). */
function elementsOf(page: string): string[] {
  const all = addressesOf(page).map(({ code, address }) => ({
    code,
    address: address.replaceAll("&", "&amp;"),
  }));
  const links = all.map(
    ({ code, address }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`,
  );
  return all.map(({ address }) => `<url><loc>${address}</loc>${links.join("")}</url>`);
}

function answer(kind: "sitemapindex" | "urlset", lines: readonly string[]): Response {
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...lines.map((line) => `  ${line}`),
    `</${kind}>`,
  ];
  return new Response(`${xml.join("\n")}\n`, { headers: { "content-type": "application/xml" } });
}
