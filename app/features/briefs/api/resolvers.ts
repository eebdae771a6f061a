import type { BriefStatus } from "~/domain/brief";
import { briefFields } from "~/domain/fields/brief-fields";
import { contentResolvers } from "~/domain/fields/content";
import type { ViewerSource } from "~/features/accounts/api/viewer";
import { mayReadOthers } from "~/features/accounts/model/member";
import { type Brief, briefsCollection, momentsOf } from "~/features/briefs/model/brief";
import { getHirerRecord } from "~/features/briefs/model/hirer-record";
import { countKept } from "~/features/briefs/model/promised-date";
import { answerUntilIn, versionOf } from "~/features/briefs/model/versions";
import { isBookmarked, listBookmarks } from "~/features/briefs/reads/bookmarks";
import { listOwnBriefs } from "~/features/briefs/reads/list-briefs";
import {
  briefMovesNow,
  type ReadBrief,
  readBrief,
  readOpenOf,
  seenBriefEvents,
  seenCheck,
  seenCounts,
} from "~/features/briefs/reads/read-brief";
import { setBookmark } from "~/features/briefs/writes/bookmarks";
import {
  beginShortlisting,
  copyBrief,
  deleteDraft,
  publishBrief,
  reopenBrief,
} from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { setBriefReaders } from "~/features/briefs/writes/set-brief-readers";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { answerDeletion, type Run, run, toApiRefusal } from "~/features/sign-in/api/answers";
import { type Connection, emptyConnection, type Paging, toConnection, toTime } from "~/graphql/connections";
import type { GraphQLContext } from "~/graphql/context";
import type { FeatureResolvers, Refusal } from "~/graphql/schema.generated";
import type { Versioned } from "~/platform/ports/store";
import { oncePer } from "~/values/once-per";
import { ok, refuse } from "~/values/result";
import { toTimeZone } from "~/values/zoned-days";
import { showEdits } from "./brief-edits";
import { findBrief } from "./find-brief";

export const briefResolvers = {
  Query: {
    brief: (_parent, { id }, context) => findBrief(context, id),
  },
  Mutation: {
    saveBrief: (_parent, { id, revision, brief, anew }, context) =>
      answerBrief(context, id, (parts, uid) =>
        saveBrief(parts, uid, { id, revision: revision ?? null, content: brief, anew }),
      ),
    publishBrief: (_parent, { id, revision, timeZone }, context) =>
      answerBrief(context, id, (parts, uid) =>
        publishBrief(parts, uid, id, revision, timeZone ? toTimeZone(timeZone) : null),
      ),
    beginShortlisting: (_parent, { id }, context) =>
      answerBrief(context, id, (parts, uid) => beginShortlisting(parts, uid, id)),
    reopenBrief: (_parent, { id, ...dates }, context) =>
      answerBrief(context, id, (parts, uid) => reopenBrief(parts, uid, id, dates)),
    closeBrief: (_parent, { id, reason }, context) =>
      answerBrief(context, id, (parts, uid) => closeBrief(parts, uid, id, reason)),
    copyBrief: (_parent, { id, copyId }, context) =>
      answerBrief(context, id, (parts, uid) => copyBrief(parts, uid, id, copyId)),
    deleteBrief: (_parent, { id }, context) =>
      answerDeletion(context, (parts, uid) => deleteDraft(parts, uid, id)),
    setBriefReaders: (_parent, { id, readers }, context) =>
      answerBrief(context, id, (parts, uid) => setBriefReaders(parts, uid, id, readers)),
    setBookmark: (_parent, { brief, bookmarked }, context) =>
      answerBrief(context, brief, async (parts, uid) => {
        const set = await setBookmark(parts, uid, brief, bookmarked);
        if (!set.ok) return set;
        const found = await parts.store.get<Brief>(briefsCollection, brief);
        return found ? ok(found) : refuse("NOT_FOUND");
      }),
  },
  Viewer: {
    briefs: (viewer, { status, ...paging }, context) => findOwnBriefs(context, viewer, status, paging),
    briefCounts: async ({ session }, _args, context) =>
      (await getHirerRecord(context.reads(), session.uid)).briefs,
    bookmarks: ({ session }, paging, context) => findBookmarks(context, session.uid, paging),
  },
  Member: {
    openBriefs: async ({ uid, kind }, _args, context) => {
      const session = kind === "HIRER" ? await context.session() : null;
      return session ? readOpenOf(context.reads(), uid, session.uid, context.clock.now()) : [];
    },
  },
  HirerRecord: {
    replies: ({ replies }) => replies ?? null,
    looked: ({ dates }, _args, { reads, clock }) => countKept(reads(), dates, clock.now()),
  },
  Brief: {
    status: ({ data }) => data.status,
    closeReason: ({ data }) => data.closeReason,
    revision: ({ data }) => data.revision,
    ...contentResolvers(briefFields),
    workplace: ({ data }) => data.workplace,
    openTo: ({ data }) => data.openTo,
    closesAt: ({ data }) => promisedMoments(data).closesAt,
    decideBy: ({ data }) => promisedMoments(data).decideBy,
    firstDates: ({ data: { firstDates, timeZone } }) =>
      firstDates && { ...firstDates, ...momentsOf({ ...firstDates, timeZone }) },
    createdAt: ({ data }) => toTime(data.createdAt),
    updatedAt: ({ data }) => toTime(data.updatedAt),
    publishedAt: ({ data }) => data.publishedAt && toTime(data.publishedAt),
    endedAt: ({ data }) => data.endedAt,
    fillsAt: ({ data, reader }) => (reader.as === "owner" ? (data.fillsAt ?? null) : null),
    moves: (brief, _args, { clock, reads }) => briefMovesNow(reads(), brief, clock.now()),
    counts: ({ data, reader }) => seenCounts(data, reader.as),
    check: (brief, _args, { clock }) => seenCheck(brief, clock.now()),
    bookmarked: ({ id, reader }, _args, { reads }) =>
      reader.as === "talent" && isBookmarked(reads(), reader.uid, id),
    events: (brief) => seenBriefEvents(brief),
    edits: ({ data }) => showEdits(data),
    version: ({ data }) => versionOf(data),
    answerBy: ({ data }) => answerUntilIn(data),
  },
} satisfies FeatureResolvers;

/** None of a draft: whose days its dates are is said when it is published. */
const promisedMoments = oncePer((brief: Brief) =>
  brief.status === "DRAFT" ? { closesAt: null, decideBy: null } : momentsOf(brief),
);

/** The brief after a change; after a conflict, the brief as it is stored. */
async function answerBrief(
  context: GraphQLContext,
  id: string,
  work: Run<Versioned<Brief>>,
): Promise<{ brief: ReadBrief | null; refusal: Refusal | null }> {
  const { uid, ...outcome } = await run(context, work);
  const shown = outcome.ok || outcome.code === "STALE";
  const brief =
    uid && shown ? await readBrief(context.reads(), uid, outcome.ok ? outcome.value.id : id) : null;
  return { brief, refusal: toApiRefusal(outcome) };
}

async function findOwnBriefs(
  context: GraphQLContext,
  { session: { uid }, account }: ViewerSource,
  status: BriefStatus,
  paging: Paging,
): Promise<Connection<ReadBrief>> {
  // Talent has no briefs, so nothing is read: every page asks.
  if (account.kind !== null && account.kind !== "HIRER") return emptyConnection;
  const reader = { uid, as: "owner", kind: "HIRER", standing: account } as const;
  return toConnection(
    paging,
    (page) => listOwnBriefs(context.reads(), uid, status, page),
    (brief) => ({ ...brief, reader, hidden: !mayReadOthers(account) }),
  );
}

function findBookmarks(context: GraphQLContext, uid: string, paging: Paging): Promise<Connection<ReadBrief>> {
  return toConnection(
    paging,
    (page) => listBookmarks(context.reads(), uid, page),
    ({ data }) => readBrief(context.reads(), uid, data.briefId),
  );
}
