import { Socket } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createSmtpMailer, type SmtpOptions } from "~/platform/mail/smtp.server";
import type { Mail } from "~/platform/ports/mailer";
import { headerOf, type LoopbackServer, startSilentServer, startSmtpServer } from "./smtp-server";

const mail: Mail = {
  to: "ada@example.test",
  subject: "Sign in to Guildhall (14:05 UTC)",
  text: "Plain words, in the language of Zoë.",
  html: "<p>Words.</p>",
  messageKey: "link-1",
};

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Registers a server for the end of the test. */
async function started<Server extends LoopbackServer>(starting: Promise<Server>): Promise<Server> {
  const server = await starting;
  cleanups.push(server.close);
  return server;
}

function mailerFor(server: { url: string }, options: Partial<SmtpOptions> = {}) {
  const mailer = createSmtpMailer({
    url: server.url,
    from: "Guildhall <hello@guildhall.test>",
    messageIdDomain: "guildhall.test",
    connections: 8,
    ...options,
  });
  cleanups.push(mailer.close);
  return mailer;
}

/** Answers one command with an SMTP error. */
function failing(responseCode: number, words = "not now") {
  return Object.assign(new Error(words), { responseCode });
}

describe("a mail that the server takes", () => {
  it("arrives with its sender, recipient, subject, both bodies and the mark of an automatic message", async () => {
    const server = await started(startSmtpServer());
    expect(await mailerFor(server).send(mail)).toEqual({ ok: true, value: undefined });

    const [received] = server.received;
    expect(received?.recipients).toEqual(["ada@example.test"]);
    expect(headerOf(received, "from")).toBe("Guildhall <hello@guildhall.test>");
    expect(headerOf(received, "to")).toBe("ada@example.test");
    expect(headerOf(received, "subject")).toBe(mail.subject);
    expect(headerOf(received, "message-id")).toBe("<link-1@guildhall.test>");
    expect(headerOf(received, "auto-submitted")).toBe("auto-generated");
    expect(headerOf(received, "content-type")).toMatch(/^multipart\/alternative/);
    expect(received?.body).toContain("text/plain");
    expect(received?.body).toContain("<p>Words.</p>");
  });

  it("has its picture within, as no file of its own", async () => {
    const server = await started(startSmtpServer());
    const html = '<img src="cid:face" alt="">';
    const picture = { id: "face", type: "image/jpeg", bytes: Buffer.from("a picture") } as const;
    expect(await mailerFor(server).send({ ...mail, html, picture })).toMatchObject({ ok: true });
    const body = server.received[0]?.body ?? "";
    expect(body).toMatch(/content-type: multipart\/related/i);
    expect(body).toMatch(/content-id: <face>/i);
    expect(body).toMatch(/content-disposition: inline\r?\n/i);
    expect(body).toContain(Buffer.from("a picture").toString("base64"));
  });

  it("names where one press ends its kind, if it can be ended", async () => {
    const server = await started(startSmtpServer());
    const unsubscribeUrl = `https://guildhall.test/unsubscribe?to=${"u".repeat(36)}&about=briefs&code=${"c".repeat(43)}`;
    await mailerFor(server).send({ ...mail, unsubscribeUrl });
    await mailerFor(server).send(mail);
    const [ended, other] = server.received;
    expect(headerOf(ended, "list-unsubscribe")).toBe(`<${unsubscribeUrl}>`);
    expect(headerOf(ended, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(other?.headers.filter(({ name }) => name.startsWith("list-"))).toEqual([]);
  });

  it("carries the same Message-ID at every try", async () => {
    const server = await started(startSmtpServer());
    const mailer = mailerFor(server);
    await mailer.send(mail);
    await mailer.send(mail);
    const ids = server.received.map((received) => headerOf(received, "message-id"));
    expect(ids).toEqual(["<link-1@guildhall.test>", "<link-1@guildhall.test>"]);
  });

  it("goes over the connection of the mail before it", async () => {
    let connections = 0;
    const server = await started(
      startSmtpServer({
        onConnect(_session, done) {
          connections += 1;
          done();
        },
      }),
    );
    const mailer = mailerFor(server);
    await mailer.send(mail);
    await mailer.send({ ...mail, messageKey: "link-2" });
    expect(server.received).toHaveLength(2);
    expect(connections).toBe(1);
  });
});

describe("a mail that the server refuses", () => {
  it("is rejected for good when there is no such recipient", async () => {
    const server = await started(
      startSmtpServer({ onRcptTo: (_to, _session, done) => done(failing(550, "5.1.1 No such user")) }),
    );
    expect(await mailerFor(server).send(mail)).toMatchObject({ ok: false, code: "rejected" });
  });

  it.each(["Relay access denied", "5.7.1 Blocked"])(
    "may be tried again when it says %s: somebody can mend that",
    async (words) => {
      const server = await started(
        startSmtpServer({ onRcptTo: (_to, _session, done) => done(failing(554, words)) }),
      );
      expect(await mailerFor(server).send(mail)).toMatchObject({ ok: false, code: "unreachable" });
    },
  );

  it.each([421, 450, 452])("may be tried again when the recipient gets a %i", async (code) => {
    const server = await started(startSmtpServer({ onRcptTo: (_to, _session, done) => done(failing(code)) }));
    expect(await mailerFor(server).send(mail)).toMatchObject({ ok: false, code: "unreachable" });
  });

  it("may be tried again when the server refuses our password: an operator can mend that", async () => {
    const server = await started(
      startSmtpServer({
        disabledCommands: ["STARTTLS"],
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(failing(535)),
      }),
    );
    const url = server.url.replace("smtp://", "smtp://user:wrong@");
    expect(await mailerFor({ url }).send(mail)).toMatchObject({ ok: false, code: "unreachable" });
  });
});

describe("a server in trouble", () => {
  it("that is not there is unreachable", async () => {
    const server = await startSmtpServer();
    await server.close();
    expect(await mailerFor(server).send(mail)).toMatchObject({ ok: false, code: "unreachable" });
  });

  it.each(["smtp:", "smtps:"])(
    "that never greets over %s is unreachable after the connection time-out",
    async (protocol) => {
      const server = await started(startSilentServer());
      const url = server.url.replace("smtp:", protocol);
      const mailer = mailerFor({ url }, { timeouts: { connection: 50, socket: 600_000, total: 600_000 } });
      expect(await mailer.send(mail)).toMatchObject({ ok: false, code: "unreachable" });
    },
  );

  it.each([
    [{}, { connection: 5_000, socket: 10_000, total: 30_000 }],
    [
      { connection: 7_000, socket: 11_000, total: 31_000 },
      { connection: 7_000, socket: 11_000, total: 31_000 },
    ],
  ])("told %o has %o ms to connect and greet, to be silent, and for a mail", async (timeouts, waits) => {
    const server = await started(startSilentServer((socket) => socket.write("421 not now\r\n")));
    // What is left of a time-out is measured; here no time passes.
    vi.useFakeTimers({ toFake: ["Date"] });
    const phases = vi.spyOn(globalThis, "setTimeout");
    const silence = vi.spyOn(Socket.prototype, "setTimeout");
    const whole = vi.spyOn(AbortSignal, "timeout");
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });
    await mailerFor(server, { timeouts }).send(mail);
    const ofPhases = phases.mock.calls.map(([, ms = 0]) => ms);
    expect(Math.max(...ofPhases)).toBe(waits.connection);
    // One for the connection and one for the greeting, at least.
    expect(ofPhases.filter((ms) => ms === waits.connection).length).toBeGreaterThanOrEqual(2);
    expect(silence.mock.calls.map(([ms]) => ms)).toContain(waits.socket);
    expect(whole.mock.calls).toEqual([[waits.total]]);
  });

  it("that greets and falls silent is unreachable after the socket time-out", async () => {
    const server = await started(startSilentServer((socket) => socket.write("220 hello\r\n")));
    const mailer = mailerFor(server, { timeouts: { socket: 50, connection: 600_000, total: 600_000 } });
    expect(await mailer.send(mail)).toMatchObject({ ok: false, code: "unreachable" });
  });

  it("that trickles its answers for ever is unreachable after the time for the whole mail", async () => {
    const server = await started(
      startSilentServer((socket) => {
        socket.write("220 hello\r\n");
        const trickle = setInterval(() => socket.write("250-more\r\n"), 10);
        socket.on("close", () => clearInterval(trickle));
      }),
    );
    const mailer = mailerFor(server, { timeouts: { total: 150, connection: 600_000, socket: 600_000 } });
    expect(await mailer.send(mail)).toMatchObject({ ok: false, code: "unreachable" });
  });

  it("that hangs up in the middle is unreachable", async () => {
    const server = await started(
      startSilentServer((socket) => {
        socket.write("220 hello\r\n");
        socket.once("data", () => socket.end());
      }),
    );
    expect(await mailerFor(server).send(mail)).toMatchObject({ ok: false, code: "unreachable" });
  });
});

describe("an attempt to smuggle something into the headers", () => {
  it.each([
    "ada@example.test\r\nBcc: eve@example.test",
    "ada@example.test\nRCPT TO:<eve@example.test>",
    "ada@example.test, eve@example.test",
    "ada@example.test;eve@example.test",
    "Ada <eve@example.test>",
    "group: eve@example.test;",
    '"a b"@example.test',
    "ada@example.test\u0000",
    `${"a".repeat(250)}@example.test`,
    "",
  ])("through the address %j is rejected before anything is sent", async (to) => {
    const server = await started(startSmtpServer());
    expect(await mailerFor(server).send({ ...mail, to })).toMatchObject({ ok: false, code: "rejected" });
    expect(server.received).toEqual([]);
  });

  it("through the subject, the sender's name or the message key stays inside its own header", async () => {
    const server = await started(startSmtpServer());
    const mailer = mailerFor(server, {
      from: "Guild, Hall\r\nBcc: eve@example.test <hello@guildhall.test>",
    });
    const evil = "x>\r\nBcc: eve@example.test\r\n\r\nbody";
    expect(await mailer.send({ ...mail, subject: evil, messageKey: evil })).toMatchObject({ ok: true });

    const [received] = server.received;
    expect(received?.recipients).toEqual(["ada@example.test"]);
    expect(received?.headers.map(({ name }) => name)).not.toContain("bcc");
    expect(headerOf(received, "subject")).toContain("Bcc: eve@example.test");
    expect(headerOf(received, "from")).toMatch(/<hello@guildhall\.test>$/);
    expect(headerOf(received, "message-id")).toMatch(/^<[\w=-]+@guildhall\.test>$/);
  });

  it("through the sender's address stops the mailer from being made", () => {
    const from = "Guildhall <a@guildhall.test, b@guildhall.test>";
    expect(() => mailerFor({ url: "smtp://127.0.0.1:1" }, { from })).toThrow(/sender/);
  });
});
