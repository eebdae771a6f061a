import { randomBytes } from "node:crypto";
import { mailboxOf, parseEmailAddress } from "~/domain/email-address.server";
import { tooLong } from "~/domain/fields/messages";
import { isOfKind, type MarketParts, requireActive } from "~/features/accounts/model/member";
import { takeTurn } from "~/features/accounts/writes/take-turn";
import { createProblems } from "~/features/market/model/checks";
import { planFront } from "~/features/market/writes/plan-front";
import { referencesFeed } from "~/features/notifications/model/feed";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import {
  type AskedReference,
  type AskMail,
  askedCollection,
  askedId,
  askMailType,
  canBeAskedAgain,
  emptied,
  isOpen,
  listAsked,
} from "~/features/references/model/asked-reference";
import { job } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { StoreReads, StoreTransaction } from "~/platform/ports/store";
import { isWithin } from "~/values/bound";
import { REFERENCE_ASKED_FOR, REFERENCES_WINDOW } from "~/values/durations";
import { hashed } from "~/values/hash.server";
import { limits } from "~/values/limits";
import type { Noun } from "~/values/problems";
import { ok, type Result, refuse } from "~/values/result";
import { timeOfKey } from "~/values/sort-key";
import { toOneLine, toProse } from "~/values/text";

type Problems = ReturnType<typeof createProblems>;

/** One line as it is stored, with its problem beside its field. */
export function checkLine(
  check: Problems,
  field: string,
  what: Noun,
  text: string | null,
  most: number,
): string | null {
  const line = toOneLine(text);
  if (line === null) return null;
  if (line.length > most) check.add(field, tooLong(what, most));
  return line;
}

export interface Asking {
  email: string;
  name: string;
  title: string;
  year: number | null;
  /** The language that the member asks in: their former client is likely to read it, too. */
  language?: string;
}

/**
 * Asks a person for whom the member worked elsewhere, by e-mail. Nothing about the address is
 * looked up but whether this member asked it before: the answer is the same with an account and
 * without. Each mailbox is asked once, and again while it doesn't answer in time,
 * `limits.referenceAsks` times at most; the same words again are the same press.
 */
export function askReference(
  { store, clock }: MarketParts,
  uid: string,
  { email, name, title, year, language }: Asking,
): Promise<Result<undefined>> {
  const secret = randomBytes(18).toString("base64url");
  return store.transact(async (tx) => {
    const member = await requireActive(tx, uid);
    if (!member.ok) return member;
    if (!isOfKind(member.value, "FREELANCER", "AGENCY")) return refuse("WRONG_KIND");
    const now = clock.now();
    const check = createProblems();
    const address = parseEmailAddress(email);
    if (!address.ok) check.add("email", { code: "malformedEmail" });
    else if (mailboxOf(address.value) === mailboxOf(member.value.account.email))
      check.add("email", { code: "ownAddress" });
    const said = checkLine(check, "name", "name", name, limits.person);
    if (said === null) check.add("name", { code: "noName" });
    const about = checkLine(check, "title", "text", title, limits.referenceTitle);
    if (about === null) check.add("title", { code: "noTitle" });
    if (year === null || !Number.isInteger(year) || year < 1950 || year > now.getUTCFullYear())
      check.add("year", { code: "noYear" });
    if (check.problems.length > 0 || !address.ok) return refuse("INVALID", { problems: check.problems });
    const id = askedId(uid, address.value);
    const before = (await tx.get<AskedReference>(askedCollection, id))?.data;
    if (
      before &&
      isOpen(before, now) &&
      before.name === said &&
      before.title === about &&
      before.year === year
    )
      return ok();
    if (before && !canBeAskedAgain(before, now))
      return refuse("INVALID", { problems: [{ field: "email", code: "askedBefore" }] });
    const room = await checkRoom(tx, uid, now);
    if (!room.ok) return room;
    const asks = (before?.asks ?? 0) + 1;
    const askedAt = `${now.toISOString()}_${id}`;
    takeTurn(tx, member.value);
    tx.set<AskedReference>(askedCollection, id, {
      ...emptied({ uid, asks, askedAt }),
      ...{ status: "SENT", name: said, title: about, year, secret: hashed("reference", secret) },
    });
    planMail(tx, now, { id, address: address.value, secret, asks, language });
    return ok();
  });
}

/** At most so many in a window, and so many of them without an answer. */
async function checkRoom(reads: StoreReads, uid: string, now: Date): Promise<Result<undefined>> {
  const { items } = await listAsked(reads, uid, { first: limits.referencesAsked, after: null });
  const lately = items.filter(({ data }) => isWithin(REFERENCES_WINDOW, timeOfKey(data.askedAt), now));
  const waiting = lately.filter(({ data }) => isOpen(data, now));
  if (lately.length < limits.referencesAsked && waiting.length < limits.referencesWaiting) return ok();
  return refuse("INVALID", { problems: [{ field: "email", code: "askedTooMany" }] });
}

function planMail(
  tx: StoreTransaction,
  now: Date,
  {
    id,
    address,
    secret,
    asks,
    language,
  }: Pick<AskMail, "address" | "secret"> & { id: string; asks: number; language: string | undefined },
): void {
  // Each asking has jobs, and so a mail, of its own.
  const asking = asks === 1 ? id : `${id}-${asks}`;
  const payload: AskMail = { asked: id, address, secret, ...(language && { language }) };
  enqueue(tx, { type: askMailType, payload, id: `${askMailType.name}-${asking}` }, now);
  const dueAt = new Date(now.getTime() + REFERENCE_ASKED_FOR);
  enqueue(tx, { type: forgetAsked, payload: { asked: id }, id: `${forgetAsked.name}-${asking}`, dueAt }, now);
}

/** Forgets who was asked, once it is too late for an answer. */
export const forgetAsked = job({
  name: "reference-lapses",
  lane: "moves",
  async run({ store, clock }: MarketParts, { payload: { asked: id } }: { payload: { asked: string } }) {
    await store.transact(async (tx) => {
      const asked = (await tx.get<AskedReference>(askedCollection, id))?.data;
      if (asked?.status === "SENT" && !isOpen(asked, clock.now()))
        tx.set(askedCollection, id, emptied(asked, "LAPSED"));
    });
    return ok();
  },
});

/** Removes one about the member, in any state: its link opens nothing any more. Idempotent. */
export function removeAsked(parts: MarketParts, uid: string, id: string): Promise<Result<undefined>> {
  return changeAsked(parts, uid, id, (asked) => ok(asked.status === "OVER" ? asked : emptied(asked)));
}

/** The member's reply, once. The same text again is the same reply. */
export function replyToAsked(
  parts: MarketParts,
  uid: string,
  id: string,
  text: string,
): Promise<Result<undefined>> {
  return changeAsked(parts, uid, id, (asked) => {
    const { written, status } = asked;
    const reply = toProse(text);
    if (written && reply !== null && written.reply === reply) return ok(asked);
    if (status !== "SHOWN" || !written || written.reply !== null) return refuse("WRONG_STATE");
    const check = createProblems();
    if (reply === null) check.add("reply", { code: "noReply" });
    check.prose("reply", "reply", reply, limits.referenceText);
    if (check.problems.length > 0) return refuse("INVALID", { problems: check.problems });
    return ok({ ...asked, written: { ...written, reply, repliedAt: parts.clock.now().toISOString() } });
  });
}

/** Runs a change by the member whom it is about. NOT_FOUND for others. */
function changeAsked(
  { store, clock }: MarketParts,
  uid: string,
  id: string,
  change: (asked: AskedReference) => Result<AskedReference>,
): Promise<Result<undefined>> {
  return store.transact(async (tx) => {
    const member = await requireActive(tx, uid);
    if (!member.ok) return member;
    const asked = (await tx.get<AskedReference>(askedCollection, id))?.data;
    if (asked?.uid !== uid) return refuse("NOT_FOUND");
    const changed = change(asked);
    if (!changed.ok) return changed;
    if (changed.value !== asked) {
      tx.set<AskedReference>(askedCollection, id, changed.value);
      touchFeed(tx, clock.now(), referencesFeed(uid));
      planFront(tx, clock.now(), uid);
      touchFeed(tx, clock.now(), uid);
    }
    return ok();
  });
}
