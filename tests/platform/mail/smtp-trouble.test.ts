import type { Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { createSmtpMailer } from "~/platform/mail/smtp.server";
import { answerWithin } from "~/values/deadline.server";
import { startSilentServer } from "./smtp-server";

const mail = {
  to: "ada@example.test",
  subject: "Sign in",
  text: "Words.",
  html: "<p>Words.</p>",
  messageKey: "link-1",
};

const stages = ["greeting", "EHLO", "MAIL", "RCPT", "DATA", "message"] as const;
type Stage = (typeof stages)[number];

/** What a server says, by stage; null for the usual. Functions do something else with the connection. */
type Script = Partial<Record<Stage, string | ((socket: Socket) => void)>>;

const usual: Record<Stage, string> = {
  greeting: "220 hello",
  EHLO: "250 hello",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go on",
  message: "250 taken",
};

/** Speaks just enough SMTP to go wrong wherever the script wants. `script` can be changed meanwhile. */
async function startScriptedServer(script: Script = {}) {
  const state = { script, taken: 0 };
  const server = await startSilentServer((socket) => {
    let inMessage = false;
    let heard = "";
    const say = (stage: Stage) => {
      const line = state.script[stage] ?? usual[stage];
      if (typeof line === "function") return line(socket);
      if (stage === "message" && line === usual.message) state.taken += 1;
      inMessage = stage === "DATA" && line.startsWith("354");
      socket.write(`${line}\r\n`);
    };
    socket.setEncoding("utf8");
    socket.on("data", (text) => {
      heard += text;
      if (inMessage) {
        if (!heard.endsWith("\r\n.\r\n")) return;
        heard = "";
        say("message");
      } else if (heard.endsWith("\r\n")) {
        // Whoever gets no answer to EHLO asks with HELO.
        const command = heard.slice(0, 4).toUpperCase().replace("HELO", "EHLO");
        heard = "";
        const stage = stages.find((name) => name === command);
        if (stage) say(stage);
        else socket.write("250 ok\r\n");
      }
    });
    say("greeting");
  });
  onTestFinished(server.close);
  return { ...server, state };
}

function createMailer(url: string, total: number) {
  const mailer = createSmtpMailer({
    url,
    from: "Guildhall <hello@guildhall.test>",
    messageIdDomain: "guildhall.test",
    connections: 8,
    timeouts: { total },
  });
  onTestFinished(mailer.close);
  return mailer;
}

/** What servers say for good, and whether it is about the recipient's address. */
const refusals: [said: string, isFinal: boolean][] = [
  ["550 5.1.1 No such user", true],
  ["550-5.1.1 The email account that you tried to reach does not exist.\r\n550 5.1.1 See our help", true],
  ["553 5.1.2 We don't know this host", true],
  ["556 5.1.10 Domain does not accept mail (nullMX)", true],
  ["501 5.1.3 Bad recipient address syntax", true],
  ["550 5.1.7 The sender's address was malformed", false],
  ["550 5.1.8 The sender's domain does not exist", false],
  ["554 5.7.1 Relay access denied", false],
  ["550 5.7.1 Blocked: see our list", false],
  ["552 5.2.2 Mailbox full", false],
  ["503 5.5.1 Bad sequence of commands", false],
  ["554 no", false],
  ["550 No such user", false],
  ["550 Blocked by 5.1.1.1.dnsbl.test", false],
];

describe.each(stages)("a mail server at the stage %s", (stage) => {
  it("may say later (421, 451): the mail is tried again", async () => {
    for (const code of [421, 451]) {
      const server = await startScriptedServer({ [stage]: `${code} not now` });
      expect(await createMailer(server.url, 10_000).send(mail)).toMatchObject({
        ok: false,
        code: "unreachable",
      });
    }
  });

  it("may say no: for good only where it knows the recipient and says that there is none (5.1.x)", async () => {
    const knowsRecipient = ["RCPT", "DATA", "message"].includes(stage);
    for (const [said, isFinal] of refusals) {
      const server = await startScriptedServer({ [stage]: said });
      const code = knowsRecipient && isFinal ? "rejected" : "unreachable";
      const sent = await createMailer(server.url, 10_000).send(mail);
      expect([said, sent]).toMatchObject([said, { ok: false, code }]);
    }
  });

  it("may hang up, fall silent or send nonsense: the mail is tried again", async () => {
    const ways: Script[string & keyof Script][] = [
      (socket) => socket.destroy(),
      () => {},
      "hello there",
      (socket) => socket.write("x".repeat(100_000)),
    ];
    const answers = await Promise.all(
      ways.map(async (way) => {
        const server = await startScriptedServer({ [stage]: way });
        return createMailer(server.url, 200).send(mail);
      }),
    );
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, code: "unreachable" });
  });
});

it("a server that kept every connection waiting gets the next mails when it is well again", async () => {
  const server = await startScriptedServer({ message: () => {} });
  const mailer = createMailer(server.url, 10_000);
  const send = (messageKey: string) => mailer.send({ ...mail, messageKey });
  const twelve = Array.from({ length: 12 }, (_, n) => String(n));
  const stuck = await answerWithin(150, () => Promise.all(twelve.map((n) => send(`stuck-${n}`))));
  for (const answer of stuck) expect(answer).toMatchObject({ ok: false, code: "unreachable" });
  server.state.script = {};
  const well = await Promise.all(twelve.map((n) => send(`well-${n}`)));
  for (const answer of well) expect(answer).toMatchObject({ ok: true });
});

it("a mail takes no longer than its job has left", async () => {
  const server = await startScriptedServer({ greeting: () => {} });
  const mailer = createSmtpMailer({
    url: server.url,
    from: "hello@guildhall.test",
    messageIdDomain: "guildhall.test",
    connections: 8,
  });
  onTestFinished(mailer.close);
  expect(await answerWithin(50, () => mailer.send(mail))).toMatchObject({ ok: false, code: "unreachable" });
});
