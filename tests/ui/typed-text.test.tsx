import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, it } from "vitest";
import { partsOf } from "~/ui/links-in-text";
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

it("loses no letter, and makes several blank lines one", () => {
  const text = "One https://example.com/x.\nTwo\n\n \n\n\nThree (http://example.org)";
  const said = partsOf(text).map(({ text }) => text);
  expect(said.join("")).toBe("One https://example.com/x.\nTwo\n\nThree (http://example.org)");
});

it("shows what was typed in its own direction, as text, with links that recommend nothing", () => {
  expect(html(<TypedText text={'<b>שלום</b> https://example.com/?a="b'} />)).toMatch(
    /^<p dir="auto" class="[^"]+">&lt;b&gt;שלום&lt;\/b&gt; <a href="https:\/\/example\.com\/\?a=" rel="nofollow ugc noopener noreferrer">https:\/\/example\.com\/\?a=<\/a>&quot;b<\/p>$/,
  );
});
