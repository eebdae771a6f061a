import { describe, expect, it } from "vitest";
import { createTestApp, get, post, respond, testOrigin, toCookieHeader } from "#tests/support/app";
import { minute, stubIdentity } from "#tests/support/people";
import { listTrail } from "~/features/audit/model/audit-trail";
import { action, loader } from "~/routes/app.$";
import { limits } from "~/values/limits";
import { ok } from "~/values/result";

async function createOffice(after = 0) {
  const app = createTestApp({
    graphql: "real",
    identity: stubIdentity({
      getClaims: async () => ok({ admin: true }),
      verifySessionCookie: async () => ok({ uid: "any" }) as never,
    }),
  });
  const { cookie, uid } = await app.signIn({ session: { claims: { kind: null, admin: true } } });
  app.clock.advance(after);
  const load = (path: string, as = cookie, headers = {}) => {
    const request = get(path, { cookie: as, headers });
    return respond(() => loader({ request, context: app.context(request), params: { "*": "any" } }));
  };
  const send = (path: string, fields: Record<string, string>) => {
    const request = post(path, { member: uid, ...fields }, { cookie });
    return respond(() => action({ request, context: app.context(request), params: { "*": "any" } }));
  };
  return { app, cookie, uid, load, send };
}

const pages = ["", "/decided", "/reports/one", "/members?uid=somebody", "/jobs", "/trail"];

describe("an administrator whose sign-in is 31 minutes old", () => {
  it.each(pages)("is led from /app/admin%s to a new proof, and back there", async (page) => {
    const { load } = await createOffice(31 * minute);
    const path = `/app/admin${page}`;
    const to = new URLSearchParams({ to: path });
    expect(await load(path)).toHaveRedirect(`/app/confirm?${to}`);
  });

  it("finds what they typed again afterwards, whichever form it was", async () => {
    const forms = [
      ["/app/admin/members", { intent: "find", find: "ann@example.com" }],
      ["/app/admin/members?uid=x", { intent: "suspend", uid: "x", reason: "SPAM", words: "Because." }],
      ["/app/admin/members?uid=x", { intent: "restore", uid: "x", words: "Because." }],
      ["/app/admin/reports/one", { intent: "dismiss", report: "one", words: "Nothing in it." }],
      ["/app/admin/reports/one", { intent: "remove", report: "one", reason: "FALSE", words: "Made up." }],
      ["/app/admin/jobs", { intent: "retry", job: "one" }],
      ["/app/admin/jobs", { intent: "end", job: "one" }],
    ] as const;
    for (const [path, fields] of forms) {
      const { send } = await createOffice(31 * minute);
      const answer = await send(path, fields);
      expect(answer, fields.intent).toHaveRedirect(`/app/confirm?${new URLSearchParams({ to: path })}`, 303);
      expect(toCookieHeader(answer.headers.getSetCookie()), fields.intent).toContain("kept-form=");
    }
  });
});

it("an administrator who has just signed in reads their pages; what no page has leads to / as for everybody", async () => {
  const { load } = await createOffice();
  expect((await load("/app/admin")).status).toBe(200);
  for (const after of [0, 31 * minute]) {
    const office = await createOffice(after);
    expect(await office.load("/app/nothing")).toHaveRedirect("/");
    expect(await office.load("/app/admin", "")).toHaveRedirect("/");
  }
});

it("another site’s link to a member looks nobody up: it spends no lookup, writes nothing to the trail, and fills in the form", async () => {
  const { app, cookie, load } = await createOffice();
  const members: string[] = [];
  for (let at = 0; at <= limits.lookups; at += 1) members.push((await app.signIn()).uid);
  const trail = async () => (await listTrail(app.store, { first: 50, after: null })).items.length;
  const follow = (uid: string, site: string) =>
    load(`/app/admin/members?uid=${uid}`, cookie, { "sec-fetch-site": site });
  const referred = (uid: string, from: string) =>
    load(`/app/admin/members?uid=${uid}`, cookie, { referer: from });
  for (const uid of members) {
    const shown = await (await follow(uid, "cross-site")).json();
    expect(shown).toMatchObject({ page: "member", named: uid, asked: null, member: null });
  }
  const [first = "", second = "", third = ""] = members;
  // Of a browser that says no more than where it comes from.
  expect(await (await referred(third, "https://other.example/")).json()).toMatchObject({ asked: null });
  expect(await trail()).toBe(0);
  expect(await (await follow(first, "same-origin")).json()).toMatchObject({
    asked: first,
    member: { uid: first },
  });
  expect(await (await follow(second, "none")).json()).toMatchObject({ member: { uid: second } });
  expect(await (await referred(third, `${testOrigin}/app`)).json()).toMatchObject({ member: { uid: third } });
  expect(await trail()).toBe(3);
});
