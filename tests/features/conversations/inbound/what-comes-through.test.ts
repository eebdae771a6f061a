import { describe, expect, it } from "vitest";
import { asService, createReplier, mailOf } from "./replier";

interface Part {
  type: string;
  text: string;
  headers?: string[];
}

/** Parts of a mail between boundaries. */
const parted = (kind: string, parts: readonly Part[]) => ({
  headers: [`Content-Type: multipart/${kind}; boundary="cut"`],
  text: `${parts.map(({ type, text, headers = [] }) => `--cut\r\n${[`Content-Type: ${type}`, ...headers].join("\r\n")}\r\n\r\n${text}\r\n`).join("")}--cut--\r\n`,
});
const plain = (text: string): Part => ({ type: "text/plain; charset=utf-8", text });
const html = (text: string): Part => ({ type: "text/html; charset=utf-8", text });
const file = (type: string, disposition: string, more: string[] = []): Part => ({
  type,
  text: "eA==",
  headers: ["Content-Transfer-Encoding: base64", `Content-Disposition: ${disposition}`, ...more],
});

/** What came of a mail: the new messages, and the subjects of what its member was told. */
async function receive(more: (replyTo: string, email: string) => Parameters<typeof mailOf>[1]) {
  const replier = await createReplier();
  const to = await replier.replyTo();
  const answer = await replier.post(mailOf({ from: replier.email, to }, more(to, replier.email)));
  const texts = (await replier.texts()).slice(1).map(([, text]) => text);
  return { answer, texts, told: await replier.told(), replier };
}

const said = "Here is the plan:\n\nSuits you?";
const withoutFiles = "Your reply was sent without its files";

it.each<[string, Parameters<typeof mailOf>[1]]>([
  ["a PDF in the text", parted("mixed", [plain(said), file("application/pdf", "inline; filename=plan.pdf")])],
  [
    "a file without a word of how it is shown",
    parted("mixed", [plain(said), { ...file("image/jpeg", ""), headers: [] }]),
  ],
  [
    "a text with a file’s name",
    parted("mixed", [
      plain(said),
      {
        type: 'text/plain; name="notes.txt"',
        text: "x",
        headers: ["Content-Disposition: inline; filename=notes.txt"],
      },
    ]),
  ],
  [
    "a mail as a file",
    parted("mixed", [
      plain(said),
      { type: "message/rfc822", text: "From: eve@example.com\r\nSubject: secret\r\n\r\nHidden words" },
    ]),
  ],
  [
    "a picture where it stands",
    parted("related", [
      html('<p>Here is the plan:</p><img src="cid:p1"><p>Suits you?</p>'),
      file("image/png", "inline; filename=plan.png", ["Content-ID: <p1>"]),
    ]),
  ],
  [
    "a picture that the plain text names",
    parted("mixed", [
      plain("Here is the plan:\r\n\r\n[image: plan.png]\r\n\r\nSuits you?"),
      file("image/png", "inline; filename=plan.png"),
    ]),
  ],
])("a reply with %s is passed on, and its member is told", async (_what, more) => {
  const { answer, texts, told } = await receive(() => more);
  expect(answer).toEqual({ outcome: "delivered", reason: "FILES_LEFT_OUT" });
  expect(texts).toEqual([said]);
  expect(told).toEqual([withoutFiles]);
});

it.each<[string, Parameters<typeof mailOf>[1]]>([
  [
    "a signature",
    parted("signed", [plain(said), { type: "application/pgp-signature; name=signature.asc", text: "x" }]),
  ],
  [
    "a certificate",
    parted("signed", [plain(said), file("application/pkcs7-signature", "attachment; filename=smime.p7s")]),
  ],
  [
    "a picture in what it quotes",
    parted("related", [
      html(
        '<p>Here is the plan:</p><p>Suits you?</p><p>On 3 May 2027 at 10:00, Ana &lt;ana@example.org&gt; wrote:</p><blockquote>Hi <img src="cid:face"></blockquote>',
      ),
      file("image/png", "inline; filename=face.png", ["Content-ID: <face>"]),
    ]),
  ],
  [
    "a picture in its signature",
    parted("related", [
      html(
        '<p>Here is the plan:</p><p>Suits you?</p><div class="gmail_signature">Bo<br><img src="cid:logo"></div>',
      ),
      file("image/png", "inline; filename=logo.png", ["Content-ID: <logo>"]),
    ]),
  ],
])("a reply with %s is passed on, and nobody is told", async (_what, more) => {
  const { answer, texts, told } = await receive(() => more);
  expect(answer).toEqual({ outcome: "delivered" });
  expect(texts).toEqual([said]);
  expect(told).toEqual([]);
});

it.each<[string, Part[], string]>([
  ["an empty text", [plain(""), html("<p>Yes, on Monday.</p>")], "Yes, on Monday."],
  [
    "a stub",
    [plain("Your program shows no HTML. Open this mail in another one."), html("<p>Yes, on Monday.</p>")],
    "Yes, on Monday.",
  ],
  [
    "half of it",
    [plain("Yes."), html("<p>Yes.</p><p>But on Tuesday, and for 500 a day, if that suits you.</p>")],
    "Yes.\n\nBut on Tuesday, and for 500 a day, if that suits you.",
  ],
  [
    "the same, but for links and breaks",
    [
      plain("See my\r\nwork <https://example.org/w>,\r\nplease."),
      html('<p>See <a href="https://example.org/w">my work</a>, please.</p>'),
    ],
    "See my\nwork <https://example.org/w>,\nplease.",
  ],
  [
    "more",
    [plain(`On Monday.\r\n\r\n${"And more of it. ".repeat(9)}`), html("<p>On Monday.</p>")],
    `On Monday.\n\n${"And more of it. ".repeat(9).trim()}`,
  ],
])("of a mail whose plain text is %s, what its author saw is passed on", async (_what, parts, expected) => {
  const { texts } = await receive(() => parted("alternative", parts));
  expect(texts).toEqual([expected]);
});

it.each([
  [
    "rows and cells",
    "<table><tr><th>Part</th><th>Price</th></tr><tr><td>Logo</td><td>900</td></tr></table>",
    "Part | Price\nLogo | 900",
  ],
  [
    "a table within a table",
    "<table><tr><td><table><tr><td>Logo</td><td>900</td></tr></table></td></tr></table>",
    "Logo | 900",
  ],
  ["a list", "<p>Two:</p><ul><li>Logo</li><li>Map</li></ul>", "Two:\n\n * Logo\n * Map"],
  ["nothing hidden", '<p>Yes.</p><div style="display:none">Hidden words</div>', "Yes."],
  ["words before its document", "<div>Mine</div><html><body><div>within</div></body></html>", "Mine\nwithin"],
  ["words behind its document", "<html><body><p>Within</p></body></html><p>behind</p>", "Within\n\nbehind"],
  [
    "both of two documents",
    "<html><body><p>One</p></body></html><html><body><p>Two</p></body></html>",
    "One\n\nTwo",
  ],
  [
    "what stands beside a document within it",
    "<div>Mine</div><div><html><head><title>No</title><style>p {}</style></head><body><p>Within</p></body></html></div><p>Last</p>",
    "Mine\n\nWithin\n\nLast",
  ],
  ["a text in a head that isn’t closed", "<html><head><title>No</title><p>Yes.</p>", "Yes."],
  ["a text in a body that begins twice", "<body><p>One</p><body><p>Two</p></body>", "One\n\nTwo"],
])("HTML alone keeps %s", async (_what, text, expected) => {
  const { texts } = await receive(() => ({ headers: ["Content-Type: text/html; charset=utf-8"], text }));
  expect(texts).toEqual([expected]);
});

describe("a reaction", () => {
  const json = (emoji: string): Part => ({
    type: "text/vnd.google.email-reaction+json; charset=utf-8",
    text: JSON.stringify({ emoji, version: 1 }),
  });
  const words = "👏\r\n\r\nBo reacted via Gmail\r\n<https://www.google.com/gmail/about/?utm_source=x>";
  it.each<[string, Parameters<typeof mailOf>[1], string[]]>([
    ["of Gmail", parted("alternative", [plain(words), json("👏"), html("<p>👏</p>")]), ["👏"]],
    ["of Gmail without its part", { text: words }, ["👏"]],
    [
      "of Outlook",
      {
        text: "[Heart]  Bo Berg reacted to your message:\r\n________________________________\r\nFrom: a@example.org\r\nSent: Monday\r\nTo: b\r\n\r\nHello",
      },
      ["❤️"],
    ],
    ["of Outlook, German", { text: "[Gefällt mir]  Bo Berg hat auf deine Nachricht reagiert:" }, ["👍"]],
    ["of Outlook that isn’t known", { text: "[Zap]  Bo Berg reacted to your message:" }, []],
    ["that is no emoji", parted("alternative", [plain("x"), json("<b>Buy</b>")]), []],
  ])("%s is an emoji or nothing", async (_what, more, expected) => {
    const { texts, told } = await receive(() => more);
    expect(texts).toEqual(expected);
    expect(told).toEqual([]);
  });

  it("isn’t what somebody wrote", async () => {
    const { texts } = await receive(() => ({ text: "[Draft] Bo Berg:\r\nTwo pages for 900" }));
    expect(texts).toEqual(["[Draft] Bo Berg:\nTwo pages for 900"]);
  });
});

it.each<[string, (to: string, email: string) => string, string]>([
  ["its author’s address", (_to, email) => `Write to ${email} on Monday.`, "Write to … on Monday."],
  [
    "it in a signature",
    (_to, email) => `Yes.\r\n\r\nBo Berg\r\nE-mail: ${email.toUpperCase()}\r\n<mailto:${email}>`,
    "Yes.\n\nBo Berg",
  ],
  [
    "it, broken",
    (_to, email) => `Yes, to\r\n${email.slice(0, 9)}\r\n${email.slice(9)} please`,
    "Yes, to\n… please",
  ],
  ["it with blanks", (_to, email) => `Write to ${email.replace("@", " @ ")}, please`, "Write to …, please"],
  ["it for people", (_to, email) => `Write to ${email.replace("@", "(at)")} soon`, "Write to … soon"],
  [
    "it for people, with its dots",
    (_to, email) => `Write to ${email.replace("@", " [at] ").replaceAll(".", " [dot] ")} soon`,
    "Write to … soon",
  ],
  [
    "it in words",
    (_to, email) => `Write to ${email.replace("@", " at ").replaceAll(".", " dot ")} soon`,
    "Write to … soon",
  ],
  [
    "it in words of another language",
    (_to, email) => `An ${email.replace("@", " {klammeraffe} ")} bitte`,
    "An … bitte",
  ],
  [
    "it in full width",
    (_to, email) =>
      `Write to ${[...email].map((one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0)).join("")} soon`,
    "Write to … soon",
  ],
  [
    "it in a link, encoded",
    (_to, email) => `Write to me <mailto:${email.replace("@", "%40").replaceAll(".", "%2E")}> soon`,
    "Write to me … soon",
  ],
  [
    "it, encoded twice",
    (_to, email) => `Write to ${email.replace("@", "%2540").replaceAll(".", "&#46;")} soon`,
    "Write to … soon",
  ],
  ["it with a tag", (_to, email) => `Write to ${email.replace("@", "+work@")} soon`, "Write to … soon"],
  ["it, spaced out", (_to, email) => `Write to ${[...email].join(" ")} soon`, "Write to … soon"],
  ["it in italics", (_to, email) => `Write to _${email}_ soon`, "Write to _…_ soon"],
  ["it without a blank behind", (_to, email) => `Write to ${email}.Thanks`, "Write to ….Thanks"],
  [
    "it with a soft hyphen",
    (_to, email) => `Write to ${email.replace("@", "\u00ad@\u200b")} soon`,
    "Write to … soon",
  ],
])("a message never holds %s", async (_what, text, expected) => {
  const { answer, texts, told } = await receive((to, email) => ({ text: text(to, email) }));
  expect(answer).toEqual({ outcome: "delivered", reason: "ADDRESS_LEFT_OUT" });
  expect(texts).toEqual([expected]);
  expect(told).toEqual(["Your reply was sent without your e-mail address"]);
});

it.each<[string, (to: string) => string]>([
  ["a reply address", (to) => `Yes.\r\n\r\nTo ${to}`],
  ["it, broken and marked", (to) => `Yes.\r\n\r\n> > To ${to.slice(0, 20)}\r\n> > ${to.slice(20)}`],
  ["it as a link", (to) => `Yes.\r\n\r\n[mailto:${to.replace("+", "%2B").replace("@", "%40")}]`],
  ["its code alone", (to) => `Yes.\r\n\r\n${/\+(.*)@/.exec(to)?.[1]}`],
  ["our sender", () => "Yes.\r\n\r\nGuildhall <hello@localhost>"],
  [
    "lines of our mail",
    () => "Yes.\r\n\r\nYou can also reply to this e-mail: Ana gets the text as a message.\r\nNumber 0A1B2C",
  ],
])("a message never holds %s", async (_what, text) => {
  const { texts } = await receive((to) => ({ text: text(to) }));
  expect(texts).toEqual(["Yes."]);
});

/** Our mail without its first line, as programs quote it. */
const quotedMails: [
  how: string,
  quote: (mail: { text: string; html: string }) => Parameters<typeof mailOf>[1],
][] = [
  ["bare", ({ text }) => ({ text: `Yes.\n${text}` })],
  ["in lines with >", ({ text }) => ({ text: `Yes.\n\n${text.replaceAll(/^/gm, "> ")}` })],
  ["in lines with a bar", ({ text }) => ({ text: `Yes.\n\n${text.replaceAll(/^/gm, "| ")}` })],
  ["in lines that are set in", ({ text }) => ({ text: `Yes.\n\n${text.replaceAll(/^/gm, "    ")}` })],
  ["in broken lines", ({ text }) => ({ text: `Yes.\n\n${text.replaceAll(/(.{40})(?=.)/g, "$1\n")}` })],
  ["in one line", ({ text }) => ({ text: `Yes.\n\n${text.replaceAll(/\s+/g, " ")}` })],
  ["as HTML", ({ html }) => ({ headers: [asHtml], text: `<p>Yes.</p>${html}` })],
  [
    "as HTML in a quotation",
    ({ html }) => ({ headers: [asHtml], text: `<p>Yes.</p><blockquote>${html}</blockquote>` }),
  ],
];
const asHtml = "Content-Type: text/html; charset=utf-8";

it.each(quotedMails)("a message holds nothing of our mail, quoted %s", async (_how, quote) => {
  const replier = await createReplier();
  const mail = (await replier.mails()).find(({ replyTo }) => replyTo);
  const withoutMark = (said = "") => said.replace("Write your reply above this line.", "");
  const quoted = quote({ text: withoutMark(mail?.text).trim(), html: withoutMark(mail?.html) });
  await replier.post(mailOf({ from: replier.email, to: mail?.replyTo ?? "" }, quoted));
  const [said = ""] = (await replier.texts()).slice(1).map(([, text]) => text ?? "");
  expect(said).toMatch(/^Yes\./);
  expect(said).not.toMatch(
    /wrote to you|Monday|unread|Read and|button|also reply|e-mail|Mute|Sent by|Number|http/i,
  );
});

it("keeps own words between what it quotes of our mail", async () => {
  const replier = await createReplier();
  const mail = (await replier.mails()).find(({ replyTo }) => replyTo);
  const text = (mail?.text ?? "")
    .replace("Write your reply above this line.", "Hello!")
    .replace(/^> .*$/m, (line) => `${line}\n\nYes, on Monday at nine.\n`)
    .concat("\nAnd thanks.");
  await replier.post(mailOf({ from: replier.email, to: mail?.replyTo ?? "" }, { text }));
  const [said = ""] = (await replier.texts()).slice(1).map(([, said]) => said ?? "");
  expect(said).toContain("Hello!");
  expect(said).toContain("Yes, on Monday at nine.");
});

it.each<[string, string[]]>([
  ["a person who wants no absence notes", ["X-Auto-Response-Suppress: All"]],
  ["a person, as its program says", ["Auto-Submitted: no"]],
])("mails by %s are passed on", async (_what, headers) => {
  expect((await receive(() => ({ headers }))).texts).toEqual(["Yes, Monday works."]);
});

it.each<[string, string[]]>([
  ["an absence note", ["Auto-Submitted: auto-replied"]],
  ["an absence note with a comment", ["Auto-Submitted: (vacation) auto-replied; owner-email=x"]],
  ["what answers by itself", ["Precedence: auto_reply"]],
  ["a list", ["List-Post: <mailto:list@example.com>"]],
  ["a bounce", ["Return-Path: <>"]],
])("%s is a program’s", async (_what, headers) => {
  const { answer, told } = await receive(() => ({ headers }));
  expect(answer).toEqual({ outcome: "refused", reason: "AUTOMATIC" });
  expect(told).toEqual([]);
});

it("is told of each kind of what became of replies, however often of another one", async () => {
  const replier = await createReplier();
  const to = await replier.replyTo();
  for (let times = 0; times < 8; times += 1) await replier.post(mailOf({ from: "eve@example.com", to }));
  await replier.post(
    mailOf({ from: replier.email, to }, parted("mixed", [plain(said), file("image/png", "attachment")])),
  );
  expect((await replier.told()).sort()).toEqual([withoutFiles, ...Array(5).fill("Your reply wasn’t sent")]);
});

describe("a mail of 25 MB", () => {
  const photo = (bytes: number) => `${"QUJD".repeat(18)}\r\n`.repeat(Math.floor(bytes / 74));
  const large = (more: string) =>
    parted("mixed", [
      plain(said),
      {
        type: 'image/jpeg; name="a.jpg"',
        text: photo(25_000_000),
        headers: ["Content-Transfer-Encoding: base64", "Content-Disposition: attachment"],
      },
      plain(more),
    ]);
  it.each<[string, (raw: string) => BodyInit, Record<string, string>]>([
    ["as the body", (raw) => raw, { "content-type": "message/rfc822" }],
    [
      "in a form",
      (raw) => {
        const form = new FormData();
        form.set("email", raw);
        return form;
      },
      {},
    ],
    ["in an encoded form", (raw) => new URLSearchParams({ "body-mime": raw }), {}],
  ])("is passed on without its file, %s", async (_how, toBody, headers) => {
    const replier = await createReplier();
    const raw = mailOf({ from: replier.email, to: await replier.replyTo() }, large("Sent from my iPhone"));
    const response = await replier.ask("/inbound", {
      method: "POST",
      body: toBody(raw),
      headers: { ...asService, ...headers },
    });
    expect(await response.json()).toEqual({ outcome: "delivered", reason: "FILES_LEFT_OUT" });
    expect((await replier.texts()).slice(1).map(([, text]) => text)).toEqual([said]);
    expect(await replier.told()).toEqual([withoutFiles]);
  });
});
