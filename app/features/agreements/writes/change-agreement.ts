import type { AgreementMove, AgreementVersionStatus } from "~/domain/agreement";
import { otherSide } from "~/domain/reference";
import { type MarketParts, requireActive } from "~/features/accounts/model/member";
import {
  type Agreement,
  type AgreementVersion,
  agreementsCollection,
  contentOf,
  getVersion,
  type StoredContent,
  versionId,
  versionsCollection,
} from "~/features/agreements/model/agreement";
import { type AgreementDraft, agreementDrafts, draftId } from "~/features/agreements/model/agreement-draft";
import {
  type AgreementEntry,
  type AgreementEvent,
  agreementLog,
  emptyLog,
  entryAfter,
  entryId,
  linesAfter,
} from "~/features/agreements/model/agreement-log";
import { agreementMoves } from "~/features/agreements/model/agreement-moves";
import {
  type AgreementScene,
  readAgreementScene,
  takesAgreement,
} from "~/features/agreements/model/agreement-scene";
import { faultOfChange } from "~/features/agreements/model/check-agreement";
import type { BriefNotificationKind } from "~/features/notifications/model/notification";
import { notify } from "~/features/notifications/writes/notify";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { hindranceBetween } from "~/features/proposals/model/shared-work";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import type { Fault } from "~/values/problems";
import type { RefusalCode } from "~/values/refusals";
import { type Result, refuse } from "~/values/result";

export type Changed = Promise<Result<undefined>>;

export interface AgreementChange extends AgreementScene {
  tx: StoreTransaction;
  clock: Clock;
  now: Date;
  /** The acting side's. */
  uid: string;
  draft: AgreementDraft | null;
  /** The version that was offered last: the one that stands, if one does. */
  last: AgreementVersion | null;
  /** Which milestone another version may not change or drop, as it would; null for none. */
  faultOf(content: StoredContent): Fault | null;
  moves: readonly AgreementMove[];
  /** What keeps the two from doing anything together; null for nothing. */
  hindrance: RefusalCode | null;
}

/**
 * Runs a change by one of the two sides, in one transaction. NOT_FOUND for others; WRONG_STATE
 * where the two make an employment contract.
 */
export function changeAgreement(
  { store, clock }: MarketParts,
  uid: string,
  id: string,
  change: (found: AgreementChange) => Result<undefined> | Changed,
  { together = true } = {},
): Changed {
  return store.transact(async (tx) => {
    const member = await requireActive(tx, uid);
    if (!member.ok) return member;
    const now = clock.now();
    const scene = await readAgreementScene(tx, uid, id, now);
    if (!scene) return refuse("NOT_FOUND");
    if (!takesAgreement(scene.brief)) return refuse("WRONG_STATE");
    const hindrance = await hindranceBetween(tx, scene);
    if (together && hindrance) return refuse(hindrance);
    const { side, agreement } = scene;
    const draft = (await tx.get<AgreementDraft>(agreementDrafts.name, draftId(id, side)))?.data ?? null;
    const last = await getVersion(tx, id, agreement?.versions);
    const moves = agreementMoves(agreement, side);
    const { accepted = [], delivered = [], inForce } = agreement ?? {};
    const held = accepted.length + delivered.length > 0 ? await getVersion(tx, id, inForce?.n) : null;
    const faultOf = (content: StoredContent) =>
      held && faultOfChange(contentOf({ content }), contentOf(held), { accepted, delivered });
    return change({ ...scene, tx, clock, now, uid, draft, last, moves, faultOf, hindrance });
  });
}

/** An agreement that is written after a move; `side`: whose move it was. */
interface MovedAgreement extends Pick<AgreementChange, "tx" | "now" | "id" | "side" | "agreement"> {
  proposal: Pick<Agreement, "briefId" | "uid" | "hirerUid">;
}

/** Writes the agreement after a move, with the entry of the log that tells it, and shows both. */
export function setAgreement(
  { tx, now, id, side, agreement, proposal }: MovedAgreement,
  event: Pick<AgreementEvent, "event" | "n" | "content">,
  changed: Pick<Agreement, "versions" | "offered" | "inForce" | "ended">,
): void {
  const { briefId, uid, hirerUid } = proposal;
  const end = agreement?.log ?? emptyLog;
  const entry = entryAfter(end, id, { ...event, side, at: now.toISOString() });
  tx.set<AgreementEntry>(agreementLog.name, entryId(id, entry.seq), entry);
  tx.set<Agreement>(agreementsCollection, id, {
    ...agreement,
    ...{ briefId, uid, hirerUid },
    ...changed,
    log: { entries: entry.seq, hash: entry.hash },
    lines: linesAfter(agreement?.lines, entry),
    createdAt: agreement?.createdAt ?? `${now.toISOString()}_${id}`,
  });
  for (const reader of [uid, hirerUid]) touchFeed(tx, now, reader);
}

/** Says what became of an offered version. */
export function answerVersion(
  { tx, now }: Pick<AgreementChange, "tx" | "now">,
  version: AgreementVersion,
  status: AgreementVersionStatus,
  words: string | null = null,
): void {
  const answered = { ...version, status, words, answeredAt: now.toISOString() };
  tx.set<AgreementVersion>(versionsCollection, versionId(version.agreement, version.n), answered);
}

/** Tells the other side, once of each version. */
export function tellOther(
  { tx, clock, id, side, proposal }: AgreementChange,
  { type, n }: { type: Extract<BriefNotificationKind, `agreement-${string}`>; n: number },
): void {
  const { briefId, uid: applicantUid, hirerUid } = proposal;
  const uid = otherSide(side) === "HIRER" ? hirerUid : applicantUid;
  notify(tx, clock, { uid, type, briefId, applicantUid }, `${type}-${id}-${n}`);
}
