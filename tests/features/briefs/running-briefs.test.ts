import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import { type HirerRecord, hirerRecordsCollection } from "~/features/briefs/model/hirer-record";
import { copyBrief, deleteDraft } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { closeBrief } from "~/features/proposals/writes/end-brief";

const ended = { filled: 300, closed: 500 };

/** A hirer with a draft and an open brief, and a record that counts so many of each state. */
async function createScene(counted: Partial<HirerRecord["briefs"]>) {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const open = await market.open(hirer);
  const write = (id: string = randomUUID(), revision: number | null = null) =>
    saveBrief(market, hirer, { id, revision, content: market.aBrief() });
  const draft = succeeded(await write()).id;
  const copy = (id: string = randomUUID()) => copyBrief(market, hirer, open, id);
  await market.store.transact(async (tx) =>
    tx.set<HirerRecord>(hirerRecordsCollection, hirer, {
      briefs: { draft: 0, open: 0, shortlisting: 0, ...ended, ...counted },
      decidedInTime: 0,
      decidedLate: 0,
    }),
  );
  return { market, hirer, open, draft, write, copy };
}

describe("a hirer with 100 briefs that have not ended", () => {
  it.each([{ draft: 99 }, { open: 99 }, { shortlisting: 99 }, { draft: 33, open: 33, shortlisting: 33 }])(
    "counted as %o and one more, begins no other, written or copied",
    async (counted) => {
      const { write, copy } = await createScene(counted);
      const hundredth = randomUUID();
      succeeded(await write(hundredth));
      expect(refusalOf(await write())).toBe("TOO_MANY");
      expect(refusalOf(await copy())).toBe("TOO_MANY");
      // The same form sent twice is no other brief, and what stands may be written on.
      succeeded(await write(hundredth));
      succeeded(await write(hundredth, 1));
    },
  );

  it("copies up to the hundredth, and the same copy again is that one", async () => {
    const { copy } = await createScene({ draft: 1, open: 98 });
    const hundredth = randomUUID();
    const { id } = succeeded(await copy(hundredth));
    expect(refusalOf(await copy())).toBe("TOO_MANY");
    expect(succeeded(await copy(hundredth)).id).toBe(id);
  });

  it.each([
    ["deleted", "draft"],
    ["closed", "open"],
  ] as const)("has room for one again when one is %s", async (_how, which) => {
    const { market, hirer, open, draft, write } = await createScene({ draft: 50, open: 50 });
    expect(refusalOf(await write())).toBe("TOO_MANY");
    succeeded(
      which === "draft"
        ? await deleteDraft(market, hirer, draft)
        : await closeBrief(market, hirer, open, "BUDGET"),
    );
    succeeded(await write());
    expect(refusalOf(await write())).toBe("TOO_MANY");
  });
});
