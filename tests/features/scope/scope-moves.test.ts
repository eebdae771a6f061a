import { expect, it } from "vitest";
import { scopeMoves as allMoves } from "~/domain/scope";
import type { ScopeItem } from "~/features/scope/model/scope-ledger";
import { type ItemState, scopeMoves, scopeTable, stateOf } from "~/features/scope/model/scope-moves";

const at = "2027-01-01T00:00:00.000Z";
const asked: ScopeItem = { message: "m", askedBy: "HIRER", askedAt: at, answers: [] };

const items: Record<ItemState, ScopeItem | null> = {
  UNMARKED: null,
  WAITING: asked,
  ANSWERED: { ...asked, answers: [{ answer: "FAVOUR", at }] },
};

it.each<[ItemState, hirer: string, talent: string, leads: string]>([
  ["UNMARKED", "ASK", "ANSWER", "ASK WAITING, ANSWER ANSWERED"],
  ["WAITING", "TAKE_BACK", "ANSWER", "TAKE_BACK UNMARKED, ANSWER ANSWERED"],
  ["ANSWERED", "", "ANSWER", "ANSWER ANSWERED"],
])("%s: the hirer may %s, the talent %s, and it leads by %s", (state, hirer, talent, leads) => {
  const item = items[state];
  expect(stateOf(item)).toBe(state);
  expect(scopeMoves(item, "HIRER").join(" ")).toBe(hirer);
  expect(scopeMoves(item, "TALENT").join(" ")).toBe(talent);
  const led = allMoves.flatMap((move) => {
    const to = scopeTable[state][move]?.to;
    return to ? [`${move} ${to}`] : [];
  });
  expect(led.join(", ")).toBe(leads);
});
