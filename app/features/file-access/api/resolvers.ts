import { GraphQLError } from "graphql";
import { fileIdShape, partsOf } from "~/domain/file-keys";
import { sayRefusal } from "~/domain/refusal-texts";
import { type MarketParts, standingOf } from "~/features/accounts/model/member";
import { mayChangeBriefFiles } from "~/features/briefs/writes/brief-files";
import { mayChangeCaseFiles } from "~/features/cases/writes/case-files";
import { readFile } from "~/features/file-access/reads/read-file";
import { readOwnFiles } from "~/features/file-access/reads/read-own-files";
import type { OwnPlace } from "~/features/files/model/attached";
import { listFiles } from "~/features/files/model/attached";
import { type FoundFile, getFile, isKept } from "~/features/files/model/file";
import { usedBytes } from "~/features/files/model/file-use";
import { addFiles, type MayChange, removeFile } from "~/features/files/writes/change-files";
import { beginUpload, claimUpload, dropUpload, endUpload, findUpload } from "~/features/files/writes/upload";
import { readsFileOfReport } from "~/features/moderation/api/admin-queries";
import { mayChangeProposalFiles } from "~/features/proposals/writes/proposal-files";
import { answerDeletion, run, toApiRefusal } from "~/features/sign-in/api/answers";
import { findByIds } from "~/features/sign-in/api/as-member";
import type { GraphQLContext } from "~/graphql/context";
import type { FeatureResolvers } from "~/graphql/schema.generated";
import { tooManyRequests } from "~/graphql/too-many-requests";
import { SELDOM_WINDOW, UNPROVEN_ACCOUNT_LIFETIME } from "~/values/durations";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { tooManyFiles, tooManyWrites } from "~/values/too-many";

export const fileResolvers = {
  Query: {
    file: async (_parent, { id, through }, context): Promise<FoundFile | null> => {
      const isId = through == null || (through.length > 0 && through.length <= 200);
      if (!fileIdShape.test(id) || !isId) return null;
      const uid = (await context.session())?.uid ?? null;
      const found = await readFile(context.reads(), id, {
        uid,
        through: through ?? null,
        now: context.clock.now(),
      });
      if (found) return { id, ...found };
      // Asked last: it needs the provider.
      const powers = uid === null ? ok("none" as const) : await context.powers();
      const file = powers.ok && powers.value === "proven" ? await getFile(context.reads(), id) : null;
      if (!file || !isKept(file) || !(await readsFileOfReport(context, { id, ...file }))) return null;
      return { id, ...file, reported: true };
    },
    ownFiles: (_parent, { place, of }, context) =>
      findByIds(context, [of], (uid) => readOwnFiles(context.reads(), uid, { place, of })),
    upload: (_parent, { id, step }, context) =>
      findByIds(context, [id], async (uid) => {
        // As it is now: an end asks once more when it is about to write.
        const found = await findUpload(context.store, context.clock.now(), uid, id);
        if (!found.ok) return null;
        const { data } = found.value;
        // At its end it is answered again without its parts.
        if (data.kind === null && step === "PART") await countPart(context, uid);
        if (data.kind === null && step === "END") await countEnd(context, uid, partsOf(data.size));
        return { id, ...data };
      }),
  },
  Mutation: {
    beginUpload: async (_parent, { arrived, ...upload }, context) =>
      answerUpload(
        await run(context, async (parts, uid) => {
          const counted = arrived > 0 ? await countArrived(context, uid, arrived) : ok();
          return counted.ok ? await beginUpload(parts, uid, upload) : counted;
        }),
      ),
    claimUpload: async (_parent, { id, digest }, context) =>
      answerUpload(
        await run(context, (parts, uid) => claimUpload(parts, uid, { id, digest: digest ?? null })),
      ),
    endUpload: async (_parent, { upload }, context) =>
      answerUpload(
        await run(context, (parts, uid) => endUpload(parts, uid, { width: null, height: null, ...upload })),
      ),
    addFiles: async (_parent, { place, of, files: added }, context) => {
      const change = (parts: MarketParts, uid: string) =>
        addFiles(parts, uid, { place, of, added }, mayChange);
      const outcome = await run(context, change);
      return { files: outcome.ok ? outcome.value : null, refusal: toApiRefusal(outcome) };
    },
    removeFile: (_parent, { id }, context) =>
      answerDeletion(context, (parts, uid) => removeFile(parts, uid, id, mayChange)),
    dropUpload: (_parent, { id }, context) =>
      answerDeletion(context, (parts, uid) => dropUpload(parts, uid, id)),
  },
  File: {
    reported: ({ reported }) => reported ?? false,
  },
  Brief: {
    files: ({ id }, _args, { reads }) => listFiles(reads(), "BRIEF", id),
  },
  PublicBrief: {
    files: ({ id }, _args, { reads }) => listFiles(reads(), "BRIEF", id),
  },
  Proposal: {
    files: ({ id, data, reader }, _args, { reads }) =>
      reader === "hirer" && data.status === "WITHDRAWN" ? [] : listFiles(reads(), "PROPOSAL", id),
  },
  Viewer: {
    usedBytes: ({ session }, _args, context) => usedBytes(context.reads(), session.uid),
  },
} satisfies FeatureResolvers;

const mayChange: Record<OwnPlace, MayChange> = {
  BRIEF: mayChangeBriefFiles,
  PROPOSAL: mayChangeProposalFiles,
  CASE: mayChangeCaseFiles,
};

/**
 * Counts what has arrived, in parts: each member has some that no other can use up. Beyond it, all
 * have one allowance, and this one a share of what is left of it: so no few of them use it up, and
 * one who only begins uses nothing. Members who haven't proven their address count as one: a
 * visitor can be as many of them as they like.
 */
async function countArrived(context: GraphQLContext, uid: string, bytes: number): Promise<Result<void>> {
  const times = partsOf(Math.min(bytes, limits.fileBytes));
  const all = { key: "arrived", most: partsOf(limits.filesAnHour), windowMs: SELDOM_WINDOW, times };
  const isPending = (await standingOf(context.reads(), uid)).status === "PENDING";
  const first = { ...all, key: `arrived first ${uid}`, most: partsOf(limits.filesFirst) };
  if (!isPending && (await context.counter.take([first])).ok) return ok();
  const counted = await context.counter.take([all]);
  if (!counted.ok) return refuse("FILES_BUSY", { retryAfterMs: counted.retryAfterMs });
  const left = all.most - (counted.nth?.[0] ?? 0);
  const ofWeek = { ...all, most: partsOf(limits.filesOfUnproven), windowMs: UNPROVEN_ACCOUNT_LIFETIME };
  const own = await context.counter.take([
    { ...all, key: `arrived ${isPending ? "unproven" : uid}`, most: Math.floor(left / limits.filesShare) },
    ...(isPending ? [{ ...ofWeek, key: "arrived unproven in a week" }] : []),
  ]);
  if (own.ok) return ok();
  context.counter.giveBack([all.key], times);
  return isPending ? refuse("CONFIRM_FIRST") : refuse("FILES_BUSY", { retryAfterMs: own.retryAfterMs });
}

/** The same part may come many times, so each counts. */
async function countPart(context: GraphQLContext, uid: string): Promise<void> {
  const counted = await countArrived(context, uid, limits.uploadPart);
  if (counted.ok) return;
  const { code, retryAfterMs } = counted;
  if (retryAfterMs === undefined) throw new GraphQLError(sayRefusal(code), { extensions: { code } });
  throw tooManyRequests(tooManyFiles(retryAfterMs), retryAfterMs);
}

/** An end that fails reads all of them again. */
async function countEnd(context: GraphQLContext, uid: string, times: number): Promise<void> {
  const bound = { key: `parts ${uid}`, most: limits.partsAnHour, windowMs: SELDOM_WINDOW };
  const counted = await context.counter.take([{ ...bound, times }]);
  if (!counted.ok) throw tooManyRequests(tooManyWrites(counted.retryAfterMs), counted.retryAfterMs);
}

function answerUpload(outcome: Awaited<ReturnType<typeof beginUpload>>) {
  const upload = outcome.ok ? { id: outcome.value.id, ...outcome.value.data } : null;
  return { upload, refusal: toApiRefusal(outcome) };
}
