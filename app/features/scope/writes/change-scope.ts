import { otherSide } from "~/domain/reference";
import type { ScopeMove } from "~/domain/scope";
import { type MarketParts, requireActive } from "~/features/accounts/model/member";
import { type Message, messagesCollection } from "~/features/conversations/model/message";
import { notify } from "~/features/notifications/writes/notify";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { hindranceBetween } from "~/features/proposals/model/shared-work";
import { uidOf } from "~/features/references/model/work";
import {
  findItem,
  type ScopeItem,
  type ScopeLedger,
  scopeLedgers,
} from "~/features/scope/model/scope-ledger";
import { scopeMoves } from "~/features/scope/model/scope-moves";
import { isOpen, readScopeScene, type ScopeScene } from "~/features/scope/model/scope-scene";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";

export type Changed = Promise<Result<undefined>>;

/** A message of the conversation about a work. */
export interface OfMessage {
  work: string;
  message: string;
}

export interface ScopeChange extends ScopeScene {
  tx: StoreTransaction;
  clock: Clock;
  now: Date;
  /** Null while the message isn't marked. */
  item: ScopeItem | null;
  moves: readonly ScopeMove[];
}

/**
 * Runs a change by one of the two sides, in one transaction. NOT_FOUND for others and for other
 * messages; WRONG_STATE once the work has ended.
 */
export function changeScope(
  { store, clock }: MarketParts,
  uid: string,
  { work, message }: OfMessage,
  change: (found: ScopeChange) => Result<undefined>,
): Changed {
  return store.transact(async (tx) => {
    const member = await requireActive(tx, uid);
    if (!member.ok) return member;
    const now = clock.now();
    const scene = await readScopeScene(tx, uid, work, now);
    const said = (await tx.get<Message>(messagesCollection, message))?.data;
    if (!scene || said?.conversationId !== work) return refuse("NOT_FOUND");
    if (!isOpen(scene, now)) return refuse("WRONG_STATE");
    const hindrance = await hindranceBetween(tx, scene);
    if (hindrance) return refuse(hindrance);
    const item = findItem(scene.ledger, message);
    return change({ ...scene, tx, clock, now, item, moves: scopeMoves(item, scene.side) });
  });
}

/** Writes the item of a message, or none, and shows it to both; refused where the list is full. */
export function setItem(
  { tx, now, id, ledger, proposal, item: former }: ScopeChange,
  item: ScopeItem | null,
): Result<undefined> {
  const items = ledger?.items ?? [];
  if (item && !former && items.length >= limits.scopeItems) return refuse("TOO_MANY");
  const changed = former ? items.flatMap((one) => (one === former ? (item ?? []) : one)) : [...items];
  if (item && !former) changed.push(item);
  const { briefId, uid, hirerUid } = proposal;
  tx.set<ScopeLedger>(scopeLedgers.name, id, {
    ...{ briefId, uid, hirerUid },
    items: changed,
    createdAt: ledger?.createdAt ?? `${now.toISOString()}_${id}`,
  });
  for (const reader of [uid, hirerUid]) touchFeed(tx, now, reader);
  return ok();
}

/** Tells the other side: again and again it is the same notification, with another mail. */
export function tellOther(
  { tx, clock, now, id, side, proposal }: ScopeChange,
  type: "scope-asked" | "scope-answered",
): void {
  const { briefId, uid: applicantUid } = proposal;
  const note = `${type}-${id}`;
  const about = { uid: uidOf(proposal, otherSide(side)), type, briefId, applicantUid };
  notify(tx, clock, about, note, `notice-${note}-${now.getTime()}`);
}
