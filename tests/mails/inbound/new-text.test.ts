import { describe, expect, it } from "vitest";
import { newTextOf } from "~/features/conversations/mails/inbound/new-text";
import { replyMark } from "~/features/conversations/mails/inbound/reply-mark";
import { expectLinear } from "../../support/growth";

const address = "reply+abcdefghijklmnopqrstuvwxyz234567@reply.guildhall.example";
const mail = `${replyMark()}\n\nGuildhall\n\nAna wrote to you\n\nAna: could you start on Monday?\n\nhttps://guildhall.example/app/inbox/b_u`;
const quoted = mail.replaceAll(/^/gm, "> ");
const said = "Yes, Monday works.\n\nAt 10:30?";

/** What programs send, by program and language. Each is to become what was written, and nothing else. */
const replies: [program: string, text: string][] = [
  ["nothing quoted", said],
  ["Gmail", `${said}\n\nOn Mon, May 3, 2027 at 10:00 AM Guildhall <${address}> wrote:\n\n${quoted}`],
  [
    "Gmail, broken",
    `${said}\n\nOn Mon, May 3, 2027 at 10:00 AM Ana of Harbour and Hale <\n${address}> wrote:\n\n${quoted}`,
  ],
  [
    "Gmail, German",
    `${said}\n\nAm Mo., 3. Mai 2027 um 10:00 Uhr schrieb Guildhall <${address}>:\n\n${quoted}`,
  ],
  [
    "Gmail, French",
    `${said}\n\nLe lun. 3 mai 2027 à 10:00, Guildhall <${address}> a\u00a0écrit\u00a0:\n\n${quoted}`,
  ],
  [
    "Gmail, Spanish",
    `${said}\n\nEl lun, 3 may 2027 a las 10:00, Guildhall (<${address}>) escribió:\n\n${quoted}`,
  ],
  ["Gmail, Chinese", `${said}\n\nGuildhall <${address}> 于2027年5月3日周一 10:00写道：\n\n${quoted}`],
  ["Gmail, Japanese", `${said}\n\n2027年5月3日(月) 10:00 Guildhall <${address}>:\n\n${quoted}`],
  ["Apple Mail", `${said}\n\n> On 3 May 2027, at 10:00, Guildhall <${address}> wrote:\n> \n${quoted}\n`],
  [
    "iPhone",
    `${said}\n\nSent from my iPhone\n\n> On 3 May 2027, at 10:00, Guildhall <${address}> wrote:\n> \n> \ufeff\n${quoted}`,
  ],
  [
    "iPhone, German",
    `${said}\n\nVon meinem iPhone gesendet\n\n> Am 03.05.2027 um 10:00 schrieb Guildhall <${address}>:\n> \n${quoted}`,
  ],
  [
    "iPhone, French",
    `${said}\n\nEnvoyé de mon iPhone\n\n> Le 3 mai 2027 à 10:00, Guildhall <${address}> a écrit :\n> \n${quoted}`,
  ],
  [
    "Outlook",
    `${said}\n\n________________________________\nFrom: Guildhall <${address}>\nSent: Monday, May 3, 2027 10:00 AM\nTo: Bo <bo@example.com>\nSubject: Ana wrote to you\n\n${mail}`,
  ],
  [
    "Outlook, German",
    `${said}\r\n\r\nVon: Guildhall <${address}>\r\nGesendet: Montag, 3. Mai 2027 10:00\r\nAn: Bo <bo@example.com>\r\nBetreff: Ana wrote to you\r\n\r\n${mail.replaceAll("\n", "\r\n")}`,
  ],
  [
    "Outlook, French, which shows the line of the list",
    `${said}\n\nDe : Guildhall <${address}>\nEnvoyé : lundi 3 mai 2027 10:00\nÀ : Bo <bo@example.com>\nObjet : Ana wrote to you\n\nAna wrote to you about it.\n${mail}`,
  ],
  [
    "Outlook for Android",
    `${said}\n\nGet Outlook for Android<https://aka.ms/AAb9ysg>\n________________________________\nFrom: Guildhall <${address}>\nSent: Monday, May 3, 2027 10:00:00 AM\nTo: Bo\nSubject: Ana wrote to you\n\n${mail}`,
  ],
  [
    "Outlook of before",
    `${said}\n\n-----Original Message-----\nFrom: Guildhall [mailto:${address}]\nSent: Monday\nTo: Bo\n\n${mail}`,
  ],
  ["Outlook of before, German", `${said}\n\n-----Ursprüngliche Nachricht-----\nVon: Guildhall\n\n${mail}`],
  [
    "Yahoo, which indents",
    `${said}\n\n    On Monday, May 3, 2027 at 10:00:00 AM GMT+1, Guildhall <${address}> wrote:  \n \n  ${mail.replaceAll("\n", "\n  ")}`,
  ],
  ["Thunderbird", `${said}\n\nOn 5/3/27 10:00, Guildhall wrote:\n${quoted}\n`],
  ["Thunderbird, below the quote", `On 5/3/27 10:00, Guildhall wrote:\n${quoted}\n\n${said}\n`],
  [
    "Proton",
    `${said}\n\nSent with Proton Mail secure email.\n\nOn Monday, May 3rd, 2027 at 10:00 AM, Guildhall <${address}> wrote:\n\n${quoted}`,
  ],
  [
    "a signature",
    `${said}\n\n-- \nBo Berg\nBerg & Sons\n+49 30 1234567\n\nOn Mon, May 3, 2027 at 10:00 AM Guildhall <${address}> wrote:\n\n${quoted}`,
  ],
];

describe("the new text of a reply", () => {
  it.each(replies)("%s", (_program, text) => {
    expect(newTextOf(text)).toBe(said);
  });

  it("are the answers between the quoted lines", () => {
    const text = `On Mon, May 3, 2027 at 10:00 AM Guildhall <${address}> wrote:\n> When?\nMonday.\n> How much?\n500 a day.`;
    expect(newTextOf(text)).toBe("Monday.\n500 a day.");
  });

  it.each([
    [
      "own lines that look like headers",
      "My terms:\nRate: 500 a day\nMail: bo@example.com\nFrom: Monday\n\nBo",
    ],
    [
      "an own line that ends with a colon",
      "I can do this until 10:00 on 3.5.2027.\n\nThe rest:\n- one\n- two",
    ],
    ["an own line that is drawn", "One\n----------\nTwo"],
    [
      "words like those that a phone adds",
      "Sent from my office on Monday, as you asked. More tomorrow.\n\nBo",
    ],
    ["> none", "a > b"],
  ])("keeps %s", (_what, text) => {
    expect(newTextOf(text)).toBe(text);
  });

  it("of somebody who quotes alone is nothing", () => {
    expect(newTextOf(`\n\nOn Mon, May 3, 2027 at 10:00 AM Guildhall <${address}> wrote:\n\n${quoted}`)).toBe(
      "",
    );
  });

  const of =
    (unit: string, before = "") =>
    (length: number) =>
      before + unit.repeat(Math.max(0, Math.floor((length - before.length) / unit.length)));
  /** A text whose first half goes before its second. */
  const halves =
    (first: string, second: string, before = "") =>
    (length: number) =>
      before + of(first)(length / 2) + of(second)(length / 2);
  const address300 = `<${"a".repeat(290)}@b.example`;

  it.each<[string, (length: number) => string]>([
    ["lines", of("a\n")],
    ["empty lines", of("\n")],
    ["headers", of("From: a@b\n")],
    ["quotes and colons", of("x:\n> y\n")],
    ["one line", of("a: ")],
    ["blanks", of(" ")],
    ["hyphens", of("-")],
    ["brackets", of("<")],
    ["empty lines before quotes and empty lines", halves("\n", ">\n\n", "a\n")],
    ["empty lines before our own mail", halves("\n", `${replyMark()}\n`, "a\n")],
    ["quotes without lines between", of(">\n\n", "a\n")],
    [
      "long lines before quotes",
      (length) => `${"x".repeat(length / 6)}\n`.repeat(3) + of(">\n\n")(length / 2),
    ],
    ["a line that is nearly an address, before quotes", of(">\n\n", `${address300}${"@b".repeat(2)}:\n`)],
    ["lines that are nearly addresses, before quotes", of(`${"<a@".repeat(30)}:\n>\n`)],
    ["dates before quotes", of("10:00 2027 1:\n>\n")],
    ["what phones add", of("Sent from my phone\n")],
    ["lines that are drawn", of("________\n")],
    ["signatures", of("--\n")],
  ])("of %s takes no longer than its length", async (_what, shape) => {
    await expectLinear(newTextOf, shape, { longest: 400_000, most: 1_500 });
  });
});
