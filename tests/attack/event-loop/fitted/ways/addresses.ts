import { limits } from "~/values/limits";
import type { Site } from "../../site";
import type { WayIn } from "../find-worst";

const room = limits.httpUrl - 1_000;

/** What pages read of their query, as `ways-in.test.ts` finds it in the code. */
export const queryNames: readonly string[] = [
  "_data",
  "about",
  "add",
  "after",
  "ask",
  "availability",
  "back",
  "before",
  "brief",
  "budget",
  "case",
  "change",
  "code",
  "confirm",
  "country",
  "decide",
  "deleted",
  "discipline",
  "done",
  "drop",
  "edit",
  "end",
  "entry",
  "export-again",
  "for",
  "from",
  "id",
  "index",
  "keyword",
  "kind",
  "lang",
  "language",
  "member",
  "news",
  "no-export",
  "notice",
  "oobCode",
  "paper",
  "part",
  "person",
  "q",
  "rate",
  "redirect",
  "saved",
  "search",
  "section",
  "sent",
  "show",
  "shown",
  "signed-out",
  "since",
  "skill",
  "sort",
  "status",
  "taken",
  "teamSize",
  "through",
  "timeZone",
  "to",
  "uid",
  "with",
  "workplace",
  "yes",
];

/** What follows the path of each page, what stands in it, and each field of its query. */
export function waysByAddress(site: Site, paths: ReadonlyMap<string, readonly string[]>): WayIn[] {
  const session = site.people.hal.session;
  const way = (kind: string, name: string, toTarget: (text: string) => string): WayIn => ({
    kind,
    name,
    room,
    words: ["/", "../", "%2f", "%0a", "//", "https://", "+", "a=1", "[]"],
    restore: site.restore,
    send: (text) => {
      const target = toTarget(text)
        .slice(0, limits.httpUrl)
        .replace(/%[^%]?$/, "");
      return site.send(site.toBytes({ method: "GET", target, headers: [["cookie", session]] }));
    },
  });
  return [...paths].flatMap(([path, names]) => [
    way(
      "address: path",
      `after ${path}`,
      (text) => `${path === "/" ? "" : path}/${encodeURI(text).replaceAll(/[?#]/g, "a")}`,
    ),
    way(
      "address: query",
      `the query of ${path}`,
      (text) => `${path}?${encodeURI(text).replaceAll("#", "a")}`,
    ),
    way("address: query", `all that is read of the query of ${path}`, (text) => {
      // Cut between the halves of a letter it would be no text that an address can hold.
      const each = text.slice(0, text.length / 8).replace(/[\ud800-\udbff]$/, "");
      return `${path}?${queryNames.map((name) => `${name}=${encodeURIComponent(each).slice(0, 180)}`).join("&")}`;
    }),
    ...names.map((name) =>
      way("address: query", `${name} of ${path}`, (text) => `${path}?${name}=${encodeURIComponent(text)}`),
    ),
  ]);
}

/** Each path of these pages, and which fields of a query lead to it. */
export function pagePaths(pages: readonly string[], origin: string): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const page of pages) {
    const { pathname, searchParams } = new URL(page, origin);
    paths.set(pathname, [...new Set([...(paths.get(pathname) ?? []), ...searchParams.keys()])]);
  }
  return paths;
}
