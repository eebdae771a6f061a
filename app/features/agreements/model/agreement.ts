import { createHash } from "node:crypto";
import type { AgreementState, AgreementVersionStatus } from "~/domain/agreement";
import { type AgreementContent, agreementFields } from "~/domain/fields/agreement-fields";
import { emptyContent } from "~/domain/fields/content";
import type { WorkSide } from "~/domain/reference";
import { collection } from "~/platform/ports/collection";
import type { StoreReads } from "~/platform/ports/store";
import { canonicalJson } from "~/values/canonical-json";
import { earliestToday } from "~/values/days";
import type { AgreementLine, LogEnd } from "./agreement-log";

/** A version that both sides read. */
interface NamedVersion {
  n: number;
  hash: string;
  /** ISO 8601 UTC: when it was offered; of the one in force, when it was confirmed. */
  at: string;
}

/** How a side ended it before the end that both agreed on. */
export interface EarlyEnd {
  by: WorkSide;
  /** ISO 8601 UTC. */
  at: string;
  /** The last day on which the two work together, YYYY-MM-DD. */
  lastOn: string;
  /** Why. Null: the two had blocked each other, and no words passed. */
  words: string | null;
}

/**
 * `agreements/{id of the proposal}`: what is offered and what holds. The one document that both
 * sides read and write, so that of two moves at once one sees the other. It begins with the first
 * offer.
 */
export interface Agreement {
  briefId: string;
  /** The talent's. */
  uid: string;
  hirerUid: string;
  /** How many were offered: the number of the last. */
  versions: number;
  /** Always the last. */
  offered: (NamedVersion & { by: WorkSide }) | null;
  inForce: NamedVersion | null;
  log: LogEnd;
  /** The ids of milestones that were accepted; no later version changes them. */
  accepted?: string[];
  /** Of those that are delivered and not answered yet; until then no version changes them. */
  delivered?: string[];
  /** Absent unless a side ended it early: then nothing of it is offered or changed any more. */
  ended?: EarlyEnd;
  /** What the conversation shows of the log: its last moves, from this field's release on. */
  lines?: AgreementLine[];
  /** ISO 8601 UTC + "_" + id. */
  createdAt: string;
}

export const agreements = collection<Agreement>()({
  name: "agreements",
  ofMember: "apart",
  indexes: [
    ["uid", "createdAt"],
    ["hirerUid", "createdAt"],
  ],
  unindexed: ["lines", "ended"],
  enums: ["offered.by", "lines.*.event", "ended.by"],
  // 2: which milestones were accepted. Until then there were none. 3: which are delivered. Of an
  // earlier release the list begins with the next delivery. 4: lines of the conversation, which
  // begin with the next move. 5: how it ended early. Until then none could. 6:
  // lines of silence that accepts.
  steps: [
    (agreement) => agreement,
    (agreement) => agreement,
    (agreement) => agreement,
    (agreement) => agreement,
    (agreement) => agreement,
  ],
});
export const agreementsCollection = agreements.name;

/** Those of earlier releases have no milestones, and say nothing of silence. */
export type StoredContent = Omit<AgreementContent, "milestones" | "silence"> &
  Partial<Pick<AgreementContent, "milestones" | "silence">>;

/** What a version or a draft says, with all fields. */
export function contentOf({ content }: { content: StoredContent }): AgreementContent {
  return { ...emptyContent(agreementFields), ...content };
}

/** `agreementVersions/{agreement}~{n}`. Its content never changes: it is what the hash is of. */
export interface AgreementVersion {
  agreement: string;
  n: number;
  by: WorkSide;
  /** ISO 8601 UTC. */
  at: string;
  content: StoredContent;
  hash: string;
  status: AgreementVersionStatus;
  /** ISO 8601 UTC: when it was confirmed, returned, withdrawn or superseded, or lapsed. */
  answeredAt: string | null;
  /** Of the side that returned it. */
  words: string | null;
}

type HashedVersion = Pick<AgreementVersion, "agreement" | "n" | "content">;

export const agreementVersions = collection<AgreementVersion>()({
  name: "agreementVersions",
  ofMember: "apart",
  unindexed: ["content", "words"],
  enums: ["by", "status", "content.unit", "content.silence"],
  // 2: milestones. Earlier ones stay without: their hash is of what was confirmed. 3: they may
  // lapse. 4: what silence means, which stays absent likewise.
  steps: [(version) => version, (version) => version, (version) => version],
});
export const versionsCollection = agreementVersions.name;

export function versionId(agreement: string, n: number): string {
  return `${agreement}~${n}`;
}

export async function getVersion(
  reads: StoreReads,
  agreement: string,
  n: number | undefined,
): Promise<AgreementVersion | null> {
  if (!n) return null;
  return (await reads.get<AgreementVersion>(versionsCollection, versionId(agreement, n)))?.data ?? null;
}

/**
 * What both sides confirm: the content as it is stored, with the number under which it is offered.
 * A field that a later release adds is no part of earlier versions.
 */
export function hashOfVersion({ agreement, n, content }: HashedVersion): string {
  return createHash("sha256").update(canonicalJson({ agreement, n, content })).digest("hex");
}

/**
 * A version as its file and its side's whole file have it: what the hash is of, and the hash
 * (domain/fields/agreement-schema.server.ts). `confirmedAt` is null where it wasn't confirmed.
 */
export function paperOf(version: AgreementVersion) {
  const { agreement, n, content, hash, by, at, status, answeredAt } = version;
  const confirmedAt = status === "CONFIRMED" ? answeredAt : null;
  return { agreement, n, content, hash, by, offeredAt: at, confirmedAt };
}

/** What the log holds of an early end, without its words, which can be removed. */
export function hashOfEnd({ lastOn, words }: Pick<EarlyEnd, "lastOn" | "words">): string {
  return createHash("sha256").update(canonicalJson({ lastOn, words })).digest("hex");
}

/** Whether it ended early, and its last day is over, wherever that is. */
export function isOver(agreement: Pick<Agreement, "ended"> | null, now: Date): boolean {
  return agreement?.ended !== undefined && agreement.ended.lastOn < earliestToday(now);
}

/** Follows from what is offered, what holds and how it ended, so that it can't differ from it. */
export function stateOf(agreement: Pick<Agreement, "offered" | "inForce" | "ended"> | null): AgreementState {
  if (agreement?.ended) return "ENDED";
  if (agreement?.inForce) return agreement.offered ? "CHANGING" : "ACTIVE";
  return agreement?.offered ? "OFFERED" : "DRAFTING";
}
