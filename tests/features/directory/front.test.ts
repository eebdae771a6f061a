import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import { shownWork } from "#tests/support/works";
import { type CaseContent, caseFields } from "~/domain/fields/case-fields";
import { emptyContent } from "~/domain/fields/content";
import { removeCase } from "~/features/cases/writes/arrange-cases";
import { saveCase } from "~/features/cases/writes/save-case";
import { files, type StoredFile } from "~/features/files/model/file";
import { shownReferences } from "~/features/profiles/model/front";
import { getProfile } from "~/features/profiles/model/profile";
import { withdrawReference } from "~/features/references/writes/write-reference";

type Market = ReturnType<typeof createMarket>;

async function add(market: Market, uid: string, more: Partial<CaseContent>): Promise<string> {
  const id = randomUUID();
  const content: CaseContent = {
    ...emptyContent(caseFields),
    ...{ title: "A shop", client: "a bank", year: 2024, problem: "Slow.", result: "Fast.", ...more },
  };
  succeeded(await saveCase(market, uid, { id, revision: null, content }));
  await market.worker.runDue();
  return id;
}

const frontOf = async ({ store }: Market, uid: string) => (await getProfile(store, uid))?.data.front;

it("lists show the newest case that has a picture, and without pictures the newest", async () => {
  const market = createMarket();
  const uid = await market.join("FREELANCER");
  const old = await add(market, uid, { title: "Old", year: 2019 });
  const young = await add(market, uid, { title: "Young", year: 2025, figure: "61 % → 88 %" });
  expect(await frontOf(market, uid)).toEqual({
    case: { title: "Young", figure: "61 % → 88 %", cover: null },
    references: [],
  });
  const at = market.clock.now().toISOString();
  await market.store.transact(async (tx) =>
    tx.set<StoredFile>(files.name, "a-picture", {
      ...{ uid, kind: "PICTURE", place: "CASE", claimed: true, claimedFor: null, of: old, name: "shop.png" },
      ...{ alt: "A till", size: 9, width: 320, height: 200, addedAt: `${at}_a-picture` },
    }),
  );
  await add(market, uid, { title: "Other", year: 2020 });
  expect(await frontOf(market, uid)).toMatchObject({
    case: { title: "Old", cover: { id: "a-picture", alt: "A till" } },
  });
  succeeded(await removeCase(market, uid, old));
  succeeded(await removeCase(market, uid, young));
  await market.worker.runDue();
  expect(await frontOf(market, uid)).toMatchObject({ case: { title: "Other" } });
});

it("references are counted from the moment on in which they are shown", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const { id, talent } = await shownWork(market, hirer);
  await market.worker.runDue();
  const front = (await frontOf(market, talent)) ?? { case: null, references: [] };
  expect(shownReferences(front, market.clock.now())).toBe(1);
  expect(shownReferences(front, new Date(market.clock.now().getTime() - 60 * 86_400_000))).toBe(0);
  succeeded(await withdrawReference(market, hirer, id));
  await market.worker.runDue();
  expect(await frontOf(market, talent)).toEqual({ case: null, references: [] });
});
