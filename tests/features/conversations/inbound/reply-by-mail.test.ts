import { createTransport } from "nodemailer";
import { describe, expect, it, onTestFinished } from "vitest";
import { headerOf, startSmtpServer } from "#tests/platform/mail/smtp-server";
import { replyAddressesCollection } from "~/features/conversations/model/reply-address";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { removeBelongings } from "~/features/leaving/writes/remove-member";
import { createSmtpMailer } from "~/platform/mail/smtp.server";
import { limits } from "~/values/limits";
import { asService, createReplier, domain, mailOf, proof, secret } from "./replier";

it("a reply goes by real mail servers from a program to the conversation, once", async () => {
  const outgoing = await startSmtpServer();
  const smtp = createSmtpMailer({
    url: outgoing.url,
    from: "Guildhall <hello@guildhall.test>",
    messageIdDomain: "guildhall.test",
    connections: 2,
  });
  const raws: Buffer[] = [];
  const incoming = await startSmtpServer({
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        raws.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  const program = createTransport(incoming.url);
  onTestFinished(async () => {
    program.close();
    await Promise.all([smtp.close(), outgoing.close(), incoming.close()]);
  });
  const replier = await createReplier({ mailbox: { ...smtp, list: async () => [] } });
  const mail = outgoing.received.find(({ recipients }) => recipients.includes(replier.email));
  const replyTo = headerOf(mail, "reply-to");
  expect(replyTo.split("@")[0]?.length).toBeLessThanOrEqual(64);
  await program.sendMail({
    from: { name: "Bo", address: replier.email.toUpperCase() },
    to: replyTo,
    subject: `Re: ${headerOf(mail, "subject")}`,
    inReplyTo: headerOf(mail, "message-id"),
    text: `Yes, Monday wörks.\n\n${"x".repeat(500)}\n\n-- \nBo\n\nOn Mon, May 3, 2027 at 10:00 AM Guildhall <${replyTo}> wrote:\n\n> Write your reply above this line.\n> \n> Hello`,
    html: `<p>Yes, Monday wörks.</p>`,
  });
  const raw = `${proof}\r\n${raws[0]?.toString("latin1")}`;
  const post = () =>
    replier.ask("/inbound", {
      method: "POST",
      body: Buffer.from(raw, "latin1"),
      headers: { ...asService, "content-type": "message/rfc822" },
    });
  for (let times = 0; times < 3; times += 1)
    expect(await (await post()).json()).toEqual({ outcome: "delivered" });
  expect(await replier.texts()).toEqual([
    [replier.hirer, "Could you start on Monday?"],
    [replier.talent, `Yes, Monday wörks.\n\n${"x".repeat(500)}`],
  ]);
});

it("another text under a Message-ID that came before is another message, and the same mail again is none", async () => {
  const replier = await createReplier();
  const to = await replier.replyTo();
  const mail = (text: string) => mailOf({ from: replier.email, to }, { text, id: "one" });
  for (const text of ["Yes.", "No, Tuesday.", "Yes.", "No, Tuesday."])
    expect(await replier.post(mail(text))).toEqual({ outcome: "delivered" });
  expect((await replier.texts()).map(([, text]) => text).slice(1)).toEqual(["Yes.", "No, Tuesday."]);
  for (const text of ["x".repeat(4_001), "x".repeat(4_002)]) await replier.post(mail(text));
  expect(await replier.told()).toHaveLength(2);
});

it("a mail that comes once more by another way, with other headers above it, is the same message", async () => {
  const replier = await createReplier();
  const mail = mailOf({ from: replier.email, to: await replier.replyTo() });
  for (const way of ["one", "another"])
    expect(await replier.post(`Received: from ${way}.example.com\r\n${mail}`)).toEqual({
      outcome: "delivered",
    });
  expect(await replier.texts()).toHaveLength(2);
});

it("replies that are refused don't count as sent: after thirty of them another is passed on", async () => {
  const replier = await createReplier();
  const to = await replier.replyTo();
  const post = (text: string) => replier.post(mailOf({ from: replier.email, to }, { text }));
  for (let at = 0; at < 30; at += 1)
    expect(await post("x".repeat(4_001))).toMatchObject({ reason: "INVALID" });
  expect(await post("Yes.")).toEqual({ outcome: "delivered" });
});

describe("a mail service", () => {
  it.each([
    ["as the body", "message/rfc822", (mail: string) => mail],
    [
      "in a form, with its envelope",
      null,
      (mail: string, to: string) => toForm({ email: mail, envelope: JSON.stringify({ to: [to] }) }),
    ],
    [
      "in a form, with its recipient",
      null,
      (mail: string, to: string) => toForm({ "body-mime": mail, recipient: to }),
    ],
  ])("posts a mail %s", async (_how, type, toBody) => {
    const replier = await createReplier();
    const to = await replier.replyTo();
    // A service may pass a mail on that names it nowhere.
    const mail = mailOf({ from: replier.email, to: type ? to : "undisclosed-recipients:;" });
    const response = await replier.ask("/inbound", {
      method: "POST",
      body: toBody(mail, to),
      headers: { ...asService, ...(type && { "content-type": type }) },
    });
    expect(await response.json()).toEqual({ outcome: "delivered" });
    expect(await replier.texts()).toHaveLength(2);
  });

  const toForm = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };

  it.each([
    ["none", null],
    ["another", `Bearer ${"x".repeat(36)}`],
    ["another as a password", `Basic ${btoa(`mail:${secret}x`)}`],
    ["an empty one", "Bearer "],
    ["one as a name", `Basic ${btoa(`${secret}:`)}`],
  ])("with %s for a secret is refused, and nothing is read", async (_what, authorization) => {
    const replier = await createReplier();
    const mail = mailOf({ from: replier.email, to: await replier.replyTo() });
    expect(await replier.post(mail, { authorization })).toBe(401);
    expect(await replier.texts()).toHaveLength(1);
    expect(JSON.stringify(replier.lines)).not.toContain(secret);
  });

  it("is told 413 for a mail of 41 MB, whether it says its length or not, and 415 for what is none or has many fields", async () => {
    const replier = await createReplier();
    const head = { ...asService, "content-type": "message/rfc822" };
    const ask = (body: BodyInit, headers: Record<string, string | null>) =>
      replier.ask("/inbound", { method: "POST", body, headers });
    expect((await ask("x", { ...head, "content-length": String(41 * 1024 * 1024) })).status).toBe(413);
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const request = new Request("https://guildhall.example/inbound", {
      method: "POST",
      body: endless,
      headers: {
        host: "guildhall.example",
        authorization: asService.authorization,
        "content-type": "message/rfc822",
      },
      duplex: "half",
    } as RequestInit);
    expect((await replier.http.request(request)).status).toBe(413);
    expect(pulled * 64 * 1024).toBeLessThan(2 * limits.inboundMail);
    expect((await ask("{}", { ...head, "content-type": "application/json" })).status).toBe(415);
    expect((await ask(toForm({ text: "no mail" }), asService)).status).toBe(415);
    const fields = { ...asService, "content-type": "application/x-www-form-urlencoded" };
    expect((await ask(`email=a${"&a".repeat(400_000)}`, fields)).status).toBe(415);
  });
});

describe("nothing comes of, and nobody is told of", () => {
  const stranger = "eve@example.com";
  it.each<[string, Parameters<typeof mailOf>[1]]>([
    ["an absence note", { headers: ["Auto-Submitted: auto-replied"] }],
    [
      "an absence note of Outlook",
      { headers: ["Auto-Submitted: auto-generated", "X-Auto-Response-Suppress: All"] },
    ],
    ["what is sent to many", { headers: ["Precedence: bulk"] }],
    ["a list", { headers: ["List-Id: <list.example.com>"] }],
    ["a bounce", { headers: ["Return-Path: <>"] }],
    ["a report", { headers: ["Content-Type: multipart/report; boundary=x"] }],
    ["a mail of ours that comes back", { headers: ["Auto-Submitted: auto-generated"] }],
  ])("%s", async (_what, more) => {
    const replier = await createReplier();
    const mail = mailOf({ from: replier.email, to: await replier.replyTo() }, more);
    expect(await replier.post(mail)).toMatchObject({ outcome: "refused" });
    expect(await replier.texts()).toHaveLength(1);
    expect(await replier.told()).toEqual([]);
  });

  it.each(["MAILER-DAEMON@mx.example.com", "no-reply@example.com", "bounces+7@list.example.com"])(
    "a mail that a program sends as %s",
    async (from) => {
      const replier = await createReplier();
      const mail = mailOf({ from, to: await replier.replyTo() });
      expect(await replier.post(mail)).toEqual({ outcome: "refused", reason: "AUTOMATIC" });
      expect(await replier.told()).toEqual([]);
    },
  );

  it.each<[string, (replyTo: string) => string]>([
    ["an address that was made up", () => `reply+${"a".repeat(32)}@${domain}`],
    [
      "an address with a letter changed",
      (to) => to.replace(/\+(.)/, (_all, one) => `+${one === "a" ? "b" : "a"}`),
    ],
    ["another domain", (to) => to.replace(domain, "reply.example.com")],
    ["no address of ours", () => "hello@guildhall.test"],
  ])("a mail to %s", async (_what, change) => {
    const replier = await createReplier();
    const mail = mailOf({ from: replier.email, to: change(await replier.replyTo()) });
    expect(await replier.post(mail)).toEqual({ outcome: "refused", reason: "NO_ADDRESS" });
    expect(await replier.texts()).toHaveLength(1);
    expect(await replier.told()).toEqual([]);
  });

  it("a mail with headers without end", async () => {
    const replier = await createReplier();
    const place = { from: replier.email, to: await replier.replyTo() };
    const raw = mailOf(place, { headers: Array.from({ length: 20_000 }, (_, at) => `X-${at}: y`) });
    expect(await replier.post(raw)).toEqual({ outcome: "refused", reason: "UNREADABLE" });
    expect(await replier.told()).toEqual([]);
  });

  it("a mail to the address of somebody whose account is gone", async () => {
    const replier = await createReplier();
    const mail = mailOf({ from: replier.email, to: await replier.replyTo() });
    await removeBelongings(replier, replier.talent);
    const left = { collection: replyAddressesCollection, limit: 10 };
    expect((await replier.store.query(left)).items).toEqual([]);
    expect(await replier.post(mail)).toEqual({ outcome: "refused", reason: "NO_ADDRESS" });
  });

  it("a mail from somebody else, but to the member: at the address of their account, and five times a day at most", async () => {
    const replier = await createReplier();
    const to = await replier.replyTo();
    for (let times = 0; times < 8; times += 1)
      expect(await replier.post(mailOf({ from: stranger, to }))).toEqual({
        outcome: "refused",
        reason: "FOREIGN",
      });
    expect(await replier.texts()).toHaveLength(1);
    expect(await replier.told()).toEqual(Array(5).fill("Your reply wasn’t sent"));
    expect((await replier.app.mailbox.list()).filter((mail) => mail.to === stranger)).toEqual([]);
  });
});

it.each<[string, (mail: string) => string]>([
  ["that two people sent", (mail) => mail.replace(/^From: .*$/m, "$&, Eve <eve@example.com>")],
  ["without proof of its sender", (mail) => mail.replace(`${proof}\r\n`, "")],
])("mails %s reach nobody, and their member is told of five a day", async (_what, change) => {
  const replier = await createReplier();
  const place = { from: replier.email, to: await replier.replyTo() };
  for (let times = 0; times < 8; times += 1)
    expect(await replier.post(change(mailOf(place)))).toEqual({ outcome: "refused", reason: "UNPROVEN" });
  expect(await replier.texts()).toHaveLength(1);
  expect(await replier.told()).toEqual(Array(5).fill("Your reply wasn’t sent"));
  expect((await replier.app.mailbox.list()).filter(({ to }) => to === "eve@example.com")).toEqual([]);
});

describe("a member is told once what became of a reply", () => {
  const withFile = (text: string) => ({
    headers: ['Content-Type: multipart/mixed; boundary="b"'],
    text: `--b\r\nContent-Type: text/plain\r\n\r\n${text}\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=a.pdf\r\n\r\nx\r\n--b--\r\n`,
  });
  type Replier = Awaited<ReturnType<typeof createReplier>>;
  it.each<[string, Parameters<typeof mailOf>[1], RegExp, ((replier: Replier) => unknown)?]>([
    ["that is too long", { text: "x".repeat(limits.message + 1) }, /4,000 characters/],
    [
      "that is too long to be looked through",
      { text: "x ".repeat(limits.inboundText) },
      /longer than a message/,
    ],
    [
      "of 400 parts in each other",
      {
        headers: Array.from(
          { length: 400 },
          (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`,
        ),
      },
      /can’t read/,
    ],
    [
      "of 500 parts",
      {
        headers: ["Content-Type: multipart/mixed; boundary=b"],
        text: `${Array.from({ length: 500 }, (_, at) => `--b\r\nContent-Type: text/plain\r\n\r\n${at}\r\n`).join("")}--b--`,
      },
      /can’t read/,
    ],
    ["of too many lines", { text: "\n".repeat(limits.inboundLines + 1) }, /longer than a message/],
    [
      "without new text",
      { text: "On 3 May 2027 at 10:00, Ana <ana@example.com> wrote:\n> Could you start on Monday?" },
      /no new text/,
    ],
    ["with files alone", withFile(""), /files and no text/],
    ["without proof of its sender", { results: [] }, /without proof that you sent it/],
    [
      "with proof that its sender wrote below a failure",
      { results: [proof.replace("pass", "fail"), proof] },
      /without proof/,
    ],
    [
      "with proof by a server that isn’t ours",
      { results: [proof.replace("mx.", "mx.not-")] },
      /without proof/,
    ],
    [
      "with a second header that names its sender",
      { headers: ["From: Eve <eve@example.com>"] },
      /without proof/,
    ],
    [
      "between members who are blocked",
      {},
      /blocked/,
      (one) => setBlocked(one, one.hirer, one.conversationId, true),
    ],
    [
      "by HTML alone that is nothing",
      { headers: ["Content-Type: text/html"], text: "<p> </p>" },
      /no new text/,
    ],
  ])("%s", async (_what, more, says, before) => {
    const replier = await createReplier();
    await before?.(replier);
    const raw = mailOf({ from: replier.email, to: await replier.replyTo() }, more);
    for (let times = 0; times < 2; times += 1)
      expect(await replier.post(raw)).toMatchObject({ outcome: "refused" });
    expect(await replier.texts()).toHaveLength(1);
    expect(await replier.told()).toEqual(["Your reply wasn’t sent"]);
    expect((await replier.mails())[0]?.text).toMatch(says);
  });

  it("whose text was sent without its files", async () => {
    const replier = await createReplier();
    const raw = mailOf({ from: replier.email, to: await replier.replyTo() }, withFile("See the file."));
    expect(await replier.post(raw)).toEqual({ outcome: "delivered", reason: "FILES_LEFT_OUT" });
    expect((await replier.texts())[1]).toEqual([replier.talent, "See the file."]);
    expect(await replier.told()).toEqual(["Your reply was sent without its files"]);
  });

  it("that came after twenty others in a minute", async () => {
    const replier = await createReplier();
    const place = { from: replier.email, to: await replier.replyTo() };
    for (let times = 0; times < 20; times += 1)
      expect(await replier.post(mailOf(place))).toEqual({ outcome: "delivered" });
    expect(await replier.post(mailOf(place))).toEqual({ outcome: "refused", reason: "TOO_MANY" });
    expect(await replier.told()).toEqual(["Your reply wasn’t sent"]);
  });
});

it("a reply by HTML alone is passed on as its text", async () => {
  const replier = await createReplier();
  const text =
    "<div>Yes, <b>Monday</b> works.</div><div>Bo</div><br><div class=q>On Mon, May 3, 2027 at 10:00 AM Guildhall &lt;hello@guildhall.test&gt; wrote:<br><blockquote><p>Write your reply above this line.</p><p>Could you?</p></blockquote></div>";
  const raw = mailOf(
    { from: replier.email, to: await replier.replyTo() },
    { headers: ["Content-Type: text/html; charset=utf-8"], text },
  );
  expect(await replier.post(raw)).toEqual({ outcome: "delivered" });
  expect((await replier.texts())[1]?.[1]).toBe("Yes, Monday works.\nBo");
});
