import { stays } from "#tests/attack/redirect-payloads";
import type { Answer, Asked } from "./ask";
import type { People } from "./fill-in";
import type { Product } from "./product";

/** What a visitor must never read: our own insides. */
const insides = [
  /\n\s+at .+[:(]/,
  /node:internal|node_modules|\.server\.ts|webpack|file:\/\/\//,
  /\b(?:Type|Syntax|Range|Reference)Error\b|\[object (?!Object)/,
  /\bSQLITE_|\bno such (?:table|column)|\bINSERT INTO\b|\bSELECT .+ FROM\b/,
  /\bauth\/[a-z-]+-[a-z]+\b|firebase-admin|ECONNREFUSED/,
  /"devDependencies"|BEGIN (?:RSA )?PRIVATE KEY/,
  /Application Error/,
  /a secret of the generated requests|local-mode-only-not-a-secret/,
];

const always: [name: string, value: RegExp][] = [
  ["content-security-policy", /^default-src '(none|self)'; .*frame-ancestors 'none'/],
  ["x-content-type-options", /^nosniff$/],
  ["x-frame-options", /^DENY$/],
  ["referrer-policy", /^same-origin$/],
  ["cross-origin-opener-policy", /^same-origin$/],
  ["cross-origin-resource-policy", /^same-origin$/],
  ["permissions-policy", /camera=\(\)/],
  ["cache-control", /./],
  ["x-request-id", /^[\w=-]+$/],
];

/** Everything that is wrong with an answer; empty when nothing is. */
export function faultsOf(product: Product, people: People, asked: Asked, answer: Answer): string[] {
  return [
    ...statusFaults(asked, answer),
    ...headerFaults(product, answer),
    ...bodyFaults(asked, answer),
    ...redirectFaults(product, answer),
    ...linkFaults(product, answer),
    ...answer.headers.getSetCookie().flatMap((line) => cookieFaults(product, line)),
    ...privacyFaults(product, people, asked, answer),
    ...logFaults(product),
  ];
}

/** Asks within two seconds whether the provider answers, which on a busy machine it may not. */
const readiness = /^\/readyz(?:[?#]|$)/;

function statusFaults({ target }: Asked, { status }: Answer): string[] {
  if (status === 503 && readiness.test(target)) return [];
  // No fault is injected here, so even an honest 503 would be a lie.
  return status >= 200 && status < 500 ? [] : [`status ${status}`];
}

function headerFaults({ mode }: Product, { headers, status, text }: Answer): string[] {
  const faults = always
    .filter(([name, value]) => !value.test(headers.get(name) ?? ""))
    .map(([name]) => `${name}: ${headers.get(name)}`);
  if (headers.has("strict-transport-security") !== (mode === "production")) faults.push("HSTS");
  for (const name of ["x-powered-by", "server", "access-control-allow-origin"])
    if (headers.has(name)) faults.push(`${name}: ${headers.get(name)}`);
  if (text !== "" && !/^[a-z]+\/[\w.+-]+/.test(headers.get("content-type") ?? ""))
    faults.push(`content-type: ${headers.get("content-type")}`);
  if (status === 405 && !headers.has("allow")) faults.push("405 without Allow");
  if (status === 429 && !headers.has("retry-after")) faults.push("429 without Retry-After");
  return faults;
}

function bodyFaults({ method, target, body }: Asked, { headers, text }: Answer): string[] {
  const faults: string[] = [];
  const sent = `${target} ${typeof body === "string" ? body : ""}`;
  for (const pattern of insides) {
    const [found] = text.match(pattern) ?? [];
    if (found && !sent.includes(found.trim())) faults.push(`the body says ${JSON.stringify(found)}`);
  }
  const type = headers.get("content-type") ?? "";
  if (type.startsWith("text/html")) {
    if (type !== "text/html; charset=utf-8") faults.push(`content-type: ${type}`);
    if (text !== "" && !text.startsWith("<!DOCTYPE html>")) faults.push("HTML that isn't our page");
    if (/<script>fuzzed|<img src=x/.test(text)) faults.push("what was sent became markup");
  } else if (/json/.test(type) && text !== "") {
    try {
      JSON.parse(text);
    } catch {
      faults.push("JSON that can't be read");
    }
  }
  if (method === "HEAD" && text !== "") faults.push("a HEAD with a body");
  return faults;
}

function redirectFaults({ origin }: Product, { headers, status }: Answer): string[] {
  const faults: string[] = [];
  if (status >= 300 && status < 400 && status !== 304 && !headers.has("location")) faults.push("no Location");
  for (const name of ["location", "x-remix-redirect", "content-location", "refresh"]) {
    const to = headers.get(name);
    if (to === null) continue;
    if (!URL.canParse(to, origin) || new URL(to, origin).origin !== origin) faults.push(`${name}: ${to}`);
    else if (!/^\/(?![/\\])/.test(to)) faults.push(`${name} is no path: ${to}`);
  }
  const link = headers.get("link");
  // A page in its other languages, each by its whole address.
  const isOurs = link
    ?.split(", ")
    .every((one) => one.startsWith(`<${origin}/`) && URL.canParse(one.slice(1)));
  if (isOurs === false) faults.push(`link: ${link}`);
  return faults;
}

/** Links and forms that are written as paths of ours, and would lead to another site. */
export function linkFaults({ origin }: Product, { headers, text }: Answer): string[] {
  if (!headers.get("content-type")?.startsWith("text/html")) return [];
  const paths = [...text.matchAll(/\s((?:form)?action|href|src)="([/\\][^"]*)"/g)];
  return paths
    .filter(([, , to]) => !stays(to?.replaceAll("&amp;", "&"), origin))
    .map(([, name, to]) => `${name}: ${to}`);
}

function cookieFaults({ mode }: Product, line: string): string[] {
  const secure = mode === "production";
  const [pair = "", ...attributes] = line.split("; ");
  const name = pair.split("=")[0] ?? "";
  const guarded = ["session", "attempt", "skip-redirects", "known-browser", "kept-form"].map((one) =>
    secure ? `__Host-${one}` : one,
  );
  const has = (attribute: string) => attributes.some((one) => one.toLowerCase() === attribute.toLowerCase());
  const right =
    [...guarded, "theme", "language", "signed-out"].includes(name) &&
    has("Path=/") &&
    has("SameSite=Lax") &&
    has("Secure") === secure &&
    has("HttpOnly") === (name !== "signed-out") &&
    attributes.some((one) => /^Max-Age=\d+$/.test(one)) &&
    !attributes.some((one) => /^domain=/i.test(one));
  return right ? [] : [`set-cookie: ${line}`];
}

function privacyFaults(product: Product, people: People, asked: Asked, answer: Answer): string[] {
  const { pathname, searchParams } = new URL(product.origin + asked.target);
  const faults: string[] = [];
  const sent = asked.headers.map(([, value]) => value).join(" ");
  for (const [name, { session, idToken, secrets }] of Object.entries(people)) {
    const isThem = sent.includes(session) || sent.includes(idToken) || String(asked.body).includes(idToken);
    if (!isThem && secrets.some((secret) => answer.text.includes(secret))) faults.push(`tells about ${name}`);
  }
  const isPrivate = /^\/app(?:\/|$)/i.test(decodeSafely(pathname));
  if (!isPrivate) return faults;
  const isSignedIn = Object.values(people).some(({ session }) => sent.includes(session));
  const isSiteAlone = searchParams.get("_data") === "root";
  // What a draft that saves itself is told; it has no page, and says nothing else.
  const isAutosave = /^\{"autosaved":"(signed-out|failed)"\}$/.test(answer.text);
  // The page that waits for an account creation has nobody's data, and after such a post the post's status.
  const isWaiting = answer.text.includes("Finishing your sign-up");
  if (!isSignedIn && answer.status === 200 && !isSiteAlone && !isAutosave && !isWaiting)
    faults.push("a private page for anybody");
  if (answer.headers.get("cache-control") !== "no-store") faults.push("a private page that may be kept");
  return faults;
}

function decodeSafely(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** product.md §5 wants this one logged as an error. */
const wanted = ["Invalid host domain to send the email!"];

/** Error lines since the last request. */
function logFaults({ lines }: Product): string[] {
  return lines
    .splice(0)
    .filter(({ level, msg, path }) => level >= 50 && !wanted.includes(msg) && path !== "/readyz")
    .map((line) => `logged: ${JSON.stringify(line)}`);
}
