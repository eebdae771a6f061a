import { mailboxOf } from "~/content/email-address.server";
import { limitsCollection } from "~/features/notifications/mails/mail-limits.server";
import type { StoreReads, StoreTransaction } from "~/platform/ports/store";
import { isWithin } from "~/platform/values/bound";
import { hashed } from "~/platform/values/hash.server";
import {
  CLOCK_SKEW,
  HELD_MAIL_PAUSE,
  HELD_MAIL_PAUSE_LAST,
  SIGN_UP_FLOOD_OVER,
  SIGN_UP_WINDOW,
} from "~/platform/values/times";
import { type Level, levelAt, providerOf, roomFor, timeUntilRoom, weightOf } from "./fair-share";

/** An administrator's order: send all mails, or hold all, until then (ISO 8601 UTC). */
export interface MailOrder {
  move: "LET_GO" | "HOLD";
  until: string;
}

/** `limits/{hash}`: one for the whole site, without personal data. */
export interface MailFlow extends Level {
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
export type Admission = { goes: true } | { goes: false; until: Date; weight: number; isFirst: boolean };

/** The present flow. Times from a clock that was ahead are ignored. */
export async function readFlow(reads: StoreReads, now: Date): Promise<MailFlow> {
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
 * are held (ISO 8601 UTC; null where nobody said). It is the same for every address, so it tells
 * nothing of any. Null while none wait.
 */
export async function readDelay(reads: StoreReads, now: Date): Promise<{ until: string | null } | null> {
  const flow = await readFlow(reads, now);
  if (flow.order) return flow.order.move === "HOLD" ? { until: flow.order.until } : null;
  return isFlooded(flow, now) ? { until: null } : null;
}

/** Stores the flow for as long as any part of it counts. */
export function keepFlow(tx: StoreTransaction, flow: Omit<MailFlow, "expiresAt">): void {
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
