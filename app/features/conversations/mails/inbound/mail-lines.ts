import { replyMarks } from "~/features/notifications/mails/reply-mark";
import * as words from "~/words/conversationsMails.generated";
import { languages } from "~/words/languages";
import * as mailWords from "~/words/mails.generated";
import { inLanguage } from "~/words/reader-language.server";

/** Stands for what a text is filled in with. */
const filling = "\u0001";

/** Lines that no member writes, in each of our languages. */
const certain: readonly (() => string)[] = [
  () => words.replyToThis({ name: filling }),
  words.replyToThisUnnamed,
  mailWords.chooseEmail,
  mailWords.muteConversation,
  () => mailWords.stopTopics({ topics: "messages" }),
  mailWords.buttonFails,
];

/** The last lines of a mail. */
const last: readonly (() => string)[] = [
  () => mailWords.sentBy({ brand: filling, origin: filling, contact: filling }),
  () => mailWords.mailNumber({ number: filling }),
];

/** Lines that a member might write as well. */
const likely: readonly (() => string)[] = [
  () => words.wroteToYou({ name: filling }),
  () => words.wroteAbout({ name: filling, title: filling }),
  words.memberWroteToYou,
  () => words.memberWroteAbout({ title: filling }),
  ...[0, 1, 2, 3, 11, 100].map((count) => () => words.unread({ count })),
  () => words.withFiles({ files: filling }),
  words.readAndReply,
];

/** The number of a mail is six hexadecimal digits; a name, a title or an address is anything. */
function toShape(text: string, of: string): string {
  return text
    .replaceAll(invisible, "")
    .split(filling)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll(/\d+/g, "\\d+"))
    .join(of);
}

/** Characters that are not seen, and that programs add or drop. */
export const invisible = /\u034f|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

function shapesOf(texts: readonly (() => string)[], of: string): RegExp {
  const shapes = languages.flatMap(({ code }) => texts.map((text) => toShape(inLanguage(code, text), of)));
  return new RegExp(`^(?:${shapes.join("|")})\\s*[:：]?$`);
}

let shapes: Record<"certain" | "last" | "likely", RegExp> | null = null;
function known(kind: "certain" | "last" | "likely"): RegExp {
  shapes ??= {
    certain: shapesOf(certain, ".{1,300}"),
    last: new RegExp(
      `${shapesOf(last.slice(0, 1), ".{1,200}").source}|${shapesOf(last.slice(1), "[0-9A-F]{6}").source}`,
    ),
    likely: shapesOf(likely, ".{1,300}"),
  };
  return shapes[kind];
}

const plainly = (line: string) =>
  line
    .slice(0, 600)
    .replaceAll(invisible, "")
    .replaceAll("\u00a0", " ")
    .replace(/^[>|\s]+/, "")
    .trim();

/** Whether a line says that it is the mark above which replies are written. */
export function isMark(line: string): boolean {
  marks ??= replyMarks();
  const said = plainly(line);
  return marks.some((mark) => said.includes(mark));
}
let marks: readonly string[] | null = null;

/** Whether a line is one of our mail’s that no member writes. */
export function isOurs(line: string): boolean {
  const said = plainly(line);
  return isMark(said) || known("certain").test(said) || known("last").test(said);
}

/** Whether it ends our mail. */
export const isLastOfOurs = (line: string) => known("last").test(plainly(line));

/** Whether it is likely one of our mail’s, where that is quoted. */
export const isLikelyOurs = (line: string) => isOurs(line) || known("likely").test(plainly(line));
