import { createHash } from "node:crypto";
import { mailboxOf, parseEmailAddress } from "~/domain/email-address.server";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { type ReplyAddress, replyAddressesCollection } from "~/features/conversations/model/reply-address";
import { type Thread, threadId, threadsCollection } from "~/features/conversations/model/thread";
import { listMessages } from "~/features/conversations/reads/list-messages";
import { keepUnsent, type LeftOutText } from "~/features/conversations/writes/left-out";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { pressOf } from "~/features/market/model/press";
import { excerptOf } from "~/features/notifications/mails/excerpt";
import { takeMail } from "~/features/notifications/mails/mail-limits.server";
import { nameOf } from "~/features/profiles/reads/name-of";
import { conversationPath, paths } from "~/paths";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { Log } from "~/platform/ports/log";
import type { MailBody, MailHead, MailReader } from "~/platform/ports/mail-reader";
import type { Store } from "~/platform/ports/store";
import type { Counted } from "~/values/bound";
import { hashed } from "~/values/hash.server";
import { limits } from "~/values/limits";
import type { RefusalCode } from "~/values/refusals";
import { isProven } from "./authentication-results";
import { type OurMail, withoutOurMail } from "./our-mail";
import { withoutPrivate } from "./private-parts";
import { asEmoji, reactionOf } from "./reaction";
import type { ReplyAddresses, ReplyPlace } from "./reply-addresses.server";
import { type ReplyOutcome, replyOutcomeMail } from "./reply-outcome-mail";
import { readReply } from "./reply-text";
import { isSent, type ToldOutcome } from "./told-outcome";

/** Headers of mails that programs send by themselves: [header, its value]. */
const automatic: readonly (readonly [name: string, value: RegExp])[] = [
  // RFC 3834 §5; ours says `auto-generated`, so that no mail of ours comes back as a message. Who
  // asks that no program answers (`X-Auto-Response-Suppress`) may well be a person.
  ["auto-submitted", /^(?!no\b)/i],
  ["precedence", /^(?:bulk|junk|list|auto[-_]?reply)/i],
  ["x-autoreply", /^(?!no\b)/i],
  ["x-autorespond", /^/],
  ["x-autoresponder", /^/],
  ["x-vacation", /^/],
  ["list-id", /^/],
  ["list-post", /^/],
  ["list-help", /^/],
  ["list-owner", /^/],
  ["list-archive", /^/],
  ["list-unsubscribe", /^/],
  ["x-failed-recipients", /^/],
  // A bounce, which must get no reply (RFC 5321 §4.5.5).
  ["return-path", /^<\s*>$/],
  ["content-type", /^multipart\/report\b/i],
];

const robots = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+-].*)?@/;

/**
 * Whether a program sent a mail: an absence note, a bounce, a list. Such a mail gets no answer. A
 * member’s own address may be called like a program’s.
 */
export function isAutomatic({ headers, from }: Pick<MailHead, "headers" | "from">, member = ""): boolean {
  return (
    from.some((address) => robots.test(address) && address !== member.toLowerCase()) ||
    automatic.some(([name, value]) => Object.hasOwn(headers, name) && value.test(headers[name] ?? ""))
  );
}

export interface InboundParts {
  store: Store;
  clock: Clock;
  log: Log;
  mailReader: MailReader;
  replyAddresses: ReplyAddresses;
  /** How we are called, the addresses that our mails come from and name, and that of our pages. */
  ours: { brand: string; sender: string; contact: string; origin: string };
  /** The name of the server that receives our mails: only its checks of senders are trusted. */
  authservId: string;
  /** Counts a mail of the member that is parsed. */
  takeRead(uid: string): Promise<Counted>;
  /** Counts a message against the same limit as one sent on a page. */
  takeSend(uid: string): Promise<Counted>;
  /** Takes back the count of a refused message. */
  giveSendBack(uid: string): void;
  wakeWorker(): void;
}

/**
 * Why a mail is dropped without an answer: its head isn't one, it isn't a member's reply, a program
 * sent it, or it is a reaction that nothing is known of.
 */
type Silence = "UNREADABLE" | "NO_ADDRESS" | "AUTOMATIC" | "REACTION";

export type Received =
  | { outcome: "delivered"; reason?: ToldOutcome }
  | { outcome: "refused"; reason: Silence | ToldOutcome };

/**
 * Makes a reply to our mail a message in its conversation: by the member of the reply address, if
 * it was sent from the address of their account. The same mail again is the same message. A member
 * is told of a reply that couldn't be passed on, at the address of their account alone; strangers
 * and programs get no answer, so that our mails can't be directed at others.
 */
export async function receiveMail(
  parts: InboundParts,
  { raw, recipients }: { raw: Uint8Array; recipients: string[] },
): Promise<Received> {
  const received = await takeIn(parts, raw, recipients);
  parts.log.info({ ...received }, "Received an e-mail");
  return received;
}

/**
 * The head alone tells the member; a mail's body is parsed only for members, and counted before.
 */
async function takeIn(parts: InboundParts, raw: Uint8Array, recipients: string[]): Promise<Received> {
  const read = await parts.mailReader.readHead(raw);
  if (!read.ok) return { outcome: "refused", reason: "UNREADABLE" };
  const head = read.value;
  const place = await findPlace(parts, [...recipients, ...head.to]);
  if (!place) return { outcome: "refused", reason: "NO_ADDRESS" };
  const account = (await parts.store.get<Account>(accountsCollection, place.uid))?.data;
  if (!account) return { outcome: "refused", reason: "NO_ADDRESS" };
  if (isAutomatic(head, account.email)) return { outcome: "refused", reason: "AUTOMATIC" };
  const key = keyOf(head, raw);
  const told = await passOn(parts, { ...place, email: account.email, head, raw, key });
  if (told === "REACTION") return { outcome: "refused", reason: told };
  if (told)
    await tell(
      parts,
      account.email,
      { uid: place.uid, conversation: place.conversation, ...told },
      pressOf(key, digestOf(raw)),
    );
  if (told && !isSent(told.outcome)) return { outcome: "refused", reason: told.outcome };
  return { outcome: "delivered", ...(told && { reason: told.outcome }) };
}

/** The member and the conversation of a reply, by the first of these addresses that we made. */
async function findPlace(
  { store, replyAddresses }: InboundParts,
  addresses: readonly string[],
): Promise<(ReplyPlace & { code: string }) | null> {
  for (const code of replyAddresses.codesIn(addresses).slice(0, 3)) {
    const found = (await store.get<ReplyAddress>(replyAddressesCollection, code))?.data;
    if (found && replyAddresses.isOurs(code, found)) return { ...found, code };
  }
  return null;
}

interface Reply extends ReplyPlace {
  /** Of its reply address. */
  code: string;
  email: string;
  head: MailHead;
  raw: Uint8Array;
  key: string;
}

type Told = Pick<ReplyOutcome, "outcome" | "problem" | "isKept">;

/** Sends the reply as a message; answers the outcome to tell its author, null for none. */
async function passOn(parts: InboundParts, reply: Reply): Promise<Told | "REACTION" | null> {
  const { uid, conversation, email, head, raw, key } = reply;
  const stranger = strangerIn(parts, head, email);
  if (stranger) return { outcome: stranger };
  if (!(await parts.takeRead(uid)).ok) return { outcome: "TOO_MANY" };
  const read = await parts.mailReader.readBody(raw);
  if (!read.ok) return { outcome: read.code === "too-long" ? "TOO_LONG" : "UNREADABLE" };
  const written = writtenIn(parts, reply, read.value, await ourMailTo(parts, reply));
  if (written === "REACTION" || written === "TOO_LONG")
    return written === "REACTION" ? written : { outcome: written };
  const { text, hasFiles, hadAddress, leftOut } = written;
  if (text === "") return refuseEmpty(parts, reply, written);
  if (!(await parts.takeSend(uid)).ok) return { outcome: "TOO_MANY" };
  const sent = await sendMessage(parts, uid, {
    ...{ conversationId: conversation, key, text },
    ...(leftOut && { leftOut }),
  });
  parts.wakeWorker();
  if (sent.ok)
    return hasFiles || hadAddress ? { outcome: hasFiles ? "FILES_LEFT_OUT" : "ADDRESS_LEFT_OUT" } : null;
  parts.giveSendBack(uid);
  const [problem] = sent.problems ?? [];
  return { outcome: sent.code satisfies RefusalCode, ...(problem && { problem }) };
}

/**
 * A reply without own words, or none that were found: what was left out of it is kept for its
 * author, counted as if it were sent.
 */
async function refuseEmpty(
  parts: InboundParts,
  { uid, conversation, key }: Reply,
  { hasFiles, leftOut: left }: Written,
): Promise<Told> {
  const outcome = hasFiles ? "FILES_ALONE" : "EMPTY";
  if (!left) return { outcome };
  if (!(await parts.takeSend(uid)).ok) return { outcome: "TOO_MANY" };
  await keepUnsent(parts, uid, { conversationId: conversation, key, left });
  return { outcome, isKept: true };
}

/** A reply as the other side may read it. */
interface Written {
  text: string;
  leftOut: LeftOutText | null;
  hasFiles: boolean;
  hadAddress: boolean;
}

function writtenIn(
  { replyAddresses, ours }: InboundParts,
  { email, code, head }: Reply,
  body: MailBody,
  mail: OurMail,
): Written | "REACTION" | "TOO_LONG" {
  if (body.text.length > limits.inboundText) return "TOO_LONG";
  const reply = readReply(body, ours.brand);
  const reaction =
    body.reaction === null ? reactionOf(reply.text, head.fromName) : (asEmoji(body.reaction) ?? "");
  if (reaction === "") return "REACTION";
  if (reaction !== null) return { text: reaction, leftOut: null, hasFiles: false, hadAddress: false };
  const clear = (said: string) =>
    withoutPrivate(withoutOurMail(said, mail), { ...ours, email, code, domain: replyAddresses.domain });
  const { text, leftOut, hadAddress } = clear(reply.text);
  const quoted = withoutOurMail(reply.leftOut, mail);
  const all = [/[\p{L}\p{N}]/u.test(quoted) ? quoted : "", leftOut].filter(Boolean).join("\n\n");
  const back = clear(reply.leftOut).text;
  return {
    ...{ text, hasFiles: reply.hasFiles, hadAddress },
    leftOut: all === "" ? null : { text: all, back, whole: clear(reply.whole).text },
  };
}

/** What our mails about a conversation say to its member. */
async function ourMailTo({ store, ours }: InboundParts, { uid, conversation }: ReplyPlace): Promise<OurMail> {
  const thread = (await store.get<Thread>(threadsCollection, threadId(conversation, uid)))?.data;
  const { otherUid = null, briefId = null } = thread ?? {};
  const [messages, name, brief] = await Promise.all([
    listMessages(store, conversation, { before: null, limit: mailedLately }),
    otherUid === null ? null : nameOf(store, otherUid),
    briefId === null ? null : store.get<Brief>(briefsCollection, briefId),
  ]);
  const sent = messages.items.flatMap(({ data: { by, text } }) =>
    by === uid || text === null ? [] : [excerptOf(text)],
  );
  const pages = [conversationPath(conversation), paths.account].map((path) => ours.origin + path);
  const filledWith = [name, brief?.data.title, ours.contact, ...pages];
  return { ...ours, sent, filledWith: filledWith.filter((one) => typeof one === "string") };
}

/** Messages that a mail that is replied to may begin with. */
const mailedLately = 20;

/**
 * Why a mail isn’t the member’s own; null if it is: their address is its only sender, and that is
 * proven.
 */
function strangerIn(
  { authservId }: InboundParts,
  { from, headers }: MailHead,
  email: string,
): "FOREIGN" | "UNPROVEN" | null {
  const [sender = ""] = from;
  const parsed = parseEmailAddress(sender);
  if (from.length !== 1) return "UNPROVEN";
  if (!parsed.ok || parsed.value !== email.toLowerCase()) return "FOREIGN";
  const results = headers["authentication-results"] ?? "";
  return isProven(results, { email: parsed.value, server: authservId }) ? null : "UNPROVEN";
}

/**
 * Plans the mail about the outcome: one for each reply, and a few a day at most of each kind, so
 * that none uses up another’s.
 */
function tell(parts: InboundParts, email: string, payload: ReplyOutcome, press: string): Promise<void> {
  const { store, clock } = parts;
  return store.transact(async (tx) => {
    const id = `reply-${payload.uid}-${press}`;
    const taken = await takeMail(tx, "returned", `${payload.outcome} ${mailboxOf(email)}`, {
      now: clock.now(),
      job: id,
    });
    if (!taken.ok) return;
    taken.write();
    enqueue(tx, { type: replyOutcomeMail, payload, id }, clock.now());
  });
}

/** A mail's idempotency key: from its Message-ID, or else from its whole content. */
function keyOf({ messageId }: MailHead, raw: Uint8Array): string {
  if (messageId !== null) return hashed("mail-id", messageId);
  return digestOf(raw);
}

const digestOf = (raw: Uint8Array) => createHash("sha256").update(raw).digest("base64url");
