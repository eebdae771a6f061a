import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { get, respond } from "#tests/support/app";
import { createMarket } from "#tests/support/market";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { PriceBand } from "~/features/market/shared/price-band";
import * as edit from "~/routes/app.briefs.$id_.edit";
import * as form from "~/routes/app.briefs.new";
import * as profile from "~/routes/app.profile";

type Join = ReturnType<typeof createMarket>["join"];

async function createReader(kind: "HIRER" | "FREELANCER", more: Parameters<Join>[1] = {}) {
  const market = createMarket({ graphql: "real" });
  const uid = await market.join(kind, more);
  const { cookie } = await market.app.signIn({ uid, email: `${uid}@example.com` });
  await market.store.transact(async (tx) => {
    const account = await tx.get<Account>(accountsCollection, uid);
    if (account) tx.set<Account>(accountsCollection, uid, { ...account.data, kind });
  });
  const read = async (route: { loader: unknown }, path: string, params = {}) => {
    const request = get(path, { cookie });
    const loader = route.loader as (args: object) => Promise<Response>;
    const context = market.app.context(request);
    return (await respond(() => loader({ request, context, params }))).json();
  };
  const bandsOf = async (...page: Parameters<typeof read>) => (await read(...page)).bands;
  return { ...market, uid, read, bandsOf };
}

describe("a brief’s form says what like briefs pay", () => {
  it("once there are ten of ten hirers, a new one’s and a draft’s in its own currency", async () => {
    const { uid, bandsOf, open, join } = await createReader("HIRER");
    for (let at = 1; at <= 10; at += 1)
      await open(await join("HIRER"), {
        discipline: "design",
        budget: { min: at * 100_000, max: at * 100_000, currency: "EUR", unit: "PROJECT" },
      });
    const id = await open(uid, {
      discipline: "design",
      budget: { min: 100, max: 100, currency: "SAR", unit: "PROJECT" },
    });
    const text = "Briefs like yours: €3,000\u00a0–\u00a0€8,000 for the whole project (the middle half of 10)";
    const bands = [{ discipline: "design", unit: "PROJECT", text }];
    expect(await bandsOf(form, "/app/briefs/new")).toEqual(bands);
    expect(await bandsOf(edit, `/app/briefs/${id}/edit`, { id })).toEqual(bands);
  });

  it("and nothing before", async () => {
    const { bandsOf, open, join } = await createReader("HIRER");
    for (let at = 1; at <= 9; at += 1) await open(await join("HIRER"), { discipline: "design" });
    expect(await bandsOf(form, "/app/briefs/new")).toEqual([]);
  });
});

it.each([
  ["GB", "GBP"],
  ["DE", "EUR"],
  [null, "EUR"],
])("a new brief of a hirer in %s has its budget in %s", async (country, currency) => {
  const { read } = await createReader("HIRER", { profile: { country } });
  expect((await read(form, "/app/briefs/new")).typed.budgetCurrency).toBe(currency);
});

it("a profile’s form says what others of its discipline ask, of those who let themselves be found", async () => {
  const { bandsOf, join } = await createReader("FREELANCER");
  const rate = { min: 50_000, max: 60_000, currency: "EUR", unit: "DAY" } as const;
  const joined = (visibility: "MEMBERS" | "HIDDEN") =>
    join("FREELANCER", { profile: { discipline: "data", rate, visibility } });
  for (let at = 1; at <= 10; at += 1) await joined("MEMBERS");
  for (let at = 1; at <= 3; at += 1) await joined("HIDDEN");
  expect(await bandsOf(profile, "/app/profile")).toEqual([
    {
      discipline: "data",
      unit: "DAY",
      text: "Rates in your discipline: €550 a day (the middle half of 10)",
    },
  ]);
});

it("the line is of the form’s discipline and unit, and stands there without JavaScript", () => {
  const bands = [
    { discipline: "design", unit: "DAY", text: "a day" },
    { discipline: "design", unit: "PROJECT", text: "for all" },
  ] as const;
  const shown = (discipline: string, budgetUnit: string) =>
    renderToStaticMarkup(
      <PriceBand formId="f" unit="budgetUnit" typed={{ discipline, budgetUnit }} bands={bands} />,
    );
  expect(shown("design", "PROJECT")).toContain(">for all</p>");
  expect(shown("design", "DAY")).toContain(">a day</p>");
  expect([shown("design", "HOUR"), shown("data", "DAY"), shown("", "PROJECT")]).toEqual(["", "", ""]);
});
