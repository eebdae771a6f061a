import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeAll, describe, expect, it } from "vitest";
import { readRealBuild } from "#tests/fuzz/real-build";
import { createTestApp, post, respond, testOrigin } from "#tests/support/app";
import { profilesCollection } from "~/features/profiles/model/profile";
import { answerTrouble } from "~/shell/request/answer-trouble.server";

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

let actions: Map<string, Action>;
beforeAll(async () => {
  const { routes } = answerTrouble(await readRealBuild());
  actions = new Map(
    Object.entries(routes).flatMap(([id, route]) =>
      route?.module.action ? [[id, route.module.action as Action]] : [],
    ),
  );
});

/** Two members in one browser, which has the session of the second; and a post of that browser. */
async function shareBrowser() {
  const app = createTestApp({ graphql: "real" });
  const first = await app.signIn();
  const second = await app.signIn();
  async function send(route: string, request: Request): Promise<Response> {
    request.headers.set("cookie", second.cookie);
    const context = app.context(request);
    return respond(async () =>
      actions.get(route)?.({ request, context, params: { id: "an-id", uid: first.uid, secret: "s" } }),
    );
  }
  return { app, first, second, send };
}

const texts = { intent: "save", displayName: "The first one", about: "Texts of the first", revision: "" };

describe("what was made on one member’s page, in the browser of another,", () => {
  it("is refused without JavaScript: the page says who is signed in and shows what was typed", async () => {
    const { app, first, second, send } = await shareBrowser();
    const answer = await send("routes/app.profile", post("/app/profile", { ...texts, member: first.uid }));
    expect(answer.status).toBe(409);
    const { said, unsent } = await answer.json();
    expect(said).toContain(second.email);
    expect(unsent).toContainEqual(["about", texts.about]);
    expect(await app.store.get(profilesCollection, second.uid)).toBeNull();
  });

  it("is refused in the running page, which keeps its form", async () => {
    const { first, second, send } = await shareBrowser();
    const data = "routes/app.profile";
    const answer = await send(data, post("/app/profile", { ...texts, member: first.uid }, { data }));
    expect(answer.status).toBe(409);
    const { lastResult, staysAsItIs, intent } = await answer.json();
    expect({ staysAsItIs, intent }).toEqual({ staysAsItIs: true, intent: "save" });
    expect(lastResult.initialValue).toMatchObject(texts);
    expect(lastResult.error[""]).toEqual([expect.stringContaining(second.email)]);
  });

  it("doesn’t save itself either, and says so", async () => {
    const { first, second, send } = await shareBrowser();
    const data = "routes/app.briefs.new";
    const typed = { intent: "autosave", id: "a-brief", title: "A shop", member: first.uid };
    const answer = await send(data, post("/app/briefs/new", typed, { data }));
    expect(await answer.json()).toEqual({
      autosaved: "refused",
      problems: [{ field: "", message: expect.stringContaining(second.email) }],
    });
  });

  it("is refused as an upload, which says so to its script", async () => {
    const { first, second, send } = await shareBrowser();
    const request = post("/uploads", { name: "a.pdf", size: "10", pageMember: first.uid });
    const answer = await send("routes/uploads", request);
    expect(answer.status).toBe(409);
    expect((await answer.json()).problem).toContain(second.email);
  });

  it("is refused with its files, and shows its texts", async () => {
    const { first, second, send } = await shareBrowser();
    const body = new FormData();
    body.set("member", first.uid);
    body.set("text", "A message of the first");
    body.set("intent", "send");
    const request = new Request(`${testOrigin}/app/inbox/an-id/files`, { method: "POST", body });
    const answer = await send("routes/app.inbox_.$id.files", request);
    expect(answer.status).toBe(409);
    const { said, unsent } = await answer.json();
    expect(said).toContain(second.email);
    expect(unsent).toContainEqual(["text", "A message of the first"]);
  });

  it("reaches no action but those that act on the browser", async () => {
    const reached: string[] = [];
    for (const route of actions.keys()) {
      // Two of them end the session.
      const { first, send } = await shareBrowser();
      const answer = await send(route, post("/app", { member: first.uid }));
      if (answer.status !== 409) reached.push(route);
    }
    expect(actions.size).toBeGreaterThan(40);
    expect(reached.sort()).toEqual(["routes/language", "routes/session", "routes/sign-out", "routes/theme"]);
  });
});

it("a post of the session’s own member, and one that says no member, are taken", async () => {
  const { second, send } = await shareBrowser();
  for (const typed of [{ ...texts, member: second.uid }, texts]) {
    const answer = await send("routes/app.profile", post("/app/profile", typed));
    expect(answer.status).not.toBe(409);
  }
});
