import { randomUUID } from "node:crypto";
import { createTestHttpApp } from "#tests/http/http-app";
import { createMarket, succeeded } from "#tests/support/market";
import { listMessages } from "~/features/conversations/reads/list-messages";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { inboundEndpoint } from "~/http/inbound-endpoint";

export const domain = "reply.guildhall.test";
export const secret = "the-inbound-secret-of-the-tests-0001";
export const asService = {
  authorization: `Basic ${Buffer.from(`mail:${secret}`).toString("base64")}`,
  origin: null,
};

/** A talk in which the freelancer was mailed about a message, and the place where mail services post replies. */
export async function createReplier(options: Parameters<typeof createMarket>[0] = {}) {
  const market = createMarket({ inboundDomain: domain, ...options });
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const talent = await market.propose(briefId);
  const conversationId = `${briefId}_${talent}`;
  const write = async (text: string) =>
    succeeded(await sendMessage(market, hirer, { conversationId, key: randomUUID(), text }));
  await write("Could you start on Monday?");
  await market.pass(600_000);
  const { receiveMail } = market.app;
  if (!receiveMail) throw new Error("Nobody receives mails");
  const http = createTestHttpApp({ inbound: inboundEndpoint(secret, receiveMail) });
  const email = `${talent}@example.com`;
  const mails = async () => (await market.app.mailbox.list()).filter(({ to }) => to === email);
  return {
    ...market,
    ask: http.ask,
    lines: http.lines,
    http: http.app,
    hirer,
    talent,
    email,
    conversationId,
    write,
    mails,
    replyTo: async () => (await mails()).find(({ replyTo }) => replyTo)?.replyTo ?? "",
    /** Posts a mail as a service does; answers the status, and what came of it. */
    async post(raw: string, headers: Record<string, string | null> = {}) {
      const response = await http.ask("/inbound", {
        method: "POST",
        body: new TextEncoder().encode(raw),
        headers: { ...asService, "content-type": "message/rfc822", ...headers },
      });
      return response.status === 200 ? await response.json() : response.status;
    },
    async texts() {
      const page = await listMessages(market.store, conversationId, { before: null, limit: 50 });
      return page.items.map(({ data }) => [data.by, data.text]).reverse();
    },
    /** The subjects of what the member was mailed since the first mail, once the jobs are done. */
    async told() {
      await market.worker.runDue();
      return (await mails()).slice(0, -1).map(({ subject }) => subject);
    },
  };
}

/** What the server of the tests found out about a mail from `example.com`. */
export const proof = "Authentication-Results: mx.guildhall.test; dmarc=pass header.from=example.com";

/** A mail as a program writes it. */
export function mailOf(
  { from, to }: { from: string; to: string },
  {
    text = "Yes, Monday works.",
    headers = [] as string[],
    results = [proof],
    id = randomUUID() as string,
  } = {},
): string {
  return [
    ...results,
    `From: Bo Berg <${from}>`,
    `To: ${to}`,
    `Message-ID: <${id}@mail.example.com>`,
    "Subject: Re: wrote to you",
    ...headers,
    ...(headers.some((line) => /^content-type/i.test(line))
      ? []
      : ["Content-Type: text/plain; charset=utf-8"]),
    "",
    text,
  ].join("\r\n");
}
