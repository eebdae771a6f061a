import { describe, expect, it } from "vitest";
import { expectLinear } from "#tests/support/growth";
import { splitReply } from "~/features/conversations/mails/inbound/new-text";
import { replyMark } from "~/features/notifications/mails/reply-mark";

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

/**
 * Heads and attributions as programs write them: what they quote is marked, or goes on to the end.
 */
const quotations: [program: string, above: string, marked: boolean][] = [
  [
    "Gmail, Arabic",
    `في الاثنين، 3 مايو 2027 في 10:00 ص تمت كتابة ما يلي بواسطة \u202bGuildhall\u202c‏ <\u200e\n${address}\u202c‏>:`,
    true,
  ],
  [
    "Gmail, Hebrew",
    `\u202bבתאריך יום ב׳, 3 במאי 2027 ב-10:00 מאת \u202aGuildhall\u202c‏ <\u202a${address}\u202c‏>:\u202c`,
    true,
  ],
  ["Gmail, Turkish", `Guildhall <${address}>, 3 May 2027 Pzt, 10:00 tarihinde şunu yazdı:`, true],
  ["Gmail, Russian", `пн, 3 мая 2027 г. в 10:00, Guildhall <${address}>:`, true],
  ["Gmail, Polish", `pon., 3 maj 2027 o 10:00 Guildhall <${address}> napisał(a):`, true],
  ["Gmail, Korean", `2027년 5월 3일 (월) 오전 10:00, Guildhall <${address}>님이 작성:`, true],
  ["Gmail, Thai", `ในวันที่ จ. 3 พ.ค. 2027 เวลา 10:00 Guildhall <${address}> เขียนว่า:`, true],
  ["Superhuman", `On Mon, May 03, 2027 at 10:00 AM, Guildhall < ${address} > wrote:`, true],
  ["a program without a colon", `Guildhall ${address} skrev den 3. maj`, true],
  ["mutt", "* Guildhall [2027-05-03 10:00]:", true],
  ["Zoho", `---- On Mon, 03 May 2027 10:00:00 +0200 Guildhall <${address}> wrote ----`, true],
  [
    "Zoho, without marks",
    `\n---- On Mon, 03 May 2027 10:00:00 +0200 Guildhall <${address}> wrote ----`,
    false,
  ],
  ["Zoho, German", `---- Am Mo, 03 Mai 2027 10:00:00 +0200 schrieb Guildhall <${address}> ----`, false],
  [
    "GMX",
    `-------- Original-Nachricht --------\nDatum: Mon, 3 May 2027 10:00:00 +0200\nVon: Guildhall <${address}>\nAn: bo@example.com\nBetreff: Ana wrote to you`,
    false,
  ],
  [
    "web.de",
    `Gesendet: Montag, 03. Mai 2027 um 10:00 Uhr\nVon: "Guildhall" <${address}>\nAn: bo@example.com\nBetreff: Ana wrote to you`,
    false,
  ],
  [
    "T-Online",
    `-----Original-Nachricht-----\nBetreff: Ana wrote to you\nDatum: 2027-05-03T10:00:00+0200\nVon: "Guildhall" <${address}>\nAn: "bo@example.com" <bo@example.com>`,
    false,
  ],
  [
    "Outlook, Arabic",
    `________________________________\nمن: Guildhall <${address}>\nتم الإرسال: الاثنين، 3 مايو 2027 10:00:00 ص\nإلى: Bo <bo@example.com>\nالموضوع: Ana wrote to you`,
    false,
  ],
  [
    "Outlook, Japanese",
    `________________________________\n差出人: Guildhall <${address}>\n送信日時: 2027年5月3日 10:00\n宛先: Bo <bo@example.com>\n件名: Ana wrote to you`,
    false,
  ],
  [
    "Outlook, Chinese",
    `发件人： Guildhall <${address}>\n发送时间： 2027年5月3日 10:00\n收件人： Bo <bo@example.com>\n主题： Ana wrote to you`,
    false,
  ],
  [
    "Outlook, Turkish",
    `Gönderen: Guildhall <${address}>\nGönderildi: 3 Mayıs 2027 Pazartesi 10:00\nKime: Bo <bo@example.com>\nKonu: Ana wrote to you`,
    false,
  ],
  [
    "Outlook, Russian",
    `От: Guildhall <${address}>\nОтправлено: 3 мая 2027 г. 10:00\nКому: Bo <bo@example.com>\nТема: Ana wrote to you`,
    false,
  ],
  [
    "Outlook, Spanish, in bold",
    `*De:* Guildhall <${address}>\n*Enviado:* lunes, 3 de mayo de 2027 10:00\n*Para:* Bo <bo@example.com>\n*Asunto:* Ana wrote to you`,
    false,
  ],
  [
    "Outlook, Italian, with the preview's filling",
    `Da: Guildhall <${address}>\nInviato: lunedì 3 maggio 2027 10:00\nA: bo@example.com\nOggetto: Ana wrote to you\n\nAna wrote to you\n${"\u034f \u200c\n".repeat(40)}`,
    false,
  ],
  [
    "a program in a language that isn't known here",
    `Hoxi: Guildhall <${address}>\nBurat: 3 Wexa 2027\nTik: Bo\nGar: Ana wrote to you`,
    false,
  ],
  ["Yahoo, French", `    Le lundi 3 mai 2027 à 10:00:00 UTC+2, Guildhall <${address}> a écrit :  `, false],
];

/** Lines that phones and programs add. */
const addedLines = [
  "Sent from my iPhone",
  "Sent from Outlook for iOS",
  "Sent from Yahoo Mail on Android <https://go.example/x>",
  "Get Outlook for iOS<https://aka.ms/o0ukef>",
  "Von meinem Samsung Galaxy Smartphone gesendet.",
  "Gesendet mit der GMX Mail App",
  "Holen Sie sich Outlook für iOS<https://aka.ms/o0ukef>",
  "Envoyé de mon iPad",
  "Télécharger Outlook pour Android<https://aka.ms/x>",
  "Enviado desde mi iPhone",
  "Obtener Outlook para iOS<https://aka.ms/x>",
  "Enviado do meu Galaxy",
  "Inviato da iPhone",
  "Verstuurd vanaf mijn iPhone",
  "Skickat från min iPhone",
  "Wysłane z iPhone’a",
  "Odesláno z iPhonu",
  "Отправлено с iPhone",
  "Отправлено из мобильной Почты Mail.ru",
  "Надіслано з iPhone",
  "iPhone’umdan gönderildi",
  "Samsung cihazımdan gönderildi",
  "أُرسلت من الـ iPhone",
  "أرسلت من جهاز Samsung Galaxy الخاص بي",
  "مُرسل من الـ iPad",
  "الحصول على Outlook لـ Android<https://aka.ms/AAb9ysg>",
  "נשלח מה-iPhone שלי",
  "ارسال شده از آیفون من",
  "iPhoneから送信",
  "Yahoo!メールアプリ for Androidから送信",
  "发自我的 iPhone",
  "從我的iPhone傳送",
  "나의 iPhone에서 보냄",
  "Đã gửi từ iPhone của tôi",
  "ส่งจาก iPhone ของฉัน",
  "Dikirim dari iPhone saya",
];

describe("the new text of a reply", () => {
  it.each(replies)("%s", (_program, text) => {
    expect(splitReply(text).text).toBe(said);
  });

  it.each(quotations)("above what %s quotes", (_program, above, marked) => {
    const { text, leftOut } = splitReply(`${said}\n\n${above}\n\n${marked ? quoted : mail}`);
    expect(text).toBe(said);
    expect(leftOut).not.toMatch(/reply\+|bo@example/);
  });

  it.each(addedLines)("above “%s”", (line) => {
    expect(splitReply(`${said}\n\n${line}`)).toEqual({ text: said, leftOut: "", whole: said });
    expect(
      splitReply(`${said}\n${line}\n\n-----Original Message-----\nFrom: Guildhall\n\n${mail}`).text,
    ).toBe(said);
  });

  it("is below our mail where nothing stands above", () => {
    const footer =
      "Sent by Guildhall, https://guildhall.example. Questions: help@guildhall.example\nNumber 0A1B2C";
    const text = `Von: Guildhall <${address}>\nGesendet: Montag\nAn: Bo\n\n${mail}\n\n--\n${footer}\n\n${said}`;
    expect(splitReply(text).text).toBe(said);
    expect(splitReply(`Hello!\n\n${text}`)).toMatchObject({
      text: "Hello!",
      leftOut: expect.stringContaining(said),
    });
  });

  it("are the answers between the quoted lines", () => {
    const text = `On Mon, May 3, 2027 at 10:00 AM Guildhall <${address}> wrote:\n> When?\nMonday.\n> How much?\n500 a day.`;
    expect(splitReply(text)).toEqual({
      text: "Monday.\n500 a day.",
      leftOut: "> When?\n> How much?",
      whole: "> When?\nMonday.\n> How much?\n500 a day.",
    });
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
    ["own lines that begin with >", "Steps:\n> first the map\n> then the list"],
    ["own lines that begin with > alone", "> 5 years of React\n> 1 year of Vue"],
    ["own quotations", "The brief says:\n\n> ready by the end of June\n\nI can do that."],
    [
      "own headings between hyphens",
      "My offer:\n\n--- Scope ---\nTwo pages\n\n--- Price ---\nAll: 3,000 EUR\nVAT: 19 %",
    ],
    ["own headings in German", "Mein Angebot:\n\n--- Zeitplan ---\nBeginn: Montag\nEnde: Freitag\nOrt: Bonn"],
    ["own headings between equals signs", "=== Plan ===\nOne\n=== Price ===\nTwo"],
    ["an own line between hyphens without blanks around", "First\n--\nSecond"],
    ["a pause", "First.\n\n--\n\nSecond thoughts."],
    ["from and to", "From: Berlin\nTo: Hamburg\nDate: 3 May\n\nSuits me."],
    ["own words with a reply address", `First.\nI got this from ${address}, is that you?\nAnd more below.`],
    ["them in the first line", `I got this from ${address}, is that you?\nAnd more below.`],
    ["them above own lines that begin with >", `Is ${address} yours?\n> first the map\n> then the list`],
    ["them at the end of a line", `Is that you: ${address}\nOr not?`],
    ["own words that name a device", "Tested on my iPhone.\n\nThe mock-ups were sent with the brief"],
    ["words like a phone’s, about something else", "All is ready.\n\nSent from my office"],
    ["an advice at the end", "Do this:\n\nDownload the mail app"],
  ])("keeps %s", (_what, text) => {
    expect(splitReply(text).text).toBe(text);
  });

  it.each([
    [
      "another’s mail",
      "See what Carla says:\n\nOn 3 May 2027 at 10:00, Carla <carla@example.org> wrote:\n> Start on Monday\n\nYes!",
      /Start on Monday/,
      "See what Carla says:\n\nYes!",
    ],
    [
      "words within our mail",
      `Answers below.\n\nVon: Guildhall <${address}>\nGesendet: Montag\nAn: Bo\n\n${mail}\n\nMy answer: 500 a day`,
      /My answer: 500 a day/,
      "Answers below.",
    ],
    ["what stands below a mark without its blank", "Yes.\n\n--\nand no", /and no/, "Yes."],
    ["a long signature", `Yes.\n\n-- \n${"One more thing\n".repeat(12)}`, /One more thing/, "Yes."],
  ])("hands back %s", (_what, text, leftOut, kept) => {
    const split = splitReply(text);
    expect(split.text).toBe(kept);
    expect(split.leftOut).toMatch(leftOut);
    expect(split.whole).toMatch(leftOut);
    expect(split.leftOut).not.toMatch(/reply\+/);
  });

  it("of somebody who quotes alone is nothing", () => {
    const text = `\n\nOn Mon, May 3, 2027 at 10:00 AM Guildhall <${address}> wrote:\n\n${quoted}`;
    expect(splitReply(text).text).toBe("");
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
    await expectLinear(splitReply, shape, { longest: 400_000, most: 1_500 });
  });
});
