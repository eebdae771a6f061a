import { expect, it } from "vitest";
import { createTestApp, get, post, respond } from "#tests/support/app";
import { accountsCollection } from "~/features/accounts/model/account";
import { foundByOf } from "~/features/profiles/model/found-by";
import { emptyProfile, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { action, loader } from "~/routes/app";

const week = 7 * 86_400_000;

/** A freelancer who said a week ago that they are available. */
async function createVisit() {
  const app = createTestApp({ graphql: "real" });
  const { cookie, uid } = await app.signIn();
  const availabilityConfirmedAt = new Date(app.clock.now().getTime() - week).toISOString();
  const profile: Profile = {
    ...emptyProfile,
    ...foundByOf(emptyProfile, availabilityConfirmedAt),
    displayName: "Ada",
    availability: "AVAILABLE",
    availabilityConfirmedAt,
    updatedAt: availabilityConfirmedAt,
  };
  await app.store.transact(async (tx) => {
    const account = await tx.get<object>(accountsCollection, uid);
    tx.set(accountsCollection, uid, { ...account?.data, kind: "FREELANCER" });
    tx.set<Profile>(profilesCollection, uid, profile);
  });
  const load = async (path: string) => {
    const request = get(path, { cookie });
    return (await respond(() => loader({ request, context: app.context(request), params: {} }))).json();
  };
  const send = (fields: Record<string, string>) => {
    const request = post("/app", fields, { cookie });
    return respond(() => action({ request, context: app.context(request), params: {} }));
  };
  return { load, send };
}

it("the availability is confirmed on the dashboard, which then says so and asks no more", async () => {
  const { load, send } = await createVisit();
  const line = expect.objectContaining({ kind: "AVAILABILITY", count: 7 });
  expect((await load("/app")).dashboard.work).toContainEqual(line);
  expect(await send({ intent: "still-available" })).toHaveRedirect("/app?notice=available", 303);
  const after = await load("/app?notice=available");
  expect(after.notice).toBe("available");
  expect(after.dashboard.work).not.toContainEqual(expect.objectContaining({ kind: "AVAILABILITY" }));
});

it("no other page asks for the dashboard", async () => {
  const { load } = await createVisit();
  expect((await load("/app/profile")).dashboard).toBeNull();
});
