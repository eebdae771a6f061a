import { listAdministrators } from "~/features/accounts/model/administrators";
import {
  type Act,
  type AuditAct,
  type AuditEntry,
  actMailType,
  hashOf,
  isSameReading,
  listTrail,
  placeAfter,
} from "~/features/audit/model/audit-trail";
import { oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreReads, StoreTransaction } from "~/platform/ports/store";
import { auditCollection } from "~/values/append-only";

/** Acts that are also told to the account that gains or loses the role. */
const told: readonly AuditAct[] = ["GRANT", "REVOKE"];

/**
 * Reads the end of the trail; the answer appends to it, in the same transaction as the act, and
 * plans the mails that tell all administrators: so no act can be without either. Reads come before
 * writes, hence two steps. Two transactions at once can't append at one place: both have read that
 * it is empty, and one of them runs again.
 */
export async function openTrail(tx: StoreTransaction, clock: Clock): Promise<(act: Act) => void> {
  const administrators = await listAdministrators(tx);
  const latest = (await listTrail(tx, { first: 10, after: null })).items.map(({ data }) => data);
  let [last] = latest;
  for (let next = await readAfter(tx, last); next !== null; next = await readAfter(tx, last)) {
    last = next;
    latest.unshift(next);
  }
  return (act) => {
    const at = clock.now().toISOString();
    if (latest.some((entry) => isSameReading(entry, act, at))) return;
    const place = placeAfter(last);
    const { by, act: what, about, reason } = act;
    const entry = { place, at, by, act: what, about, reason, before: last?.hash ?? "" };
    last = { ...entry, hash: hashOf(entry) };
    tx.set<AuditEntry>(auditCollection, place, last);
    for (const to of new Set([...administrators, ...(told.includes(what) ? [about] : [])]))
      enqueue(tx, oneFor(actMailType, { place, to }), clock.now());
  };
}

const readAfter = async (reads: StoreReads, last: AuditEntry | undefined) =>
  (await reads.get<AuditEntry>(auditCollection, placeAfter(last)))?.data ?? null;
