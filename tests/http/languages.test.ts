import { expect, test } from "vitest";
import { createTestClock } from "#tests/support/clock";
import { createAudiences } from "~/http/audience.server";
import { keepPages } from "~/http/kept-pages";
import { otherLanguages } from "~/shell/page/other-languages.server";
import { publicMeta } from "~/shell/page/public-meta";
import { createCookies } from "~/shell/request/cookies.server";
import { languages } from "~/words/languages";
import { createTestApplication } from "./application";
import { createTestHttpApp, ourHost } from "./http-app";

const { ask } = createTestApplication();

/** What an answer says of its language, and to whom it may be given again. */
async function languageOf(path: string, headers: Record<string, string> = {}) {
  const answer = await ask(path, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("vary")).toContain("accept-language, cookie");
  const language = answer.headers.get("content-language") ?? "";
  const directory = language === languages[0].code ? "/build/" : `/build/${language}/`;
  expect(await answer.text()).toContain(`${directory}manifest-TEST.js`);
  return { language, cookie: answer.headers.get("set-cookie") };
}

const long = (part: string, end = "") => part.repeat(Math.ceil(8_000 / part.length)) + end;

test.each([
  ["none", undefined, "en"],
  ["the browser's", "de-AT,de;q=0.9,en;q=0.8", "de"],
  ["another letter case, region and script", "AR-Arab-EG", "ar"],
  ["by weight, not by place", "en;q=0.1, de;q=0.2, ar;q=0.15", "de"],
  ["of the same weight the first", "ar, de, en", "ar"],
  ["of no weight none", "de;q=0, ar;q=0.000, en;q=0.001", "en"],
  ["none that is ours", "tlh-KX,tlh;q=0.9,xx", "en"],
  ["any", "*", "en"],
  ["any, then one of ours", "*, de;q=0.1", "de"],
  ["nonsense", ';;;,,,q=1,de;q=banana,\t"de"', "en"],
  ["a path", "../../de", "en"],
  ["8 KB of others, and one of ours at the end", long("x,", "de"), "en"],
  ["8 KB of one of ours", long("de-DE;q=0.1,"), "de"],
  ["8 KB of commas", long(",", "de"), "en"],
  ["8 KB in one", long("d"), "en"],
])("Accept-Language, %s", async (_what, header, language) => {
  const found = await languageOf("/", header === undefined ? {} : { "accept-language": header });
  expect(found).toEqual({ language, cookie: null });
});

test.each([
  ["the switch's", "language=ar", "ar"],
  ["beside others", "theme=ImRhcmsi; language=ar; zone=Europe/Berlin", "ar"],
  ["one that isn't offered, or is no more", "language=xx", "de"],
  ["nothing", "language=", "de"],
  ["a property that every object has", "language=constructor", "de"],
  ["quotes", 'language="ar"', "de"],
  ["one with more behind it", "language=ar,en", "de"],
  ["8 KB", `language=${long("ar")}`, "de"],
  ["the first of two", "language=ar; language=en", "ar"],
  ["the end of another's name", "my-language=ar", "de"],
])("a cookie of %s", async (_what, cookie, language) => {
  expect((await languageOf("/", { cookie, "accept-language": "de" })).language).toBe(language);
});

test.each([
  ["?lang=ar", "ar"],
  ["?lang=ar&lang=de", "ar"],
  ["?lang=xx&lang=ar", "de"],
  ["?lang=", "de"],
  ["?lang", "de"],
  ["?LANG=ar", "de"],
  ["?slang=ar", "de"],
  ["?lang=ar%0d%0aset-cookie:%20a=1", "de"],
  ["?lang=%00", "de"],
  ["?lang=%ff%fe", "de"],
  ["?lang=../ar", "de"],
  [`?lang=${long("ar")}`, "de"],
])("an address with %s", async (query, language) => {
  const found = await languageOf(`/${query}`, { cookie: "language=de", "accept-language": "en" });
  // The pages that this one leads to are in the same language.
  const kept = language === "ar" ? expect.stringMatching(/^language=ar; /) : null;
  expect(found).toEqual({ language, cookie: kept });
});

test("an address that names a language says it of a page alone: what isn't there keeps nothing", async () => {
  const answer = await ask("/nothing?lang=ar");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-language")).toBe("ar");
  expect(answer.headers.has("set-cookie")).toBe(false);
});

test("a page with a canonical address names it in each language for search engines, and no other page does", async () => {
  const page = "https://guildhall.example/briefs";
  const linkOf = (canonical: string) =>
    otherLanguages(`<html><head><link rel="canonical" href="${canonical}"/><title>Briefs</title>`);
  const named = languages.map(({ code }) => `<${page}?lang=${code}>; rel="alternate"; hreflang="${code}"`);
  const all = [...named, `<${page}>; rel="alternate"; hreflang="x-default"`].join(", ");
  expect(linkOf(page)).toBe(all);
  expect(linkOf(`${page}?lang=de`)).toBe(all);
  const discipline = linkOf(`${page}?discipline=design&amp;lang=de`);
  expect(discipline).toContain(`<${page}?discipline=design&lang=ar>; rel="alternate"; hreflang="ar"`);
  expect(discipline).toContain(`<${page}?discipline=design>; rel="alternate"; hreflang="x-default"`);
  expect((await ask("/")).headers.has("link")).toBe(false);
});

test("a page whose address names a language is its own canonical, and any other names none", () => {
  const page = { title: "Hire", description: "Hire talent.", path: "/briefs?discipline=design" };
  const addressesIn = (named: string | null) => {
    const data = { brand: "Guildhall", origin: "https://guildhall.example", named };
    return publicMeta([{ id: "root", data }], page).flatMap((tag) => {
      const { rel, href, property, content } = tag as Record<string, string>;
      return rel === "canonical" ? [href] : property === "og:url" ? [content] : [];
    });
  };
  const address = "https://guildhall.example/briefs?discipline=design";
  expect(addressesIn(null)).toEqual([address, address]);
  expect(addressesIn("ar")).toEqual([`${address}&lang=ar`, `${address}&lang=ar`]);
});

/** Pages that are counted by language, behind what keeps them in memory. */
function createCountingApp() {
  const cookies = createCookies({
    secrets: ["a secret of the tests, long enough"],
    secure: true,
    clock: createTestClock(),
  });
  const { app, asked, log } = createTestHttpApp({
    pages: async (request) => {
      asked.push(request);
      return new Response(request.headers.get("accept-language"), {
        headers: { "content-type": "text/html; charset=utf-8" },
      });
    },
  });
  const kept = keepPages(app, {
    log,
    trustedProxies: [],
    hosts: [ourHost],
    notice: () => null,
    audienceOf: createAudiences(cookies, { showsTimes: true }),
    now: () => new Date(0),
    isKept: (path) => (path.includes("?") ? null : "here"),
    restsOn: async (path) => (path === "/" ? [["briefs", "newest"]] : []),
    watch: () => () => undefined,
  });
  return {
    asked,
    ask: async (path: string, headers: Record<string, string>) =>
      (
        await kept.fetch(new Request(`https://${ourHost}${path}`, { headers: { host: ourHost, ...headers } }))
      ).text(),
  };
}

test.each(["/", "/terms"])(
  "%s is kept once for each language, whatever headers and cookies ask for it",
  async (path) => {
    const { ask, asked } = createCountingApp();
    for (let at = 0; at < 200; at += 1) {
      expect(await ask(path, { "accept-language": `x-${at}, tlh;q=0.1${at % 100}` })).toBe("en");
      expect(await ask(path, { "accept-language": `x-${at}, de-${at};q=0.1${at % 100}` })).toBe("de");
      expect(await ask(path, { "accept-language": `x-${at}`, cookie: `language=x${at}` })).toBe("en");
      expect(await ask(path, { "accept-language": `x-${at}`, cookie: "language=ar" })).toBe("ar");
    }
    expect(asked).toHaveLength(3);
    // One render by each address that names one: nothing of it is kept.
    for (const query of ["?lang=ar", "?lang=ar", "?lang=x1", "?lang=de&lang=ar"]) await ask(path + query, {});
    expect(asked).toHaveLength(3 + 4);
    expect(await ask(path, {})).toBe("en");
  },
);
