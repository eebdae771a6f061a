import * as words from "~/words/conversationsMails.generated";
import { languages } from "~/words/languages";
import * as mailWords from "~/words/mails.generated";
import { inLanguage } from "~/words/reader-language.server";
import { type AsRead, asRead, type Place } from "./as-read";

/** What our mails are filled in with, and quotations of them hold. */
export interface OurMail {
  brand: string;
  /** The address of our pages. */
  origin: string;
  /** Names, titles and addresses in them. */
  filledWith: readonly string[];
  /** What the other side wrote lately: mails begin with it. */
  sent: readonly string[];
}

/** Stands for what a sentence is filled in with. */
const filling = "\u0001";

/**
 * Sentences of our mails: a `certain` one is ours alone, of the others two stand side by side
 * where our mail is quoted.
 */
const sentences: Readonly<Record<"certain" | "likely", readonly (() => string)[]>> = {
  certain: [
    () => words.replyToThis({ name: filling }),
    words.replyToThisUnnamed,
    words.replyMark,
    mailWords.buttonFails,
  ],
  likely: [
    () => words.wroteToYou({ name: filling }),
    () => words.wroteAbout({ name: filling, title: filling }),
    words.memberWroteToYou,
    () => words.memberWroteAbout({ title: filling }),
    ...[1, 2, 3, 11, 100].map((count) => () => words.unread({ count })),
    words.readAndReply,
    mailWords.chooseEmail,
    mailWords.muteConversation,
    () => mailWords.stopTopics({ topics: "messages" }),
    () => mailWords.sentBy({ brand: filling, origin: filling, contact: filling }),
  ],
};

/** The shortest text of a member that is known again, in letters. */
const leastKnown = 12;
/** Texts of a member that are looked for: each costs a walk through the reply. */
const mostKnown = 300;

type Kind = "certain" | "likely" | "address" | "text" | "between";
interface Found {
  kind: Kind;
  from: number;
  to: number;
}

/**
 * A text without what it quotes of our mail, however that is marked, broken and laid out: letters
 * alone are compared, and what stands side by side in our mail counts together.
 */
export function withoutOurMail(written: string, mail: OurMail): string {
  let kept = "";
  let read = 0;
  for (const { from, to } of placesOfOurMail(asRead(written), mail)) {
    kept += written.slice(read, from);
    const isWithinLine = kept !== "" && !kept.endsWith("\n") && !/^\s*(?:\n|$)/.test(written.slice(to));
    if (isWithinLine) kept += written.slice(from, to).includes("\n") ? "\n" : " ";
    read = to;
  }
  if (read === 0) return written;
  return `${kept}${written.slice(read)}`
    .replaceAll(/(?<![ \t])[ \t]+$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function placesOfOurMail(seen: AsRead, mail: OurMail): Place[] {
  const { letters, at } = lettersOf(seen);
  const found = patternsOf(mail).flatMap(([kind, pattern]) =>
    [...letters.matchAll(pattern)].map(
      (match): Found => ({ kind, from: match.index, to: match.index + match[0].length }),
    ),
  );
  found.push(...addressesIn(seen, at, mail.origin));
  return clustersOf(found.filter(({ from, to }) => to > from)).map(({ from, to }) =>
    placeWithMarks(seen, at[from] ?? 0, (at[to - 1] ?? 0) + 1),
  );
}

/** Addresses of our pages, by their letters. */
function addressesIn({ text }: AsRead, at: readonly number[], origin: string): Found[] {
  const found: Found[] = [];
  let letter = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"|]+/g)) {
    if (!URL.canParse(match[0]) || new URL(match[0]).hostname !== new URL(origin).hostname) continue;
    while ((at[letter] ?? text.length) < match.index) letter += 1;
    const from = letter;
    while ((at[letter] ?? text.length) < match.index + match[0].length) letter += 1;
    found.push({ kind: "address", from, to: letter });
  }
  return found;
}

/** Its letters and figures, and where in it each stands. */
function lettersOf({ text }: AsRead): { letters: string; at: number[] } {
  let letters = "";
  const at: number[] = [];
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    letters += run;
    for (let place = 0; place < run.length; place += 1) at.push(index + place);
  }
  return { letters, at };
}

const inLetters = (text: string) => lettersOf(asRead(text)).letters;

function patternsOf({ brand, origin, filledWith, sent }: OurMail): [Kind, RegExp][] {
  const known = [...filledWith, brand, origin].map(inLetters).filter((one) => one !== "");
  const fill = `(?:${[...known].sort((a, b) => b.length - a.length).join("|")})?`;
  const of = (kind: "certain" | "likely"): [Kind, RegExp][] =>
    languages.flatMap(({ code }) =>
      sentences[kind].map((say): [Kind, RegExp] => {
        const parts = inLanguage(code, say)
          .split(filling)
          .map((part) => inLetters(part).replaceAll(/\p{N}+/gu, "\\p{N}+"));
        // A name may have changed since; between two parts of a sentence it may be any.
        const source = parts.join(kind === "certain" ? ".{0,120}?" : fill);
        return [kind, new RegExp(source, "gu")];
      }),
    );
  const texts = sent
    .concat(sent.flatMap((text) => text.split("\n")))
    .map(inLetters)
    .filter((text) => text.length >= leastKnown);
  const numbers = languages.map(({ code }) =>
    inLetters(inLanguage(code, () => mailWords.mailNumber({ number: filling }))),
  );
  return [
    ...of("certain"),
    ...of("likely"),
    ...[...new Set(texts)]
      .slice(0, mostKnown)
      .map((text): [Kind, RegExp] => ["text", new RegExp(text, "gu")]),
    ["text", new RegExp(`(?:${numbers.join("|")})[0-9a-f]{6}`, "gu")],
    ...known.map((one): [Kind, RegExp] => ["between", new RegExp(one, "gu")]),
  ];
}

/** What is side by side, where it is a quotation of our mail. */
function clustersOf(found: readonly Found[]): Place[] {
  const clusters: Found[][] = [];
  let end = -1;
  for (const one of [...found].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = clusters.at(-1);
    if (last && one.from <= end) last.push(one);
    else clusters.push([one]);
    end = Math.max(end, one.to);
  }
  return clusters.flatMap((parts) => {
    const likely = parts.filter(({ kind }) => kind === "likely").length;
    const isOurs = parts.some(({ kind }) => kind === "certain") || likely >= 2;
    if (!isOurs) return [];
    // At its edges only what isn't said by chance.
    const edges = parts.filter(({ kind }) => kind !== "between" && kind !== "address");
    return [{ from: Math.min(...edges.map(({ from }) => from)), to: Math.max(...edges.map(({ to }) => to)) }];
  });
}

/** With the marks around it: whole lines where nothing else stands on them. */
function placeWithMarks({ text, placeOf }: AsRead, from: number, to: number): Place {
  const before = /(?:^|\n)[^\p{L}\p{N}\n]*$/u.exec(text.slice(Math.max(0, from - 80), from));
  const [behind = ""] = /^[^\p{L}\p{N}\n]*(?=\n|$)|^[:.”“"'»«)\]>]*/u.exec(text.slice(to, to + 80)) ?? [];
  return placeOf(before ? from - before[0].replace(/^\n/, "").length : from, to + behind.length);
}
