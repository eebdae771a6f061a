import { describe, expect, it } from "vitest";
import { atOnce, createTestApp, get, post, respond, toCookieHeader } from "#tests/support/app";
import { keptFormsCollection } from "~/features/sign-in/auth/kept-forms.server";
import { findKeptForm, requireFormSession } from "~/shell/request/kept-form.server";
import { readForm } from "~/shell/request/read-form.server";
import { KEPT_FORM_LIFETIME } from "~/values/durations";
import { limits } from "~/values/limits";

const page = "/app/briefs/b1/edit";
const place = { page, back: "" };

/** Sends a form without a session; answers what came back and the cookies that its browser has then. */
async function send(app: ReturnType<typeof createTestApp>, fields: Record<string, string>) {
  const request = post(page, fields);
  const form = await readForm(request.clone(), Object.keys(fields));
  const answer = await respond(() => requireFormSession(request, app.context(request), form, place));
  return { answer, cookie: toCookieHeader(answer.headers.getSetCookie()) };
}

/** Sends a form with a session. */
async function sendAgain(
  app: ReturnType<typeof createTestApp>,
  cookie: string,
  path: string,
  fields: Record<string, string>,
) {
  const request = post(path, fields, { cookie });
  const form = await readForm(request.clone(), Object.keys(fields));
  await requireFormSession(request, app.context(request), form, { ...place, page: path });
}

async function kept(app: ReturnType<typeof createTestApp>, cookie: string, path = page) {
  const request = get(path, { cookie });
  const context = app.context(request);
  const found = await context.session();
  if (found.state !== "signed-in") throw new Error("nobody is signed in");
  const form = await findKeptForm(request, context, found.session);
  return form && Object.fromEntries(form);
}

describe("a form that is sent when the session has ended", () => {
  it("is there again after signing in, for the member whose page it was on", async () => {
    const app = createTestApp();
    const member = await app.signIn();
    const { answer, cookie } = await send(app, { member: member.uid, title: "Rebuild our checkout" });
    expect(answer).toHaveRedirect(`/login?redirect=${encodeURIComponent(page)}`, 303);
    expect(await kept(app, `${member.cookie}; ${cookie}`)).toMatchObject({ title: "Rebuild our checkout" });
  });

  it("is there for nobody else, on no other page, and not after an hour", async () => {
    const app = createTestApp();
    const member = await app.signIn();
    const other = await app.signIn();
    const { cookie } = await send(app, { member: member.uid, title: "Rebuild our checkout" });
    expect(await kept(app, `${other.cookie}; ${cookie}`)).toBeNull();
    expect(await kept(app, `${member.cookie}; ${cookie}`, "/app/profile")).toBeNull();
    expect(await kept(app, member.cookie)).toBeNull();
    app.clock.advance(KEPT_FORM_LIFETIME);
    const late = await app.signIn({ uid: member.uid, email: member.email });
    expect(await kept(app, `${late.cookie}; ${cookie}`)).toBeNull();
    expect(await app.auth.sweeps.expired(atOnce)).toBeGreaterThan(0);
  });

  it("is forgotten once it was sent again", async () => {
    const app = createTestApp();
    const member = await app.signIn();
    const { cookie } = await send(app, { member: member.uid, title: "Rebuild our checkout" });
    const cookies = `${member.cookie}; ${cookie}`;
    await sendAgain(app, cookies, page, { member: member.uid });
    expect(await kept(app, cookies)).toBeNull();
  });

  it("stays while another form is sent: of another page or another member, or one without a text", async () => {
    const app = createTestApp();
    const member = await app.signIn();
    const other = await app.signIn();
    const { cookie } = await send(app, { member: member.uid, title: "Rebuild our checkout" });
    const cookies = `${member.cookie}; ${cookie}`;
    await sendAgain(app, cookies, "/app/profile", { member: member.uid });
    await sendAgain(app, cookies, page, { intent: "delete" });
    await sendAgain(app, `${other.cookie}; ${cookie}`, page, { member: other.uid });
    expect(await kept(app, cookies)).toMatchObject({ title: "Rebuild our checkout" });
  });

  it.each([
    ["longer than any form of ours", { member: "u1", title: "x".repeat(limits.keptForm) }],
    ["without the member whose page it was on", { title: "Rebuild our checkout" }],
  ])("is not kept when it is %s", async (_why, fields) => {
    const app = createTestApp();
    const { answer, cookie } = await send(app, fields as Record<string, string>);
    expect(answer).toHaveRedirect(`/login?redirect=${encodeURIComponent(page)}`);
    expect(cookie).toBe("");
  });

  it("counts as a form post, so that nobody fills the store with them", async () => {
    const app = createTestApp();
    for (let sent = 0; sent < limits.postsPerNetwork + 5; sent++) await send(app, { member: "u1" });
    const { items } = await app.store.query({
      collection: keptFormsCollection,
      orderBy: { field: "expiresAt", direction: "asc" },
      limit: 50,
    });
    expect(items).toHaveLength(limits.postsPerNetwork);
  });
});
