import type { TextPart } from "~/ui/links-in-text";
import { inStoredOrder, isolate, withIsolated, withMark } from "~/words/isolate";
import * as words from "~/words/mails.generated";
import type { AuthorMark } from "./author-in-mail";
import { mailPartsOf } from "./links-in-mails";
import { toHtml } from "./mail-html";
import { replyMark } from "./reply-mark";

/** The sender's data in every mail. */
export interface Letterhead {
  /** Name of the product, from configuration. */
  brand: string;
  /**
   * Public origin of the product, for the footer: people can compare it with the address of the
   * link.
   */
  origin: string;
  /** Where questions go: an address people can write to. */
  contact: string;
}

/** The layout's input besides the texts. */
export interface MailFrame extends Letterhead {
  /** Where the button leads: http(s). */
  url: string;
  /**
   * In the last line, unique per mail: programs hide text that a thread has already, and two mails
   * with links have the same texts.
   */
  number: string;
  /**
   * The page of the mail settings, and the page where one press ends mails of this kind: http(s).
   */
  settingsUrl?: string;
  stopUrl?: string;
  /** The page where one press mutes the mail's conversation. */
  muteUrl?: string;
  /** Whether replies to it are received. */
  takesReplies?: boolean;
  /** The member whom it is about. */
  author?: AuthorMark;
}

/** A mail without its envelope. */
interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** A title or another text of a member's, with the code of its language. */
export interface Written {
  text: string;
  lang: string;
}

/** It, where its language is said. */
export function writtenAs(text: string | null, lang: string | null): Written[] {
  return text && lang ? [{ text: inStoredOrder(text), lang }] : [];
}

/** Another way on than the button: what it says, and where on our site it leads. */
export interface MailWay {
  text: string;
  path: string;
}

/** A paragraph, with the ways on from what it is about. */
export interface MailNote {
  text: string;
  ways: readonly MailWay[];
}

/** The texts of one mail. All are plain text; the layout escapes them. */
export interface MailTexts {
  subject: string;
  heading: string;
  lead: string;
  /** Facts under the lead, as [name, value]. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** The beginning of a member's text. */
  excerpt?: string;
  /** The same where there are several, each under what it is: "Question", "Answer". */
  quotes?: readonly (readonly [name: string, text: string])[];
  /** Members' texts within these, in the languages that they say. */
  written?: readonly Written[];
  button: string;
  /** Below it. */
  ways?: readonly MailWay[];
  /** One paragraph each, after the button. */
  notes: readonly (string | MailNote)[];
  /** The footer's link that ends mails of this kind: "Stop e-mail about proposals". */
  stops?: string;
  /** A line of the footer. */
  foot?: string | null;
}

/**
 * The texts of a line on a page or in the mail of the day, without the parts that only a mail of
 * its own has.
 */
export type LineTexts = Omit<MailTexts, "heading" | "notes" | "stops" | "foot">;

/**
 * Lays one mail out as text and as HTML, in the language that it is called in: one heading, one
 * button, the plain address, what to do otherwise.
 */
export function layOutMail(frame: MailFrame, texts: MailTexts): MailContent {
  const url = toWebAddress(frame.url);
  const brand = toLine(frame.brand);
  const footer = [
    ...(frame.settingsUrl ? [{ text: words.chooseEmail(), url: toWebAddress(frame.settingsUrl) }] : []),
    ...(frame.stopUrl ? [{ text: texts.stops ?? words.stopThese(), url: toWebAddress(frame.stopUrl) }] : []),
    ...(frame.muteUrl ? [{ text: words.muteConversation(), url: toWebAddress(frame.muteUrl) }] : []),
    {
      // Some languages isolate by themselves.
      text: withIsolated(
        words.sentBy({
          brand: isolate(brand),
          origin: isolate(frame.origin),
          contact: isolate(toLine(frame.contact)),
        }),
      ),
    },
    ...(texts.foot ? [{ text: texts.foot }] : []),
    { text: words.mailNumber({ number: frame.number }) },
  ];
  const top = frame.takesReplies ? replyMark() : null;
  const { subject, heading, lead, facts, excerpt, quotes = [], ways = [], notes } = texts;
  const laidOutWays = (all: readonly MailWay[]) =>
    all.map(({ text, path }) => ({ text, url: toWebAddress(frame.origin + path) }));
  const laidOut = {
    ...texts,
    subject: withMark(toLine(withIsolated(subject))),
    heading: withIsolated(heading),
    lead: withIsolated(lead),
    ...(facts && { facts: facts.map(([name, value]) => [name, withIsolated(value)] as const) }),
    ways: laidOutWays(ways),
    notes: notes.map((note) =>
      typeof note === "string"
        ? { text: withIsolated(note), ways: [] }
        : { text: withIsolated(note.text), ways: laidOutWays(note.ways) },
    ),
    quoted: [
      ...(excerpt ? [{ name: null, parts: mailPartsOf(excerpt) }] : []),
      ...quotes.map(([name, text]) => ({ name, parts: mailPartsOf(text) })),
    ],
    ...{ url, brand, footer, top, author: frame.author ?? null },
  };
  return { subject: laidOut.subject, text: toText(laidOut), html: toHtml(laidOut) };
}

/** The beginning of a member's text, split into text and addresses. */
export interface Quoted {
  name: string | null;
  parts: readonly TextPart[];
}

export interface LaidOutWay {
  text: string;
  url: string;
}

/** A mail after all of its addresses are checked. */
export interface LaidOutMail extends Omit<MailTexts, "excerpt" | "quotes" | "ways" | "notes"> {
  quoted: readonly Quoted[];
  url: string;
  ways: readonly LaidOutWay[];
  notes: readonly { text: string; ways: readonly LaidOutWay[] }[];
  brand: string;
  footer: readonly { text: string; url?: string }[];
  /** Comes before everything else. */
  top: string | null;
  author: AuthorMark | null;
}

function toText({ top, heading, lead, facts = [], quoted, button, url, ...rest }: LaidOutMail): string {
  const { ways, notes, footer } = rest;
  const sayWay = ({ text, url }: LaidOutWay) => `${withMark(text)}:\n${url}`;
  const parts = [
    ...(top ? [top] : []),
    withMark(heading),
    withMark(lead),
    ...(facts.length > 0 ? [facts.map(([name, value]) => withMark(`${name}: ${value}`)).join("\n")] : []),
    ...quoted.map(({ name, parts }) => {
      const lines = parts
        .map(({ text }) => text)
        .join("")
        .replaceAll(/^/gm, "> ");
      return name === null ? lines : `${withMark(name)}:\n${lines}`;
    }),
    `${withMark(button)}:\n${url}`,
    ...ways.map(sayWay),
    ...notes.map(({ text, ways }) => [withMark(text), ...ways.map(sayWay)].join("\n")),
    `--\n${footer.map(({ text, url }) => (url ? `${withMark(text)}:\n${url}` : withMark(text))).join("\n")}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

function toWebAddress(text: string): string {
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new TypeError(`Not a web address: ${url.protocol}`);
  return url.href;
}

/**
 * One line of text: no line breaks or other control characters, so that nothing can become a
 * header.
 */
export function toLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
