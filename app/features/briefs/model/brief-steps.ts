import type { Migration, StoredDocument } from "~/platform/ports/collection";
import type { StoreTransaction } from "~/platform/ports/store";

/** 2: a brief that can be published. Until then it was a draft from the hire form. */
function toPublishable(brief: StoredDocument): StoredDocument {
  const budget = brief.budget as { amount: number; currency: string } | null;
  return {
    title: null,
    summary: null,
    skills: [],
    mustHaves: [],
    niceToHaves: [],
    weeks: null,
    workplace: null,
    location: null,
    openTo: "both",
    seats: 1,
    cap: 25,
    closesOn: null,
    decideOn: null,
    closeReason: null,
    revision: 1,
    reopened: false,
    counts: {
      places: 0,
      total: 0,
      sent: 0,
      shortlisted: 0,
      waitlisted: 0,
      accepted: 0,
      declined: 0,
      withdrawn: 0,
    },
    updatedAt: brief.createdAt,
    publishedAt: null,
    endedAt: null,
    facets: [],
    words: [],
    events: [],
    ...brief,
    budget: budget && { min: budget.amount, max: budget.amount, currency: budget.currency, unit: "project" },
  };
}

/**
 * 3: the waiting list. It starts empty; proposals that an older brief has waiting keep their turn.
 */
function toLine(brief: StoredDocument): StoredDocument {
  return { ...brief, waiting: [] };
}

/**
 * 4: the length of the waiting list when the brief ended. In older briefs they stay among the
 * declined.
 */
function toLeftInLine(brief: StoredDocument): StoredDocument {
  return { ...brief, counts: { ...(brief.counts as object), leftInLine: 0 } };
}

/**
 * 5: the dates as first published, and whether proposals waited past them. Older briefs keep their
 * dates.
 */
function toFirstDates(brief: StoredDocument): StoredDocument {
  return { ...brief, firstDates: null, late: false };
}

/** 6: the kind of contract. Older briefs have none. */
function toContract(brief: StoredDocument): StoredDocument {
  return { ...brief, contractType: null };
}

/** 7: the search stores its own words and filters. */
function toSearched({ facets: _facets, words: _words, ...brief }: StoredDocument): StoredDocument {
  return brief;
}

/** 8: when a brief without free seats becomes filled. Until then it was filled at once. */
function toFilling(brief: StoredDocument): StoredDocument {
  return { ...brief, fillsAt: null };
}

/** 9: places that are kept for invited members. Older briefs keep none. */
function toKept(brief: StoredDocument): StoredDocument {
  return { ...brief, keptFor: [] };
}

/** 10: who reads it, and its discipline. Until then members alone read briefs. */
function toReaders(brief: StoredDocument): StoredDocument {
  return { ...brief, discipline: null, readers: "members" };
}

/** 11: whose days its dates are. Those of older briefs were promised in UTC. */
function toZoned(brief: StoredDocument): StoredDocument {
  return { ...brief, timeZone: null };
}

/** 12: the language of its texts. Older briefs don't say it. */
function toWrittenIn(brief: StoredDocument): StoredDocument {
  return { ...brief, writtenIn: null };
}

/** 13: what was changed in it since it was published. Older briefs don't say it. */
function toMended(brief: StoredDocument): StoredDocument {
  return { ...brief, edits: [] };
}

/** 14: versions of what is asked. Older briefs have one. */
function toVersions(brief: StoredDocument): StoredDocument {
  return brief;
}

/** Before version 2 a hirer's drafts were not counted; each hirer had one at most. */
async function countDraft(tx: StoreTransaction, from: number, brief: StoredDocument): Promise<() => void> {
  if (from > 1) return () => undefined;
  const uid = brief.hirerUid as string;
  const found = await tx.get<HirerRecord>("hirerRecords", uid);
  const record = found?.data ?? {
    briefs: { draft: 0, open: 0, shortlisting: 0, filled: 0, closed: 0 },
    decidedInTime: 0,
    decidedLate: 0,
  };
  const { briefs } = record;
  return () => tx.set("hirerRecords", uid, { ...record, briefs: { ...briefs, draft: briefs.draft + 1 } });
}

type HirerRecord = { briefs: { draft: number } };

export const briefMigration: Migration = {
  steps: [
    toPublishable,
    toLine,
    toLeftInLine,
    toFirstDates,
    toContract,
    toSearched,
    toFilling,
    toKept,
    toReaders,
    toZoned,
    toWrittenIn,
    toMended,
    toVersions,
  ],
  unstamped(brief) {
    if (!("counts" in brief)) return 1;
    if (!("waiting" in brief)) return 2;
    return "leftInLine" in (brief.counts as object) ? 4 : 3;
  },
  beside: countDraft,
};
