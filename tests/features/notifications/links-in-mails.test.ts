import { describe, expect, it } from "vitest";
import { layOutMail } from "~/features/notifications/mails/mail-layout";

const frame = {
  brand: "Guildhall",
  origin: "https://guildhall.test",
  contact: "hello@guildhall.test",
  url: "https://guildhall.test/app/inbox/1",
  number: "ABCDEF",
};

const mailOf = (excerpt: string, name = "Ana") =>
  layOutMail(frame, {
    subject: `${name} wrote to you`,
    heading: `${name} wrote to you`,
    lead: `${name} wrote.`,
    facts: [["From", name]],
    excerpt,
    button: "Read",
    notes: [`You can reply to ${name}.`],
  });

const quotedText = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("> "))
    .map((line) => line.slice(2))
    .join("\n");
const quotedHtml = (html: string) => /<div dir="auto">(.*?)<\/div>/.exec(html)?.[1];

describe("what somebody wrote stands in a mail", () => {
  it.each([
    [
      "an address",
      "See https://a.example/b.",
      "See https://a.example/b.",
      'See <bdi dir="ltr">https://a.example/b</bdi>.',
    ],
    [
      "an address whose end would stand before its host",
      "שלום https://evil.example/א/google.org",
      "שלום https://evil.example/%D7%90/google.org",
      'שלום <bdi dir="ltr">https://evil.example/%D7%90/google.org</bdi>',
    ],
    [
      "an override before an address",
      "\u202ehttps://evil.example/gro.elgoog//:sptth",
      "[link left out]",
      "[link left out]",
    ],
    ["an isolate without its end", "\u2067https://evil.example/", "[link left out]", "[link left out]"],
    [
      "an address with a name before its host",
      "https://bank.example@evil.example/",
      "[link left out]",
      "[link left out]",
    ],
    [
      "an address in letters that look like others",
      "https://\u0430pple.com/",
      "[link left out]",
      "[link left out]",
    ],
  ])("with %s as pages show it", (_what, excerpt, inText, inHtml) => {
    const { text, html } = mailOf(excerpt);
    expect(quotedText(text)).toBe(inText);
    expect(quotedHtml(html)).toBe(inHtml);
  });

  it("in the order in which its letters are stored, wherever a name stands", () => {
    const { subject, text, html } = mailOf("Hi.", "\u202eanA\u2066\u2067");
    for (const said of [subject, text, html]) {
      expect(said).toContain("anA");
      expect(said).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    }
  });
});
