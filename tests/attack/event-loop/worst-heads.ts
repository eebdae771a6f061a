import { limits } from "~/values/limits";
import type { Asked } from "./site";
import { fill, worstTexts } from "./worst-texts";

/** What may stand in each: a header's bytes, and an address as it goes. */
const headerRoom = limits.httpHeaderBytes - 2_000;
const pathRoom = limits.httpUrl - 200;

const headers: Record<string, string[]> = {
  accept: ["text/html,", "*/*;q=0.1,", "a/b;c=d;e=f,", ",", ";", "text/html;"],
  "accept-encoding": ["gzip,", "gzip;q=0.1,", ",", "*;"],
  "accept-language": ["de,", "de-DE;q=0.1,", ",", "a-"],
  authorization: ["Bearer ", "a.", "Session a"],
  cookie: [
    "a=b; ",
    "session=a; ",
    "__Host-session=%25; ",
    "a",
    "; ",
    "theme=",
    '"',
    "=",
    "%",
    "a=%E0%A4%A; ",
  ],
  "content-type": [
    "a;",
    "multipart/form-data; boundary=",
    "application/x-www-form-urlencoded;",
    "application/json ",
    " ",
  ],
  "if-none-match": ['"a",', 'W/"a", ', ",", "*", '"'],
  "if-modified-since": ["Sun, ", "0"],
  origin: ["http://", "a.", "a"],
  host: ["a.", "a:", "[", "1."],
  range: ["bytes=0-1,", "0-,", "bytes="],
  referer: ["http://localhost/", "/", "%"],
  "user-agent": [
    "Mozilla/5.0 (",
    "Chrome/1.",
    "(",
    "Version/",
    "; ",
    "a/1 ",
    "Android ",
    "iPhone OS 1_",
    "like Gecko ",
    " ",
  ],
  "x-forwarded-for": ["1.1.1.1,", "127.0.0.1, ", ",", "::", "[::1]:1,", ":", "1."],
  "x-request-id": ["a", "-"],
  "x-attempt": ["a", "."],
  te: ["trailers,", ","],
};

/** The worst header of each kind, and many of them. */
export function worstHeaders(target: string): [what: string, asked: Asked][] {
  const long = Object.entries(headers).flatMap(([name, parts]) =>
    parts.map((part): [string, Asked] => [
      `${target} with many ${JSON.stringify(part)} in ${name}`,
      { method: "GET", target, headers: [[name, fill(headerRoom, part).trim()]] },
    ]),
  );
  const same = (name: string): [string, string][] =>
    Array.from({ length: limits.httpHeaders - 10 }, () => [name, fill(100, "a,")]);
  return [
    ...long,
    ...["cookie", "accept", "x-forwarded-for", "a"].map((name): [string, Asked] => [
      `${target} with ${name} often`,
      { method: "GET", target, headers: same(name) },
    ]),
  ];
}

/** What follows a page's path, as long as may be: segments, signs, and queries of many or long fields. `names`: of those that are read. */
export function worstTargets(path: string, names: readonly string[]): [what: string, asked: Asked][] {
  const room = pathRoom - path.length;
  const segments = [
    "/",
    "a/",
    "./",
    "../",
    "%2f/",
    "%0a",
    "//a",
    ";",
    "%25",
    "a",
    ":",
    "*",
    ".a",
    "-",
    "%e2%80%a8",
  ];
  const pairs = [
    "a&",
    "a=1&",
    "&",
    "=",
    "+",
    "%",
    "%20",
    "_data&",
    "with=a&",
    "after=a&",
    "index&",
    "redirect=/&",
    "a[b]=1&",
  ];
  const inPath = worstTexts(room).map(
    ([what, text]) => [what, encodeURIComponent(text()).slice(0, room)] as const,
  );
  const each = Math.floor(room / names.length) - 20;
  const inQuery = worstTexts(each).map(
    ([what, text]) => [what, encodeURIComponent(text()).slice(0, each)] as const,
  );
  const targets: [string, string][] = [
    ...segments.map((part): [string, string] => [
      `many ${part} after ${path}`,
      `${path}/${fill(room, part)}x`,
    ]),
    ...pairs.map((pair): [string, string] => [`many ${pair} behind ${path}`, `${path}?${fill(room, pair)}`]),
    ...inPath.map(([what, text]): [string, string] => [`${what} after ${path}`, `${path}/${whole(text)}`]),
    ...inQuery.map(([what, text]): [string, string] => [
      `${what} in the query of ${path}`,
      `${path}?${names.map((name) => `${name}=${whole(text)}`).join("&")}`,
    ]),
  ];
  return targets.map(([what, target]) => [what, { method: "GET", target }]);
}

/** Without half an escape at its end. */
function whole(text: string): string {
  return text.replace(/%[^%]?$/, "");
}
