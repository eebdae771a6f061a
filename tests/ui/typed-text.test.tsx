import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, it } from "vitest";
import { partsOf } from "~/ui/links-in-text";
import { OutsideLink } from "~/ui/outside-link";
import { TypedText } from "~/ui/typed-text";

const linksOf = (text: string) => partsOf(text).flatMap(({ text, href }) => (href === null ? [] : [text]));

it.each([
  ["See https://example.com/a?b=c#d.", ["https://example.com/a?b=c#d"]],
  ["(https://example.com/a_(b))", ["https://example.com/a_(b)"]],
  ["http://one.example, HTTPS://TWO.example!", ["http://one.example", "HTTPS://TWO.example"]],
  ["“https://example.com”", ["https://example.com"]],
  ["https://example.com…", ["https://example.com"]],
  ["javascript:alert(1) data:text/html,x ftp://example.com //example.com www.example.com", []],
  ["https://bank.example@evil.example/ https://u:p@evil.example", []],
  ["https:// http://) nothttps://example.com", []],
  ["https://\u0430pple.com https://evil.example\\@good.example/ https:////evil.example", []],
  ["https://a.example\u2215login.evil.example https://evil.example\u200b.good.example/", []],
  ["http://localhost:3000/sign-out?to=/ https://x.example//Sign%2Dout/ https://a.example/./sign-out/b", []],
  ["https://a.example/sign-outs", ["https://a.example/sign-outs"]],
])("of %j these are links: %j", (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

const evil = "https://evil.example/gro.elgoog//:sptth";
it.each([
  ["an override", `\u202e${evil}`, []],
  ["an override that ended", `\u202eabc\u202c ${evil}`, []],
  ["an override on another line", `${evil}\n\u202d`, []],
  ["an embedding", `\u202b${evil}\u202c`, []],
  ["an isolate that doesn’t end", `\u2067${evil}`, []],
  ["an isolate that doesn’t end on its line", `\u2067${evil}\nabc\u2069`, []],
  ["an end of no isolate", `\u2069${evil}`, []],
  ["an isolate that ends", `\u2068שלום\u2069 https://a.example/b`, ["https://a.example/b"]],
  ["an isolate around it", `\u2066https://a.example/b\u2069`, ["https://a.example/b"]],
  [
    "a mark within it",
    "https://a.example/\u200fb https://c.example\u200e.d",
    ["https://a.example/", "https://c.example"],
  ],
  ["an Arabic mark within it", "https://a.example/\u061cb", ["https://a.example/"]],
])("a text with %s has as links what is read as it leads", (_what, text, links) => {
  expect(linksOf(text)).toEqual(links);
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

it.each(["https://evil.example/א/google.org", "https://a.example"])(
  "an address stands by itself, from left to right, among letters of the other direction: %s",
  (address) => {
    const shown = html(<TypedText text={`שלום ${address} שלום`} />);
    expect(shown).toContain(`<a dir="ltr" href="${new URL(address).href}"`);
    expect(html(<OutsideLink to={address} />)).toContain(`<a dir="ltr" href="${new URL(address).href}"`);
  },
);

it("loses no letter, and makes several blank lines one", () => {
  const text = "One https://example.com/x.\nTwo\n\n \n\n\nThree (http://example.org)";
  const said = partsOf(text).map(({ text }) => text);
  expect(said.join("")).toBe("One https://example.com/x.\nTwo\n\nThree (http://example.org)");
});

it("shows what was typed in its own direction, as text, with links that recommend nothing", () => {
  expect(html(<TypedText text={'<b>שלום</b> https://example.com/?a="b'} />)).toMatch(
    /^<p dir="auto" class="[^"]+">&lt;b&gt;שלום&lt;\/b&gt; <a dir="ltr" href="https:\/\/example\.com\/\?a=" rel="nofollow ugc noopener noreferrer">https:\/\/example\.com\/\?a=<\/a>&quot;b<\/p>$/,
  );
});
