import type { TimeUnit } from "~/domain/time-sheet";
import { answerDeletion, type Run } from "~/features/sign-in/api/answers";
import { isNearCap, usedOf } from "~/features/time-sheets/model/time-sheet";
import { readNextStep } from "~/features/time-sheets/reads/next-step";
import {
  pageOfWeeks,
  readDays,
  readReturned,
  readTime,
  readWeek,
  timeMovesNow,
  totalsOf,
  unwrittenWeeks,
} from "~/features/time-sheets/reads/read-time";
import {
  approveTime,
  returnTime,
  saveTime,
  submitTime,
  takeBackTime,
  type WrittenWeek,
} from "~/features/time-sheets/writes/move-time";
import { readPage } from "~/graphql/connections";
import type { FeatureResolvers, MutationSubmitTimeArgs } from "~/graphql/schema.generated";
import { refuse } from "~/values/result";

export const timeResolvers = {
  Mutation: {
    saveTime: (_parent, args, context) =>
      answerDeletion(
        context,
        written(args, (parts, uid, week) => saveTime(parts, uid, args.id, week)),
      ),
    submitTime: (_parent, args, context) =>
      answerDeletion(
        context,
        written(args, (parts, uid, week) => submitTime(parts, uid, args.id, week)),
      ),
    takeBackTime: (_parent, { id, ...of }, context) =>
      answerDeletion(context, (parts, uid) => takeBackTime(parts, uid, id, of)),
    approveTime: (_parent, { id, ...of }, context) =>
      answerDeletion(context, (parts, uid) => approveTime(parts, uid, id, of)),
    returnTime: (_parent, { id, ...of }, context) =>
      answerDeletion(context, (parts, uid) => returnTime(parts, uid, id, of)),
  },
  Agreement: {
    time: (found, _args, { reads, clock }) => readTime(reads(), found, clock.now()),
    next: (found, _args, { reads, clock }) => readNextStep(reads(), found, clock.now()),
  },
  WorkTime: {
    used: ({ ledger, agreed }) => (agreed ? usedOf(ledger, agreed) : 0),
    nearCap: ({ ledger, agreed }) => agreed !== null && isNearCap(usedOf(ledger, agreed), agreed),
    weeks: async (time, { first, after = null }) => {
      const page = await readPage({ first, after }, async (args) => pageOfWeeks(time, args));
      return { nodes: page.items, pageInfo: { hasNextPage: page.next !== null, endCursor: page.next } };
    },
    totals: totalsOf,
    unwritten: unwrittenWeeks,
    week: (time, { week }) => readWeek(time, week),
  },
  TimeWeek: {
    unit: ({ terms }) => terms.unit,
    rate: ({ terms }) => terms.rate,
    currency: ({ terms }) => terms.currency,
    days: (found, _args, { reads }) => readDays(reads(), found),
    returned: (found, _args, { reads }) => readReturned(reads(), found),
    moves: timeMovesNow,
    takesWords: async ({ time }) => (await time.actors()).hindrance === null,
  },
} satisfies FeatureResolvers;

type RunWeek = (...given: [...Parameters<Run<undefined>>, WrittenWeek]) => ReturnType<Run<undefined>>;

/** A week as it is sent; work that is paid whole has no time. */
function written({ week, turn, unit, entries }: MutationSubmitTimeArgs, run: RunWeek): Run<undefined> {
  return async (parts, uid) => {
    if (unit === "PROJECT") return refuse("INVALID");
    const by: TimeUnit = unit;
    const days = entries.map(({ note = null, ...day }) => ({ ...day, note }));
    return run(parts, uid, { week, turn, unit: by, entries: days });
  };
}
