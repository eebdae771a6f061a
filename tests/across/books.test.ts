import fc from "fast-check";
import { expect, it } from "vitest";
import { createBooks } from "#tests/support/books";
import { aCause, createMarket, day } from "#tests/support/market";
import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { pickContent } from "~/domain/fields/content";
import { accountsCollection } from "~/features/accounts/model/account";
import type { Brief } from "~/features/briefs/model/brief";
import {
  beginShortlisting,
  copyBrief,
  deleteDraft,
  publishBrief,
  reopenBrief,
} from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { deleteAccount, takeDeletionBack } from "~/features/leaving/writes/delete-account";
import { reinstateMember, suspendMember } from "~/features/moderation/writes/suspend-member";
import { proposalId } from "~/features/proposals/model/proposal";
import {
  acceptProposal,
  declineProposal,
  declineProposals,
  shortlistProposal,
  undoDecision,
} from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { deleteProposalDraft, saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";
import { StoreContentionError } from "~/platform/ports/store";
import { marketWalksOf } from "../../scripts/left-out.mjs";

/** MARKET_WALKS and MARKET_SEED make longer ones and repeat one. */
const walks = marketWalksOf(process.env);
const seed = Number(process.env.MARKET_SEED ?? Math.floor(Math.random() * 2 ** 31));

const hirersMoves = [
  "publish",
  "edit",
  "dates",
  "mend",
  "shortlisting",
  "reopen",
  "close",
  "copy",
  "delete",
] as const;
const decisions = ["shortlist", "accept", "decline", "declineAll", "undo", "undoAll"] as const;
const talentsMoves = ["save", "send", "withdraw", "erase"] as const;
const accountMoves = ["suspend", "reinstate", "leave", "stay"] as const;

/** One thing that somebody does: who and about what, by number, and over which of two connections. */
const step = fc.record({
  does: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...hirersMoves) },
    { weight: 6, arbitrary: fc.constantFrom(...decisions) },
    { weight: 8, arbitrary: fc.constantFrom(...talentsMoves, "send", "send", "send") },
    { weight: 1, arbitrary: fc.constantFrom(...accountMoves, "reinstate", "stay") },
  ),
  brief: fc.nat(3),
  talent: fc.nat(9),
  over: fc.nat(1),
});
/** What happens at the same time, and what time passes after it. */
const batch = fc.record({
  together: fc.array(step, { minLength: 1, maxLength: 5 }),
  passes: fc.oneof(
    { weight: 6, arbitrary: fc.constant(1) },
    { weight: 2, arbitrary: fc.constant(11 * 60_000) },
    { weight: 2, arbitrary: fc.constant(day / 2) },
  ),
});

/** What its hirer wrote, and nothing else of a brief. */
function contentOf(brief: Brief): BriefContent {
  return pickContent(briefFields, brief);
}

it(
  `after ${walks} walks of twelve people who act at once the books are right (seed ${seed})`,
  async () => {
    const happened: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { minLength: 30, maxLength: 60 }), async (batches) => {
        const books = createBooks();
        const market = createMarket({ store: books.open() });
        const connections = [market.store, books.open()] as const;
        const hirers = [await market.join("HIRER"), await market.join("HIRER")] as const;
        const admin = { uid: await market.join("HIRER"), admin: true };
        const talents: string[] = [];
        for (let at = 0; at < 10; at += 1) talents.push(await market.join(at % 3 ? "FREELANCER" : "AGENCY"));
        const briefs: string[] = [];
        const inDays = (days: number) =>
          new Date(market.clock.now().getTime() + days * day).toISOString().slice(0, 10);
        // Two of them reach the days that they name.
        const soon = { closesOn: inDays(1), decideOn: inDays(2) };
        for (let at = 0; at < 4; at += 1)
          briefs.push(
            await market.open(hirers[at % 2] ?? "", {
              cap: 5,
              seats: 1 + (at % 3),
              mustHaves: [],
              ...(at < 2 ? soon : {}),
            }),
          );

        for (const briefId of briefs)
          for (const uid of talents.slice(0, 7))
            await sendProposal(market, uid, briefId, {
              revision: null,
              content: market.aProposal({ answers: [] }),
            });

        const take = async ({
          does,
          brief,
          talent,
          over,
        }: typeof step extends fc.Arbitrary<infer S> ? S : never) => {
          const parts = { store: connections[over] ?? market.store, clock: market.clock };
          const briefId = briefs[brief] ?? "";
          const applicantUid = talents[talent] ?? "";
          const key = { briefId, applicantUid };
          const hirer = hirers[brief % 2] ?? "";
          const existing = await parts.store.get<Brief>("briefs", briefId);
          const { closesOn, decideOn } = market.aBrief();
          const dates = { closesOn: closesOn ?? "", decideOn: decideOn ?? "" };
          const proposal = market.aProposal({ answers: [] });
          const who = talent > 0 ? applicantUid : hirer;
          const acts = {
            publish: () => publishBrief(parts, hirer, briefId, existing?.data.revision ?? 0),
            edit: () =>
              saveBrief(parts, hirer, {
                id: briefId,
                revision: existing?.data.revision ?? null,
                content: market.aBrief({ cap: 5 + (talent % 2), seats: 1 + (talent % 2), mustHaves: [] }),
              }),
            dates: async () =>
              existing
                ? saveBrief(parts, hirer, {
                    id: briefId,
                    revision: existing.data.revision,
                    content: {
                      ...contentOf(existing.data),
                      closesOn: inDays(talent),
                      decideOn: inDays(talent + 1),
                    },
                  })
                : { ok: false },
            mend: async () =>
              existing
                ? saveBrief(parts, hirer, {
                    id: briefId,
                    revision: existing.data.revision,
                    content: {
                      ...contentOf(existing.data),
                      cap: existing.data.cap + (talent % 3),
                      seats: Math.min(10, existing.data.seats + (talent % 2)),
                    },
                  })
                : { ok: false },
            shortlisting: () => beginShortlisting(parts, hirer, briefId),
            reopen: () => reopenBrief(parts, hirer, briefId, dates),
            // Seldom: a closed brief is the end of a walk's best part.
            close: async () => (talent < 3 ? closeBrief(parts, hirer, briefId, "NO_FIT") : { ok: false }),
            copy: () => copyBrief(parts, hirer, briefId, `a-copy-number-${talent}`),
            delete: () => deleteDraft(parts, hirer, `a-copy-number-${talent}`),
            shortlist: () => shortlistProposal(parts, hirer, key),
            accept: async () => acceptProposal(parts, hirer, key, await market.noesOf(briefId, applicantUid)),
            decline: () => declineProposal(parts, hirer, key, { reason: "RATE", note: null }),
            declineAll: async () => {
              const noes = await market.noesOf(briefId, "");
              return noes[0] ? declineProposals(parts, hirer, briefId, noes) : { ok: false };
            },
            undo: () => undoDecision(parts, hirer, key),
            undoAll: () => undoDecision(parts, hirer, key, { all: true }),
            save: () => saveProposal(parts, applicantUid, briefId, { revision: null, content: proposal }),
            send: () => sendProposal(parts, applicantUid, briefId, { revision: null, content: proposal }),
            withdraw: () => withdrawProposal(parts, applicantUid, briefId),
            erase: () => deleteProposalDraft(parts, applicantUid, briefId),
            suspend: () => suspendMember(parts, admin, who, aCause),
            reinstate: () => reinstateMember(parts, admin, who, aCause),
            leave: () => deleteAccount(parts, who),
            stay: () => takeDeletionBack(parts, who),
          };
          const done = await acts[does]().catch((error: unknown) => {
            // Too many at once: nothing was written, and whoever it was tries again.
            if (error instanceof StoreContentionError) return { ok: false };
            throw error;
          });
          if (done.ok) happened[does] = (happened[does] ?? 0) + 1;
        };
        for (const { together, passes } of batches) {
          await Promise.all([...together.map(take), ...(passes > 1 ? [market.worker.runDue()] : [])]);
          await market.pass(passes);
          expect(books.faults()).toEqual([]);
        }
        expect(await market.store.get(accountsCollection, admin.uid)).not.toBeNull();
      }),
      { seed, numRuns: walks, endOnFailure: walks < 10 },
    );
    process.stdout.write(`the market's walks: ${JSON.stringify(happened)}\n`);
  },
  60_000 + walks * 10_000,
);

it("books that are wrong are found wrong", async () => {
  const books = createBooks();
  const market = createMarket({ store: books.open() });
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { cap: 5 });
  const uid = await market.propose(briefId);
  expect(books.faults()).toEqual([]);
  const tampered = async (collection: string, id: string, change: object) => {
    const found = await market.store.get<object>(collection, id);
    await market.store.transact(async (tx) => tx.set(collection, id, { ...found?.data, ...change }));
    const faults = books.faults();
    await market.store.transact(async (tx) => tx.set(collection, id, found?.data ?? {}));
    return faults;
  };
  const { counts } = await market.readBrief(briefId);
  const proposal = proposalId(briefId, uid);
  expect(await tampered("briefs", briefId, { counts: { ...counts, sent: 2 } })).not.toEqual([]);
  expect(await tampered("briefs", briefId, { status: "SHORTLISTING" })).not.toEqual([]);
  expect(await tampered("briefs", briefId, { waiting: [uid] })).not.toEqual([]);
  expect(await tampered("proposals", proposal, { status: "SHORTLISTED" })).not.toEqual([]);
  expect(await tampered("proposals", proposal, { events: [] })).not.toEqual([]);
  expect(await tampered("hirerRecords", hirer, { briefs: { open: 2 } })).not.toEqual([]);
  expect(await tampered("hirerRecords", hirer, { decidedLate: 1, decidedInTime: -1 })).not.toEqual([]);
  await market.store.transact(async (tx) => tx.delete("jobs", `brief-expires-${briefId}`));
  expect(books.faults()).toEqual([expect.stringContaining("nothing plans brief-expires")]);
});
