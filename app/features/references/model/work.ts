import { otherSide, type RemovableText, type WorkSide } from "~/domain/reference";
import { collection } from "~/platform/ports/collection";
import { timeOfKey } from "~/values/sort-key";

/** What one side wrote about the other, and the other's reply. */
export interface WrittenReference {
  experience: string;
  advice: string;
  /** ISO 8601 UTC, as is `repliedAt`. */
  writtenAt: string;
  reply: string | null;
  repliedAt: string | null;
}

/** What an administrator took down. Its text is gone from here; the report of it has a copy. */
export interface Removal {
  /** Whose text it was. */
  side: WorkSide;
  what: RemovableText;
  /** The reason in the administrator's words, for that side. */
  words: string;
  /** ISO 8601 UTC. */
  at: string;
}

/**
 * `works/{id of the proposal}`: what the two sides of an accepted proposal say of the work, from
 * the first word on. Both references stand in one document, so that no transaction sees one
 * without the other, and they go together (docs/decisions/references.md).
 */
export interface Work {
  briefId: string;
  /** The talent's. */
  uid: string;
  hirerUid: string;
  /**
   * ISO 8601 UTC: when both had said that the work has ended; null where they didn't. Before
   * version 3 the word of one was enough.
   */
  endedAt: string | null;
  /** Whose word it is that it has ended, and since when; null once one says that it still runs. */
  endSaid: { side: WorkSide; at: string } | null;
  /** ISO 8601 UTC: when each said that it still runs, against the other's word or its dates. */
  goesOnByHirer: string | null;
  goesOnByTalent: string | null;
  byHirer: WrittenReference | null;
  byTalent: WrittenReference | null;
  /** Whether there is one about each, to list them by. */
  isAboutTalent: boolean;
  isAboutHirer: boolean;
  /** Who lets the brief's title be shown with them. */
  titleByHirer: boolean;
  titleByTalent: boolean;
  removals: Removal[];
  /**
   * ISO 8601 UTC + "_" + id: when what is written is shown, and the other side can't write any
   * more. Null while nothing is written.
   */
  showsAt: string | null;
  /** ISO 8601 UTC + "_" + id. */
  createdAt: string;
}

export const works = collection<Work>()({
  name: "works",
  ofMember: "apart",
  indexes: [
    ["uid", "createdAt"],
    ["hirerUid", "createdAt"],
    ["uid", "isAboutTalent", "-showsAt"],
    ["hirerUid", "isAboutHirer", "-showsAt"],
  ],
  unindexed: ["byHirer", "byTalent", "removals"],
  enums: ["removals.*.side", "removals.*.what", "endSaid.side"],
  steps: [
    // 2: what an administrator took down. Until then nothing could be.
    (work) => ({ ...work, removals: [] }),
    // 3: one side's word that it has ended, and that it still runs. Until then it ended at once.
    (work) => ({ ...work, endSaid: null, goesOnByHirer: null, goesOnByTalent: null }),
  ],
});
export const worksCollection = works.name;

/** What a side wrote. */
export function writtenBy(work: Work | null, side: WorkSide): WrittenReference | null {
  return work && (side === "HIRER" ? work.byHirer : work.byTalent);
}

/** The work with what a side wrote, or without it. */
export function withWritten(work: Work, side: WorkSide, written: WrittenReference | null): Work {
  return side === "HIRER"
    ? { ...work, byHirer: written, isAboutTalent: written !== null }
    : { ...work, byTalent: written, isAboutHirer: written !== null };
}

/** What was taken down of a side's; null where it wasn't. */
export function removalOf(work: Work | null, side: WorkSide, what: RemovableText): Removal | null {
  return work?.removals.find((removal) => removal.side === side && removal.what === what) ?? null;
}

/** Whether what the other wrote about a side waits for its reply. A removed one was the last. */
export function isReplyOpen(work: Work | null, side: WorkSide): boolean {
  return writtenBy(work, otherSide(side))?.reply === null && removalOf(work, side, "REPLY") === null;
}

/** When a side said that it still runs; null where it didn't. */
export function goesOnBy(work: Work | null, side: WorkSide): string | null {
  return work && (side === "HIRER" ? work.goesOnByHirer : work.goesOnByTalent);
}

/** The work with a side's word that it still runs. */
export function withGoesOn(work: Work, side: WorkSide, at: string): Work {
  return side === "HIRER" ? { ...work, goesOnByHirer: at } : { ...work, goesOnByTalent: at };
}

export function uidOf({ uid, hirerUid }: Pick<Work, "uid" | "hirerUid">, side: WorkSide): string {
  return side === "HIRER" ? hirerUid : uid;
}

/** Whether a side lets the brief's title be shown. */
export function agreesToTitle(work: Work | null, side: WorkSide): boolean {
  return work !== null && (side === "HIRER" ? work.titleByHirer : work.titleByTalent);
}

export function withTitle(work: Work, side: WorkSide, agrees: boolean): Work {
  return side === "HIRER" ? { ...work, titleByHirer: agrees } : { ...work, titleByTalent: agrees };
}

/** Whether what is written can be read by others: from a moment on, without anybody's doing. */
export function isShown(work: Work | null, now: Date): boolean {
  return work?.showsAt != null && timeOfKey(work.showsAt) <= now.toISOString();
}

/** The id of one of the two, for reports: `{id of the proposal}~{side of its author}`. */
export function referenceId(workId: string, side: WorkSide): string {
  return `${workId}~${side}`;
}

/** The reverse; null for anything else. */
export function parseReferenceId(id: string): { workId: string; side: WorkSide } | null {
  const [workId = "", side, ...rest] = id.split("~");
  return workId !== "" && rest.length === 0 && (side === "HIRER" || side === "TALENT")
    ? { workId, side }
    : null;
}
