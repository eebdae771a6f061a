import { mailboxOf } from "~/domain/email-address.server";
import type { MailMove } from "~/domain/mail-moves";
import { type Administrator, requireAdministrator } from "~/features/accounts/model/require-administrator";
import { openTrail } from "~/features/audit/writes/open-trail";
import { limitsCollection } from "~/features/notifications/mails/mail-limits.server";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { Store, StoreReads, StoreTransaction } from "~/platform/ports/store";
import { isWithin } from "~/values/bound";
import {
  CLOCK_SKEW,
  HELD_MAIL_PAUSE,
  HELD_MAIL_PAUSE_LAST,
  MAILS_HELD,
  MAILS_LET_GO,
  SIGN_UP_FLOOD_OVER,
  SIGN_UP_WINDOW,
} from "~/values/durations";
import { hashed } from "~/values/hash.server";
import { ok, type Result } from "~/values/result";
import { countHeldMails, wakeMails } from "./held-mails.server";

/** An administrator's order: send all mails, or hold all, until then (ISO 8601 UTC). */
interface MailOrder {
  move: "LET_GO" | "HOLD";
  until: string;
}

/** `limits/{hash}`: one for the whole site, without personal data. */
interface MailFlow extends Level {
  /** When a mail had to wait the last time because there were too many. */
  heldAt: string | null;
  order: MailOrder | null;
  expiresAt: string;
}

/** `limits/{hash}`: mails to one provider in SIGN_UP_WINDOW. */
interface ProviderMails {
  began: string;
  taken: number;
  expiresAt: string;
}

const flowId = hashed("sign-up-mails", "");

/**
 * Whether a mail is sent now, or tried again at `until` with this weight. `isFirst`: no other has
 * waited lately.
 */
type Admission = { goes: true } | { goes: false; until: Date; weight: number; isFirst: boolean };

/** The present flow. Times from a clock that was ahead are ignored. */
async function readFlow(reads: StoreReads, now: Date): Promise<MailFlow> {
  const found = (await reads.get<MailFlow>(limitsCollection, flowId))?.data;
  const at = now.toISOString();
  if (!found || Date.parse(found.at) - now.getTime() > CLOCK_SKEW)
    return { level: 0, heldAt: null, order: orderAt(found, at), at, expiresAt: at };
  return { ...found, order: orderAt(found, at) };
}

const orderAt = (flow: MailFlow | undefined, at: string) =>
  flow?.order && flow.order.until > at ? flow.order : null;

function isFlooded({ heldAt }: MailFlow, now: Date): boolean {
  return heldAt !== null && isWithin(SIGN_UP_FLOOD_OVER, heldAt, now);
}

/**
 * What everyone who asks for a link may know: that mails to new addresses wait, and until when they
 * are held (ISO 8601 UTC; null where it is unknown). It is the same for every address, so it tells
 * nothing of any. Null while none wait.
 */
export async function readDelay(reads: StoreReads, now: Date): Promise<{ until: string | null } | null> {
  const flow = await readFlow(reads, now);
  if (flow.order) return flow.order.move === "HOLD" ? { until: flow.order.until } : null;
  return isFlooded(flow, now) ? { until: null } : null;
}

/** Stores the flow for as long as any part of it counts. */
function keepFlow(tx: StoreTransaction, flow: Omit<MailFlow, "expiresAt">): void {
  const counts = Date.parse(flow.at) + Math.max(SIGN_UP_WINDOW, SIGN_UP_FLOOD_OVER);
  const expiresAt = new Date(Math.max(counts, Date.parse(flow.order?.until ?? flow.at))).toISOString();
  tx.set<MailFlow>(limitsCollection, flowId, { ...flow, expiresAt });
}

/**
 * Decides about any of the site's mails to an unproven address: an invitation, a confirmation. The
 * more mails its network and its mailbox's provider have had, the more room is reserved for others.
 * `weight`: set for a mail that has waited before, and is counted already.
 */
export async function admitMail(
  tx: StoreTransaction,
  { address, posts, weight: known }: { address: string; posts: number; weight: number | undefined },
  { now, perHour }: { now: Date; perHour: number },
): Promise<Admission> {
  const flow = await readFlow(tx, now);
  const provider = known === undefined ? await openProvider(tx, address, now) : null;
  // Repeated forms of one network don't count for the provider, so that they don't delay its other
  // mailboxes.
  const toProvider = provider ? (posts === 1 ? provider.count() : provider.taken) : 0;
  const weight = known ?? weightOf({ posts, toProvider }, perHour);
  const level = levelAt(flow, now, perHour);
  const at = now.toISOString();
  const { order } = flow;
  const hasRoom = level < roomFor(weight, perHour);
  if (order ? order.move === "LET_GO" : hasRoom) {
    keepFlow(tx, { ...flow, level: Math.min(level + 1, perHour), at });
    return { goes: true };
  }
  // What an administrator holds back is no flood, and no news to administrators.
  const isFirst = order === null && !isFlooded(flow, now);
  keepFlow(tx, { ...flow, level, at, heldAt: order ? flow.heldAt : at });
  const wait = order
    ? Date.parse(order.until) - now.getTime()
    : Math.max(pauseOf(weight), timeUntilRoom(level, weight, perHour));
  // Spread over time: every mail that is due asks again.
  const until = new Date(now.getTime() + wait + Math.random() * pauseOf(weight));
  return { goes: false, until, weight, isFirst };
}

/** The busier its sender, the less often a waiting mail asks again. */
const pauseOf = (weight: number) => Math.min(weight * HELD_MAIL_PAUSE, HELD_MAIL_PAUSE_LAST);

/**
 * The hour's mails to a mailbox's provider; `count` counts one more and answers how many these are.
 */
async function openProvider(tx: StoreTransaction, address: string, now: Date) {
  const id = hashed("sign-up-provider", providerOf(mailboxOf(address)));
  const found = (await tx.get<ProviderMails>(limitsCollection, id))?.data;
  const isOpen = found !== undefined && isWithin(SIGN_UP_WINDOW, found.began, now);
  const { began, taken } = isOpen ? found : { began: now.toISOString(), taken: 0 };
  const expiresAt = new Date(Date.parse(began) + SIGN_UP_WINDOW).toISOString();
  return {
    taken,
    count() {
      tx.set<ProviderMails>(limitsCollection, id, { began, taken: taken + 1, expiresAt });
      return taken + 1;
    },
  };
}

/**
 * A leaky bucket: mails sent in advance of the hourly rate, and as of when. It drains as time
 * passes.
 */
interface Level {
  level: number;
  /** ISO 8601 UTC. */
  at: string;
}

const hour = 3_600_000;

/**
 * One step as a share of the hour’s mails: a large provider has most sign-ups of a good day, and
 * must not be delayed for that.
 */
const providerStep = 0.15;

/** The level now: the mails that were sent, less the room made by the time since. */
function levelAt({ level, at }: Level, now: Date, perHour: number): number {
  const passed = Math.max(0, now.getTime() - Date.parse(at));
  return Math.max(0, level - (passed / hour) * perHour);
}

/**
 * How busy the sender of a mail is; 1 on a usual day. The larger of two: the number of this form
 * among those of its network in ten minutes, and the steps of the hour's mails that have gone to
 * the mailbox's provider.
 */
function weightOf({ posts, toProvider }: { posts: number; toProvider: number }, perHour: number): number {
  return Math.max(1, posts, Math.ceil(toProvider / (perHour * providerStep)));
}

/**
 * The level up to which a mail of this weight is sent: the whole hour's for the quietest sender,
 * half of it for the busiest.
 */
function roomFor(weight: number, perHour: number): number {
  return perHour * Math.max(0.5, 1 - (weight - 1) / 10);
}

/** Milliseconds until the level has room for a mail of this weight, if no other is sent. */
function timeUntilRoom(level: number, weight: number, perHour: number): number {
  return Math.max(0, ((level + 1 - roomFor(weight, perHour)) / perHour) * hour);
}

/**
 * The domain that a mailbox's provider answers for: `mx.mail.example.com` and `example.com` are
 * one. With a short second label three labels are taken (`example.co.uk`). Two providers taken for
 * one only wait a little longer in a flood.
 */
function providerOf(address: string): string {
  const labels = address.slice(address.lastIndexOf("@") + 1).split(".");
  const isShort = (labels.at(-2)?.length ?? 0) <= 3;
  return labels.slice(isShort ? -3 : -2).join(".");
}

/** Sign-up mails as administrators see them. */
interface SignUpMails {
  /** How many wait, counted to 500. */
  waiting: number;
  order: MailOrder | null;
}

interface Parts {
  store: Store;
  clock: Clock;
}

/** Null for non-administrators. */
export async function readSignUpMailsAs(
  { store, clock }: Parts,
  who: Administrator,
): Promise<SignUpMails | null> {
  const administrator = await requireAdministrator(store, who);
  return administrator.ok ? readSignUpMails(store, clock) : null;
}

export async function steerMailsAs(
  parts: Parts,
  who: Administrator,
  move: MailMove,
): Promise<Result<undefined>> {
  const administrator = await requireAdministrator(parts.store, who);
  if (!administrator.ok) return administrator;
  await steerMails(parts, who.uid, move);
  return ok();
}

export async function readSignUpMails(reads: StoreReads, clock: Clock): Promise<SignUpMails> {
  const { order } = await readFlow(reads, clock.now());
  return { waiting: await countHeldMails(reads), order };
}

/**
 * Sends all mails to new addresses for an hour, holds all for a day, or ends either. `by`: the
 * administrator, null for a command on the machine. Waiting mails are decided again.
 */
export async function steerMails({ store, clock }: Parts, by: string | null, move: MailMove): Promise<void> {
  await store.transact(async (tx) => {
    const now = clock.now();
    const flow = await readFlow(tx, now);
    const addToTrail = await openTrail(tx, clock);
    const lasts = { LET_GO: MAILS_LET_GO, HOLD: MAILS_HELD };
    const order =
      move === "BY_ITSELF" ? null : { move, until: new Date(now.getTime() + lasts[move]).toISOString() };
    keepFlow(tx, { ...flow, order });
    addToTrail({ by, act: "STEER_MAILS", about: move, reason: null });
    if (move !== "HOLD") enqueue(tx, { type: wakeMails, payload: { after: null }, id: wakeMails.name }, now);
  });
}
