import fc from "fast-check";
import { pathEndings } from "#tests/attack/redirect-payloads";
import { paths } from "~/paths";
import { marketPaths } from "./market";
import { headerText, text, wellFormed } from "./texts";
import { leadingAway } from "./worst";

const pages = Object.values(paths).map((path) => path.split("?")[0] ?? "/");
const files = ["/favicon.svg", "/robots.txt", "/favicon.ico", "/build/root-TEST.js", "/build/"];
const strange = [
  "//evil.example/",
  "///evil.example/app",
  "/\\evil.example",
  "/%2f%2fevil.example",
  "/@evil.example",
  "/.",
  "/..",
  "/../../package.json",
  "/..%2f..%2fpackage.json",
  "/build/../../package.json",
  "/build/..%2f..%2f..%2fpackage.json",
  "/build/%2e%2e/%2e%2e/server.js",
  "/build/..%5c..%5cpackage.json",
  "/%c0%ae%c0%ae/package.json",
  "/.env",
  "/.git/config",
  "/package.json",
  "/node_modules/zod/package.json",
  "/app/..%00/",
  "/app%00",
  "/app%",
  "/app%zz",
  "/app%ff%fe",
  "/app;a=b",
  "/app//briefs",
  "/%61pp",
  "/APP",
  "/app/",
  "/app/briefs/1",
  "/login.data",
  "/__manifest",
  "/__proto__",
  "/constructor",
  "/healthz/",
  "/graphql/",
  "/*",
  "/$",
  "/caf\u00e9/\u{1f600}",
  `/${"a".repeat(4_000)}`,
  `/${"a/".repeat(500)}`,
];

/** The start of a request's target: always a slash, otherwise anything. */
const pathname: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...pages) },
  { weight: 8, arbitrary: fc.constantFrom(...marketPaths) },
  { weight: 1, arbitrary: fc.constantFrom(...files) },
  { weight: 3, arbitrary: fc.constantFrom(...strange) },
  { weight: 1, arbitrary: leadingAway },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...pages, ...strange), fc.constantFrom(...pathEndings))
      .map((parts) => parts.join("")),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...pages), text).map(([page, end]) => `${page}/${encode(end)}`),
  },
  { weight: 1, arbitrary: headerText.map((one) => `/${one}`) },
);

/** The compiler's names of the pages, and some that a page can't have. */
const routeIds = [
  "root",
  "routes/_public",
  "routes/_public._index",
  "routes/_public.boutiques",
  "routes/_public.hire",
  "routes/_public.login",
  "routes/_public.sign-in",
  "routes/app",
  "routes/app._index",
  "routes/app.profile",
  "routes/app.profile_.account",
  "routes/app.profile_.export",
  "routes/app.members.$uid",
  "routes/app.briefs._index",
  "routes/app.briefs.new",
  "routes/app.briefs.$id",
  "routes/app.briefs.$id_.edit",
  "routes/app.briefs.$id_.compare",
  "routes/app.briefs.$id_.proposals",
  "routes/app.briefs.$id_.proposals.$uid",
  "routes/app.briefs.$id_.reply",
  "routes/app.briefs.$id_.invite",
  "routes/app.briefs.$id_.invitation",
  "routes/app.references.$id",
  "routes/_public.reference.$secret",
  "routes/app.briefs.$id_.published",
  "routes/app.briefs.saved",
  "routes/app.briefs.searches",
  "routes/app.briefs.proposals",
  "routes/app.briefs.$id_.proposal",
  "routes/app.inbox",
  "routes/session",
  "routes/sign-out",
  "routes/theme",
  "routes/language",
  "routes/agencies",
  "routes/local.mailbox",
  "routes/site[.]webmanifest",
  "routes/$",
  "routes/nowhere",
  "__proto__",
  "constructor",
  "",
];

const names = ["redirect", "to", "sent", "id", "oobCode", "notice", "index", "returnTo", "_routes", "_data"];

const pair: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...routeIds).map((id) => `_data=${encodeURIComponent(id)}`) },
  { weight: 1, arbitrary: fc.constant("index") },
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom(...names), text).map(([name, value]) => `${name}=${encode(value)}`),
  },
  { weight: 1, arbitrary: fc.tuple(text, text).map(([name, value]) => `${encode(name)}=${encode(value)}`) },
  { weight: 1, arbitrary: headerText.map((one) => one.replaceAll("#", "")) },
);

const query: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constant("") },
  { weight: 2, arbitrary: fc.array(pair, { maxLength: 3 }).map((pairs) => `?${pairs.join("&")}`) },
);

export const target: fc.Arbitrary<string> = fc.tuple(pathname, query).map((parts) => parts.join(""));

/** A page's own path, with any query. */
export const targetOf = (path: string): fc.Arbitrary<string> => query.map((end) => path + end);

function encode(one: string): string {
  return encodeURIComponent(wellFormed(one));
}
