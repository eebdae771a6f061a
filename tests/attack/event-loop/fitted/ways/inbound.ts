import { randomBytes, randomUUID } from "node:crypto";
import { createReplyAddresses } from "~/features/conversations/mails/inbound/reply-addresses.server";
import { type ReplyAddress, replyAddressesCollection } from "~/features/conversations/model/reply-address";
import { replyMark } from "~/features/notifications/mails/reply-mark";
import { paths } from "~/paths";
import { limits } from "~/values/limits";
import type { Site } from "../../site";
import type { WayIn } from "../find-worst";

const domain = "reply.guard.example";
const authservId = "mx.guard.example";
const secret = randomBytes(16).toString("hex");
const cookieSecret = randomBytes(20).toString("hex");

/** With which the site receives mails. */
export const inboundSettings = {
  INBOUND_DOMAIN: domain,
  INBOUND_SECRET: secret,
  INBOUND_AUTHSERV_ID: authservId,
  COOKIE_SECRETS: cookieSecret,
};

/** What the readers of a mail look for. */
const words: readonly string[] = [
  replyMark(),
  "On 3 May 2027 at 10:00, Ana <ana@a.example> wrote:",
  "-----Original Message-----",
  "From: a@b.example\n",
  "Sent: Monday\n",
  "To: b\n",
  "________",
  "> ",
  "\n> ",
  "-- \n",
  "--\n",
  "Sent from ",
  "wrote:",
  "10:00",
  "3.5.2027",
];
/** How programs break an address, and what makes one of ours a secret. */
const breaks: readonly string[] = ["\n|", "\n>", "=\n", " \u2060\n", "code=", "(at)", "[dot]", "a"];
const markup: readonly string[] = [
  "<br>",
  "<p>",
  "<div>",
  "<a href=",
  "<blockquote>",
  "<table><td>",
  "</p>",
  "&nbsp;",
  "<!--",
  "<style>",
];
const headWords: readonly string[] = [
  "\r\n ",
  "; ",
  "=?utf-8?q?",
  "?=",
  "=?utf-8?b?YQ==?=",
  "<a@b.example>",
  ", ",
  '"',
  "(",
  "dmarc=pass",
  "dkim=",
  "spf=",
  "*0*=",
  "group: a;",
];

/** Heads of a mail that are read, by us (as `ways-in.test.ts` finds it in the code) or by what reads its parts. */
export const mailHeads: readonly string[] = [
  "authentication-results",
  "auto-submitted",
  "cc",
  "content-disposition",
  "content-id",
  "content-transfer-encoding",
  "content-type",
  "date",
  "delivered-to",
  "envelope-to",
  "from",
  "in-reply-to",
  "list-archive",
  "list-help",
  "list-id",
  "list-owner",
  "list-post",
  "list-unsubscribe",
  "message-id",
  "mime-version",
  "precedence",
  "received",
  "references",
  "reply-to",
  "return-path",
  "sender",
  "subject",
  "to",
  "x-autorespond",
  "x-autoresponder",
  "x-autoreply",
  "x-failed-recipients",
  "x-original-to",
  "x-vacation",
];

/** Fields of a form in which a service posts a mail. */
export const mailFields: readonly string[] = ["body-mime", "email", "message", "recipient", "to", "envelope"];

/** Each head, each part and each kind of text of a mail, and the forms in which services post it. */
export async function waysByMail(site: Site): Promise<WayIn[]> {
  const { flo } = site.people;
  const { addressOf, codeOf } = createReplyAddresses([cookieSecret], { domain });
  const place = { uid: flo.uid, conversation: `${site.brief}_${flo.uid}` };
  const code = codeOf(place);
  const { store } = site.product.container;
  await store.transact(async (tx) =>
    tx.set<ReplyAddress>(replyAddressesCollection, code, {
      ...place,
      createdAt: `2027-01-01T00:00:00.000Z_${code}`,
    }),
  );
  const mailOf = (body: string, heads: Record<string, string> = {}) => {
    const all = {
      from: `Flo <${flo.email}>`,
      to: addressOf(code),
      "message-id": `<${randomUUID()}@mail.example>`,
      "authentication-results": `${authservId}; dmarc=pass header.from=${flo.email.split("@")[1]}`,
      "content-type": "text/plain; charset=utf-8",
      ...heads,
    };
    return `${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\r\n")}\r\n\r\n${body}`;
  };
  const send = (body: string, type = "message/rfc822") =>
    site.send(
      site.toBytes({
        method: "POST",
        target: paths.inbound,
        headers: [
          ["content-type", type],
          ["authorization", `Bearer ${secret}`],
        ],
        body: Buffer.from(body).subarray(0, limits.inboundKept),
      }),
    );
  const { text: answer } = await send(mailOf("Yes, Monday works."));
  // Or what comes after the refusal would be measured no more.
  if (!answer.includes('"delivered"')) throw new Error(`a mail as it is meant: ${answer}`);
  const way = (
    name: string,
    toBody: (text: string) => string,
    more: Partial<WayIn> & { type?: string } = {},
  ): WayIn => {
    const { type, ...rest } = more;
    return {
      kind: "mail",
      name,
      room: limits.inboundKept - 10_000,
      send: (text) => send(toBody(text), type),
      ...rest,
    };
  };
  const inPart = (head: string, text: string) =>
    mailOf(`--cut\r\n${head}\r\n\r\n${text}\r\n--cut--\r\n`, {
      "content-type": "multipart/mixed; boundary=cut",
    });
  const inForm = (name: string, text: string) =>
    `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n--cut--\r\n`;
  const encoded = (charset: string, coding: string) => ({
    "content-type": `text/plain; charset=${charset}`,
    "content-transfer-encoding": coding,
  });
  const form = { type: "multipart/form-data; boundary=cut" };
  return [
    way("its text", (text) => mailOf(text), { words }),
    way("its text after words", (text) => mailOf(`Yes.\n${text}`), { words }),
    way("its text after an address of ours", (text) => mailOf(`See ${site.product.origin}/sign-in?${text}`), {
      words: breaks,
    }),
    way("its text after its author’s address", (text) => mailOf(`I am ${flo.email.slice(0, -1)}${text}`), {
      words: [...breaks, ...flo.email],
    }),
    way("its text, quoted-printable", (text) => mailOf(text, encoded("utf-8", "quoted-printable")), {
      words: ["=\r\n", "=3D", "=", "=E2"],
    }),
    way(
      "its text in base64",
      (text) =>
        mailOf(
          Buffer.from(text).toString("base64").replaceAll(/.{76}/g, "$&\r\n"),
          encoded("utf-8", "base64"),
        ),
      { words, room: limits.inboundKept * 0.7 },
    ),
    way("its text in another charset", (text) => mailOf(text, encoded("iso-2022-jp", "8bit")), {
      words: ["\u001b$B", "\u001b(B"],
    }),
    way(
      "its text, flowed",
      (text) => mailOf(text, { "content-type": "text/plain; format=flowed; delsp=yes" }),
      { words: [" \n", "> ", ">> ", "-- \n"] },
    ),
    way("its HTML", (text) => mailOf(text, { "content-type": "text/html; charset=utf-8" }), {
      words: markup,
    }),
    way("its HTML beside a text", (text) => inPart("content-type: text/html", text), { words: markup }),
    way("a part’s text", (text) => inPart("content-type: text/plain", text), { words }),
    way("a part’s head", (text) => inPart(`content-type: text/plain; ${text}`, "Yes."), {
      words: headWords,
      room: limits.inboundHead * 2,
    }),
    way("its text beside a file", (text) =>
      inPart(
        "content-type: text/plain",
        `Yes.${text}Monday works.\r\n--cut\r\ncontent-disposition: attachment; filename="a"\r\n\r\na`,
      ),
    ),
    way("a part that is a file", (text) =>
      inPart('content-type: image/png\r\ncontent-disposition: attachment; filename="a"', text),
    ),
    way("the name of a file", (text) => inPart(`content-disposition: attachment; filename="${text}"`, "a"), {
      words: headWords,
      room: limits.inboundHead * 2,
    }),
    way("a mail in a part", (text) => inPart("content-type: message/rfc822", text), {
      words: ["from: a\r\n", "\r\n\r\n", ...words],
    }),
    way(
      "its parts",
      (text) => mailOf(`--cut\r\n${text}\r\n--cut--`, { "content-type": "multipart/mixed; boundary=cut" }),
      {
        words: [
          "--cut",
          "\r\n--cut\r\n",
          "--cut--",
          "\r\n\r\n",
          "content-type: multipart/mixed; boundary=cut\r\n\r\n",
          "content-type: text/plain\r\n\r\n",
        ],
      },
    ),
    way("its boundary", (text) => mailOf("Yes.", { "content-type": `multipart/mixed; boundary="${text}"` }), {
      room: limits.inboundHead * 2,
    }),
    ...mailHeads.map((name) =>
      way(`the head ${name}`, (text) => mailOf("Yes.", { [name]: text }), {
        words: headWords,
        room: limits.inboundHead * 2,
      }),
    ),
    way("its heads", (text) => text, { words: ["a: b\r\n", "\r\n ", ": ", "from: ", "\r\n\r\n"] }),
    ...mailFields.map((name) =>
      way(`the field ${name}`, (text) => inForm(name, text), {
        ...form,
        words: ["{", '"to":', "[", ",", ...words],
      }),
    ),
    way("a form’s parts", (text) => `--cut\r\n${text}\r\n--cut--\r\n`, {
      ...form,
      words: ["--cut", "\r\n", "--cut\r\n", 'content-disposition: form-data; name="to"', "\r\n\r\n"],
    }),
    way("a form’s fields", (text) => text, {
      type: "application/x-www-form-urlencoded",
      words: ["to=a&", "&", "=", "%40"],
    }),
    way("its type", (text) => text, {
      room: limits.httpHeaderBytes - 2_500,
      holds: (text) => /^[\t\x20-\x7e]*$/.test(text),
      send: (text) => send("Yes.", `multipart/form-data; boundary=${text}`.trim()),
    }),
  ];
}
