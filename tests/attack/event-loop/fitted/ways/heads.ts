import { paths } from "~/paths";
import { cookieLives } from "~/values/cookies";
import { limits } from "~/values/limits";
import type { Asked, Site } from "../../site";
import type { WayIn } from "../find-worst";

const room = limits.httpHeaderBytes - 2_500;

/** What is read of a request’s head, by us (as `ways-in.test.ts` finds it in the code) or by what we are built on. */
export const headNames: readonly string[] = [
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "cookie",
  "dnt",
  "expect",
  "host",
  "if-modified-since",
  "if-none-match",
  "last-event-id",
  "origin",
  "purpose",
  "range",
  "referer",
  "sec-fetch-site",
  "sec-gpc",
  "sec-purpose",
  "te",
  "traceparent",
  "tracestate",
  "transfer-encoding",
  "upgrade",
  "user-agent",
  "via",
  "x-api-key",
  "x-attempt",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-known-browser",
  "x-moz",
  "x-posts",
  "x-purpose",
  "x-remix-error",
  "x-request-id",
];

/** Says where a request ends and whether another follows: with any of them there is nothing to measure but a wait. */
const framing = ["connection", "content-length", "expect", "transfer-encoding", "upgrade"];

/** What each says, in which it looks for more than the separators of every head. */
const wordsOf: Readonly<Record<string, readonly string[]>> = {
  accept: ["text/html", "*/*", ";q=0.1", ", "],
  "accept-encoding": ["gzip", ";q=0.1", "*", ", "],
  authorization: ["Bearer ", "Basic ", "Session ", "eyJ"],
  "content-type": ["multipart/form-data; ", "boundary=", "application/json", "; charset="],
  cookie: ["session=", "; ", "theme=", "%25", "%E0%A4"],
  "if-none-match": ['W/"', '"a"', ", "],
  range: ["bytes=", "0-", "-1", ","],
  "user-agent": [
    "Mozilla/5.0 ",
    "(",
    "Chrome/1.",
    "Version/",
    "Android ",
    "iPhone OS 1_",
    "like Gecko ",
    "; ",
  ],
  "x-forwarded-for": ["1.1.1.1", ", ", "::", "[::1]:1", "127.0.0.1"],
};

const inHead = /^[\t\x20-\x7e\u00a0-\u00ff]*$/;

/** Each head that is read, a head that nobody knows, and each cookie; on a page, on the API and where mails come in. */
export function waysByHead(site: Site): WayIn[] {
  const way = (
    kind: string,
    name: string,
    request: (text: string) => Asked,
    words: readonly string[] = [],
  ): WayIn => ({
    kind,
    name,
    room,
    words,
    holds: (text) => inHead.test(text),
    restore: site.restore,
    send: (text) => site.send(site.toBytes(request(text.trim()))),
  });
  const session: [string, string] = ["cookie", site.people.hal.session];
  const targets = [
    { target: paths.app, method: "GET" },
    { target: "/", method: "GET" },
    { target: paths.graphql, method: "POST" },
    { target: paths.login, method: "POST" },
  ];
  const read = headNames.filter((name) => !framing.includes(name));
  const ofHeads = targets.flatMap(({ target, method }) =>
    [...read, "x-of-nobody"].map((name) =>
      way(
        "head",
        `${name} at ${method} ${target}`,
        (text) => ({ method, target, headers: [...(name === "cookie" ? [] : [session]), [name, text]] }),
        wordsOf[name],
      ),
    ),
  );
  const ofCookies = Object.keys(cookieLives).flatMap((name) =>
    [paths.app, paths.login].map((target) =>
      way(
        "cookie",
        `${name} at ${target}`,
        (text) => ({
          method: "GET",
          target,
          headers: [["cookie", `${name}=${text.replaceAll(/[; ]/g, "")}`]],
        }),
        ["%25", "%22", "eyJ", ".", "="],
      ),
    ),
  );
  return [
    ...ofHeads,
    way("head", "a name", (text) => ({
      method: "GET",
      target: "/",
      headers: [[text.replaceAll(/[^\w-]/g, "a"), "a"]],
    })),
    ...ofCookies,
    way(
      "cookie",
      "many of them",
      (text) => ({ method: "GET", target: paths.app, headers: [["cookie", text]] }),
      ["a=b; ", "; ", "=", "session="],
    ),
  ];
}
