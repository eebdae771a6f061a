import { describe, expect, it, vi } from "vitest";
import { createDecisions } from "#tests/support/decisions-scene";
import { succeeded } from "#tests/support/market";
import { declineProposal, declineProposals } from "~/features/proposals/writes/decide-proposal";

// Apart from decisions.test.ts, which runs at other moments of the clock, too: these are long and name no day.

const minute = 60_000;
const no = { reason: "RATE", note: null, withoutNote: true } as const;

describe("a list of as many as may wait", () => {
  it.each(["", "?sort=cost"])("leads on from each to the next, wherever it stands: %s", async (search) => {
    const { open, uids } = await createDecisions(60);
    for (const at of [49, 50, 58])
      expect(await open(uids[at] ?? "", search)).toMatchObject({
        previous: uids[at - 1],
        next: uids[at + 1],
      });
    expect(await open(uids[59] ?? "", search)).toMatchObject({ previous: uids[58], next: null });
  });

  it("is gone through by fit without the refusal of who reads too much: sixty proposals in a minute", async () => {
    const { open, uids } = await createDecisions(100);
    for (const uid of uids.slice(0, 60))
      expect(await open(uid, "?sort=fit")).toMatchObject({ proposal: { applicantUid: uid } });
  });
});

it("undoing several noes reads those alone, however many were declined before", async () => {
  const { market, hirer, briefId, uids, key, decide, list } = await createDecisions(32);
  const [first = "", second = "", ...before] = uids;
  for (const uid of before) {
    market.clock.advance(1);
    succeeded(await declineProposal(market, hirer, key(uid), { reason: "RATE", note: null }));
  }
  await market.pass(11 * minute);
  const noes = [first, second].map((applicantUid) => ({ ...no, applicantUid }));
  succeeded(await declineProposals(market, hirer, briefId, noes));
  const { declineVisibleAt } = await market.readProposal(briefId, first);
  const { transact } = market.store;
  const queries = [vi.spyOn(market.store, "query")];
  vi.spyOn(market.store, "transact").mockImplementation(
    (work) =>
      transact.call(market.store, (tx) => {
        queries.push(vi.spyOn(tx, "query"));
        return work(tx);
      }) as never,
  );
  const found = async () => {
    const results = queries.flatMap((query) => query.mock.results.splice(0));
    const pages = await Promise.all(results.map(({ value }) => value));
    const declined = pages.flatMap(({ items }) => items).filter(({ data }) => data.status === "DECLINED");
    return declined.map(({ data }) => data.uid);
  };
  const { decided } = await list(`?decided=declines&whom=${first}&status=SENT`);
  expect(decided).toMatchObject({ more: 1, other: second, mayUndo: true });
  expect(new Set(await found())).toEqual(new Set([first, second]));
  await decide(first, { intent: "undo", all: "on", tellsAt: declineVisibleAt ?? "" });
  expect(new Set(await found())).toEqual(new Set([first, second]));
  for (const uid of [first, second])
    expect(await market.readProposal(briefId, uid)).toMatchObject({ status: "SENT" });
});
