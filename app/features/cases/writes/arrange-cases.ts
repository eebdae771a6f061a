import { type MarketParts, requireMember } from "~/features/accounts/model/member";
import { takeTurn } from "~/features/accounts/writes/take-turn";
import { type Case, cases, listCases, placeAt } from "~/features/cases/model/case";
import { readFilesToDrop } from "~/features/files/writes/attach";
import type { StoreTransaction, Versioned } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";
import { readPublicPage } from "./public-page";

/**
 * Puts a case at a place among the member's own, from 1 on; one beyond the last is the last. The
 * place is named, not a direction, so that the same press again changes nothing.
 */
export function placeCase(
  { store, clock }: MarketParts,
  uid: string,
  { id, place }: { id: string; place: number },
): Promise<Result<{ id: string }>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const all = await listCases(tx, uid);
    const moved = all.find((one) => one.id === id);
    if (!moved) return refuse("NOT_FOUND");
    const others = all.filter((one) => one !== moved);
    const at = Math.max(0, place - 1);
    const order = [...others.slice(0, at), moved, ...others.slice(at)];
    if (order.every((one, index) => one === all[index])) return ok({ id });
    const page = await readPublicPage(tx, uid);
    takeTurn(tx, member.value);
    number(tx, order);
    page.noteChange(tx, clock.now());
    return ok({ id });
  });
}

/**
 * Removes a case; the others move up. Proposals that name it say that it isn't shown any more.
 * Removing it again is no error.
 */
export function removeCase(
  { store, clock }: MarketParts,
  uid: string,
  id: string,
): Promise<Result<{ id: string }>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const all = await listCases(tx, uid);
    if (!all.some((one) => one.id === id)) return ok({ id });
    const page = await readPublicPage(tx, uid);
    const dropFiles = await readFilesToDrop(tx, clock.now(), "CASE", id);
    takeTurn(tx, member.value);
    dropFiles();
    tx.delete(cases.name, id);
    number(
      tx,
      all.filter((one) => one.id !== id),
    );
    page.noteChange(tx, clock.now());
    return ok({ id });
  });
}

/** Writes those whose place is another one now. */
function number(tx: StoreTransaction, order: readonly Versioned<Case>[]): void {
  for (const [index, { id, data }] of order.entries())
    if (data.place !== placeAt(index)) tx.set<Case>(cases.name, id, { ...data, place: placeAt(index) });
}
