import { describe, expect, it } from "vitest";
import { layOutMail, type MailFrame, type MailTexts } from "~/features/notifications/mails/mail-layout";
import { confirmAddressTexts, invitationTexts, signInLinkTexts } from "~/features/sign-in/mails/link-texts";

const input = {
  brand: "Guildhall",
  url: "https://guildhall.test/sign-in?id=1&oobCode=abc&redirect=%2Fapp",
  number: "7F3A2C",
  validMinutes: 15,
  origin: "https://guildhall.test",
  contact: "hello@guildhall.test",
};

const laidOut =
  (texts: (brand: string, validMinutes: number) => MailTexts) =>
  ({ validMinutes, ...frame }: MailFrame & { validMinutes: number }) =>
    layOutMail(frame, texts(frame.brand, validMinutes));

const mails = {
  "sign-in link": laidOut(signInLinkTexts),
  "confirm address": laidOut(confirmAddressTexts),
  invitation: laidOut(invitationTexts),
};

describe.each(Object.entries(mails))("the %s mail", (_name, create) => {
  it("names the brand in the subject, and its own number in the last line, so that no thread hides it", () => {
    const { subject, text, html } = create(input);
    expect(subject).toContain("Guildhall");
    expect(subject).not.toMatch(/\d/);
    expect(text.trimEnd().split("\n").at(-1)).toBe("Number 7F3A2C");
    expect(html).toContain("Number 7F3A2C");
  });

  it("tells a list of mails its lead, before anything else", () => {
    const { text, html } = create(input);
    const body = html
      .slice(html.indexOf("<body"))
      .replaceAll(/<[^>]*>/g, "")
      .trim()
      .replaceAll("&#39;", "'");
    expect(body.startsWith((text.split("\n\n")[1] ?? "").slice(0, 60))).toBe(true);
  });

  it("has the whole address in the text, on a line of its own", () => {
    expect(create(input).text.split("\n")).toContain(input.url);
  });

  it("has one button and the plain address in the HTML, both leading to the same place", () => {
    const { html } = create(input);
    const escaped = input.url.replaceAll("&", "&amp;");
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${escaped}"`, `href="${escaped}"`]);
    expect(html).toContain(`>${escaped}</a>`);
  });

  it("says who sent it, where questions go, and what to do when nobody asked for it, in both parts", () => {
    const { text, html } = create(input);
    for (const part of [text, html]) {
      expect(part).toContain("Sent by Guildhall, https://guildhall.test. Questions: hello@guildhall.test");
      expect(part).toMatch(/Did you not (ask for it|sign up)\? Then do nothing/);
    }
  });

  it("says the same words in both parts", () => {
    const { text, html } = create(input);
    const texts = text.split(/\n+/).filter((line) => !line.startsWith("http") && line !== "--");
    const decoded = html.replaceAll("&#39;", "'").replaceAll("&amp;", "&");
    for (const line of texts) expect(decoded).toContain(line.replace(/:$/, ""));
  });

  it("loads nothing, runs nothing, and fits a phone and a dark client", () => {
    const { html } = create(input);
    expect(html).not.toMatch(/<(script|img|link|iframe|form)\b|@import|url\(/i);
    expect(html).toContain('name="viewport"');
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html).not.toMatch(/width="[2-9]\d\d/);
  });

  it("lets nothing out of a hostile brand or contact: no header, no element", () => {
    const evil = `Guild"><img src=x onerror=alert(1)>\r\nBcc: eve@example.test`;
    const { subject, text, html } = create({ ...input, brand: evil, contact: evil });
    expect(subject).not.toMatch(/\p{Cc}/u);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(html).not.toContain("<img");
    expect(html).toContain("Guild&quot;&gt;&lt;img");
  });

  it("lets nothing out of a hostile address, and takes web addresses only", () => {
    const { html, text } = create({ ...input, url: `https://guildhall.test/"><script>'x\r\nEvil: 1` });
    expect(html).not.toContain("<script>");
    expect(html).not.toMatch(/href="[^"]*'/);
    expect(text).not.toMatch(/^Evil/m);
    expect(() => create({ ...input, url: "javascript:alert(1)" })).toThrow(TypeError);
  });
});

it.each([mails["sign-in link"], mails["confirm address"]])("says how long the link holds", (create) => {
  expect(create({ ...input, validMinutes: 20 }).text).toContain("within 20 minutes");
});

it("an invitation promises no time limit and asks for none", () => {
  expect(mails.invitation(input).text).not.toContain("minutes");
});

describe("a mail that can be stopped", () => {
  const texts: MailTexts = {
    subject: "Ann sent a proposal",
    heading: "Ann sent a proposal",
    lead: "Everyone hears by 20 March.",
    facts: [["Price", "€480 a day"]],
    excerpt: "I’ve done this twice.\n<b>Faster</b> each time.",
    button: "Read the proposal",
    notes: [],
    stops: "Stop e-mail about proposals",
  };
  const stopUrl = "https://guildhall.test/unsubscribe?to=u&about=proposals&code=c";
  const frame = { ...input, stopUrl, settingsUrl: "https://guildhall.test/app/profile/account" };
  const { text, html } = layOutMail(frame, texts);

  it("says the facts and what somebody wrote in both parts, as text", () => {
    expect(text).toContain("Price: €480 a day\n\n> I’ve done this twice.\n> <b>Faster</b> each time.");
    expect(html).toContain("€480 a day");
    expect(html).toContain("I’ve done this twice.<br>&lt;b&gt;Faster");
  });

  it("leads to its settings and to its end, in both parts", () => {
    for (const line of ["Choose which e-mail you get", "Stop e-mail about proposals"]) {
      expect(text).toContain(`${line}:\nhttps://guildhall.test/`);
      expect(html).toContain(`>${line}</a>`);
    }
    expect(html).toContain(stopUrl.replaceAll("&", "&amp;"));
  });

  it("says the language of what a member wrote, in HTML alone", () => {
    const title = "Ein <b>Laden</b>";
    const part = { text: "Laden", lang: "nl" };
    const said = { ...texts, subject: title, heading: `About ${title}`, lead: `${title}, ${title}: Laden` };
    const span = '<span lang="de">Ein &lt;b&gt;Laden&lt;/b&gt;</span>';
    const mail = layOutMail(frame, { ...said, written: [part, { text: title, lang: "de" }] });
    expect(mail.html).toContain(`>About ${span}</h1>`);
    expect(mail.html).toContain(`>${span}, ${span}: <span lang="nl">Laden</span></td>`);
    expect(mail.html.match(/<title>.*<\/title>/)?.[0]).not.toContain("lang");
    expect(mail.text).toContain(`${title}, ${title}`);
    expect(layOutMail(frame, said).html.match(/lang=/g)).toHaveLength(1);
  });

  it("takes web addresses only", () => {
    expect(() => layOutMail({ ...frame, stopUrl: "javascript:alert(1)" }, texts)).toThrow(TypeError);
  });
});
