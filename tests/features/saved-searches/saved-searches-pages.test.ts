import { expect, it } from "vitest";
import { createTestApp, post, respond } from "#tests/support/app";
import { mockGraphql } from "#tests/support/graphql-mocks";
import { action } from "~/routes/app.briefs.searches";
import { ChangeSearchDocument } from "~/shell/operations/operations.generated";

it.each([
  ["Mine", null, "Mine"],
  ["“shop”, Remote", "“shop”, Remote", null],
  ["Mine", "“shop”, Remote", "Mine"],
  ["", "“shop”, Remote", null],
  // A name that a member gave, which is what its filter says, too.
  ["SQL", null, "SQL"],
])("of a search that is called %j, shown as %j, the name becomes %j", async (name, unnamed, kept) => {
  const app = createTestApp();
  const { cookie } = await app.signIn();
  const calls = mockGraphql(ChangeSearchDocument, { changeSearch: { refusal: null } });
  const typed = { intent: "change", search: "one", cadence: "DAILY", name, ...(unnamed && { unnamed }) };
  const request = post("/app/briefs/searches", typed, { cookie });
  await respond(() => action({ request, context: app.context(request), params: {} }));
  expect(calls.map(({ variables }) => variables.name)).toEqual([kept]);
});
