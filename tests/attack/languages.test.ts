import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct } from "#tests/fuzz/product";
import { languages } from "~/words/languages";

let product: Product;
beforeAll(async () => {
  product = await startProduct("production");
});
afterAll(() => product.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  product.app.fetch(
    new Request(new URL(path, product.origin), { headers: { host: product.host, ...headers } }),
  );
const long = "x".repeat(8_000);

const codes = ["DE", "de-AT", "ar-EG", "iw", "__proto__", "constructor", '["de"]', "de,ar", "%64e", long];
const zones = ["../../etc", "Etc/GMT+99", "US/Pacific-New", "EUROPE/BERLIN", "__proto__", "+01:00", long];
const weights = Array.from({ length: 2_000 }, (_, at) => `x${at};q=0.${at}`).join();

/** What a stranger may send, to have a page kept that others get. */
const sent: Record<string, string>[] = [
  ...["*", "__proto__", "constructor, de;q=0.1", "de\u00ff<script>", weights, long].map((asked) => ({
    "accept-language": asked,
  })),
  ...codes.flatMap((code) => [
    { cookie: `language=${code}` },
    { cookie: `language=${code}; language=ar` },
    { cookie: `zone=Asia/Tokyo;language=${code}` },
  ]),
  ...zones.flatMap((zone) => [
    { cookie: `zone=${zone}` },
    { cookie: `zone=${zone}; zone=Asia/Tokyo`, "accept-language": "ar" },
    { cookie: `language=de; zone=${zone}` },
  ]),
  { cookie: "language=ar", "x-forwarded-host": "evil.example", "x-original-url": "/?lang=de" },
];
const queries = ["?lang=ar", "?lang[]=ar", "?lang=__proto__", "?lang=DE", `?lang=${long}`];

/** What each visitor gets whom nobody else's headers may change. */
const visitors: [headers: Record<string, string>, language: string][] = [
  [{}, "en"],
  [{ "accept-language": "de-AT,de;q=0.9" }, "de"],
  [{ cookie: "language=ar; zone=Europe/Berlin" }, "ar"],
  [{ cookie: "zone=Asia/Tokyo" }, "en"],
];

async function readAll(path: string) {
  const read: string[] = [];
  for (const [headers, language] of visitors) {
    const answer = await ask(path, headers);
    expect(answer.headers.get("content-language")).toBe(language);
    expect(answer.headers.get("vary")).toMatch(/accept-language, cookie/);
    expect(answer.headers.has("set-cookie")).toBe(false);
    read.push(await answer.text());
  }
  return read;
}

it.each(["/", "/terms"])("whatever headers ask for %s, others get the same as before", async (path) => {
  const before = await readAll(path);
  expect(new Set(before).size).toBeGreaterThanOrEqual(languages.length);
  const asked = [
    ...sent.map((headers) => ["", headers] as const),
    ...queries.map((query) => [query, {}] as const),
  ];
  for (const [query, headers] of asked) {
    const about = JSON.stringify([query, headers]).slice(0, 100);
    const answer = await ask(path + query, headers);
    expect(answer.status, about).toBe(200);
    const language = answer.headers.get("content-language");
    const direction = language === "ar" ? "rtl" : "ltr";
    expect(await answer.text(), about).toContain(`<html lang="${language}" dir="${direction}"`);
    expect(answer.headers.has("set-cookie"), about).toBe(query === "?lang=ar");
  }
  expect(await readAll(path)).toEqual(before);
});
