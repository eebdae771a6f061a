import type { Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { createSmtpMailer } from "~/adapters/mail/smtp.server";
import { answerWithin } from "~/contract/deadline.server";
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
    timeouts: { total },
  });
  onTestFinished(mailer.close);
  return mailer;
}

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

  it("may say no (554): for good where it has seen the mail's envelope, and not before", async () => {
    const server = await startScriptedServer({ [stage]: "554 no" });
    const isAboutTheMail = ["MAIL", "RCPT", "DATA", "message"].includes(stage);
    const code = isAboutTheMail ? "rejected" : "unreachable";
    expect(await createMailer(server.url, 10_000).send(mail)).toMatchObject({ ok: false, code });
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
  });
  onTestFinished(mailer.close);
  expect(await answerWithin(50, () => mailer.send(mail))).toMatchObject({ ok: false, code: "unreachable" });
});
