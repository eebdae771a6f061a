import { type MarketParts, requireMember } from "~/features/accounts/model/member";
import { takeTurn } from "~/features/accounts/writes/take-turn";
import {
  checkSnippet,
  getSnippet,
  listSnippets,
  type Snippet,
  type SnippetTexts,
  snippetId,
  snippets,
} from "~/features/conversations/model/snippet";
import type { Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { pressKeyShape } from "~/values/press";
import { ok, type Result, refuse } from "~/values/result";

/** Keeps a new snippet, the last of the member's; at most `limits.snippets`. */
export function addSnippet(
  { store, clock }: MarketParts,
  uid: string,
  { key, ...given }: SnippetTexts & { key: string },
): Promise<Result<Versioned<Snippet>>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const texts = checkSnippet(given);
    if (!texts.ok) return texts;
    if (!pressKeyShape.test(key)) return refuse("INVALID");
    const id = snippetId(uid, key, texts.value);
    const existing = await getSnippet(tx, uid, id);
    if (existing) return ok(existing);
    const others = await listSnippets(tx, uid);
    if (others.length >= limits.snippets) return refuse("TOO_MANY");
    takeTurn(tx, member.value);
    const data: Snippet = { uid, ...texts.value, createdAt: `${clock.now().toISOString()}_${id}` };
    tx.set<Snippet>(snippets.name, id, data);
    return ok({ id, version: 1, data });
  });
}

/** Changes a snippet of the member's own; of two changes the later one stands. */
export function changeSnippet(
  { store }: Pick<MarketParts, "store">,
  uid: string,
  { id, ...given }: SnippetTexts & { id: string },
): Promise<Result<Versioned<Snippet>>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const found = await getSnippet(tx, uid, id);
    if (!found) return refuse("NOT_FOUND");
    const texts = checkSnippet(given);
    if (!texts.ok) return texts;
    const data: Snippet = { ...found.data, ...texts.value };
    tx.set<Snippet>(snippets.name, id, data);
    return ok({ id, version: found.version + 1, data });
  });
}

/** Removes a snippet of the member's own. Removing it again is no error. */
export function removeSnippet(
  { store }: Pick<MarketParts, "store">,
  uid: string,
  id: string,
): Promise<Result<void>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    if (await getSnippet(tx, uid, id)) tx.delete(snippets.name, id);
    return ok();
  });
}
