import { expect, it } from "vitest";
import { createTestApp, get, post, respond } from "#tests/support/app";
import { mockGraphql } from "#tests/support/graphql-mocks";
import { action, loader } from "~/routes/app.work.$id_.time_.$week";
import { SubmitTimeDocument, TimeWeekDocument } from "~/shell/operations/operations.generated";

const refusal = { code: "NOT_FOUND" as const, message: "It isn’t there.", problems: [], retryAfter: null };

async function submit(week: string, typed: Record<string, string>, answer: typeof refusal | null) {
  const app = createTestApp();
  const { cookie } = await app.signIn();
  const calls = mockGraphql(SubmitTimeDocument, { submitTime: { refusal: answer } });
  const fields = { intent: "submit", turn: "2", unit: "HOUR", ...typed };
  const request = post(`/app/work/w/time/${week}`, fields, { cookie });
  const params = { id: "w", week };
  const response = await respond(() => action({ request, context: app.context(request), params }));
  return { response, calls };
}

it("hours are read as people type them, day by day", async () => {
  const typed = { amount1: "7,5", note1: "Slow queries", amount2: "٨", amount7: "" };
  const { response, calls } = await submit("2027-05-10", typed, null);
  expect(response).toHaveRedirect("/app/work/w/time/2027-05-10?done=submitted", 303);
  const { entries, ...of } = (calls[0]?.variables ?? {}) as { entries: object[] };
  expect(of).toEqual({ id: "w", week: "2027-05-10", unit: "HOUR", turn: 2 });
  expect(entries).toHaveLength(7);
  expect(entries.slice(0, 2)).toEqual([
    { day: "2027-05-10", amount: 750, note: "Slow queries" },
    { day: "2027-05-11", amount: 800, note: "" },
  ]);
});

it.each(["all day", "99999999", "9".repeat(400)])(
  "what is no number of hours is refused at its day, without asking the API: %.8s",
  async (amount3) => {
    const { response, calls } = await submit("2027-05-10", { amount3 }, null);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      lastResult: {
        initialValue: { amount3 },
        error: { amount3: [expect.stringMatching(/^Write hours/)] },
      },
    });
    expect(calls).toEqual([]);
  },
);

it("an address that names no day isn’t found", async () => {
  const { response } = await submit("nonsense", { amount1: "8" }, refusal);
  expect(response.status).toBe(404);
});

it.each([
  ["2027-05-10", 200],
  ["2027-05-11", 404],
  ["nonsense", 404],
])("a hirer who opens %s, where nothing is submitted, is answered %i", async (week, status) => {
  const app = createTestApp();
  const { cookie } = await app.signIn();
  const agreed = { unit: "HOUR", rate: 8_000, currency: "EUR", cap: 4_000 } as const;
  mockGraphql(TimeWeekDocument, {
    work: {
      ...{ id: "w", side: "HIRER", brief: null, other: null, otherState: "ACTIVE" },
      agreement: { time: { agreed, used: 0, nearCap: false, week: null } },
    },
  });
  const request = get(`/app/work/w/time/${week}`, { cookie });
  const params = { id: "w", week };
  const response = await respond(() => loader({ request, context: app.context(request), params }));
  expect(response.status).toBe(status);
});
