import type { ActionFunctionArgs } from "@remix-run/node";
import { HttpResponse } from "msw";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readRealBuild } from "#tests/fuzz/real-build";
import { createTestApp, get, post, respond, type TestApp, toCookieHeader } from "#tests/support/app";
import {
  graphqlServer,
  mockEveryMutation,
  mockGraphql,
  mockGraphqlAnswer,
  mockGraphqlFailure,
} from "#tests/support/graphql-mocks";
import {
  draftForms,
  formsWithFile,
  id,
  type MemberForm,
  memberForms,
  mockWhatStands,
  standingRevision,
} from "#tests/support/member-forms";
import { expectLines } from "#tests/support/registries";
import { answerControls } from "~/domain/fields/controls";
import { type KeptForm, keptFormsCollection } from "~/features/sign-in/auth/kept-forms.server";
import { refusalStatus } from "~/shell/forms/refusal-status";
import * as operations from "~/shell/operations/operations.generated";
import { type RefusalCode, refusalCodes } from "~/values/refusals";

type Mutation = operations.TypedDocumentString<Record<string, unknown>, unknown>;

const mutations = Object.values<unknown>(operations).filter(
  (document): document is Mutation =>
    document instanceof operations.TypedDocumentString && document.startsWith("mutation"),
);

/** The buttons that each route was found to know, by the intents of its forms. */
const offered = new Map<string, Set<string>>();
let asked = "";

vi.mock("~/shell/forms/member-form.server", async (load) => {
  const real = await load<typeof import("~/shell/forms/member-form.server")>();
  const pressed: typeof real.pressed = (intents, sent) => {
    offered.set(asked, new Set([...(offered.get(asked) ?? []), ...Object.keys(intents)]));
    return real.pressed(intents, sent);
  };
  return { ...real, pressed };
});

const codes = refusalCodes.toSorted();
/** The first two lead on, to the login and to a new proof. */
const statusOf = (code: RefusalCode) =>
  code === "SIGN_IN_FIRST" || code === "PROVE_AGAIN" ? 303 : refusalStatus[code];
/** What a draft that saves itself hears: to wait for its author only where something changed elsewhere. */
const autosavedAt: Record<number, string> = { 404: "stopped", 409: "stopped" };
const autosaved = (code: RefusalCode) =>
  code === "SIGN_IN_FIRST" ? "signed-out" : (autosavedAt[refusalStatus[code]] ?? "refused");
/** Those that are answered in ways of their own; the others differ by their lines of the table alone. */
const ownWays: RefusalCode[] = [
  "SIGN_IN_FIRST",
  "PROVE_AGAIN",
  "INVALID",
  "STALE",
  "TOO_MANY_SENDS",
  "NOT_FOUND",
];

/** What a form meets: each way, each code for which it has words, and one of four others, the next form the next ones. */
function codesFor({ codes: own, says }: MemberForm, turn: number): RefusalCode[] {
  if (own) return codes.filter((code) => own[code]);
  return codes.filter((code, at) => ownWays.includes(code) || says?.[code] || (at + turn) % 4 === 0);
}
const waits = { TOO_MANY_SENDS: 3_600, QUESTIONS_TODAY: 3_600 } as Partial<Record<RefusalCode, number>>;

let routes: Awaited<ReturnType<typeof readRealBuild>>["routes"];
/** What each form was found to run, by its name. */
const runs = new Map<string, Mutation>();
const mutationOf = (form: MemberForm) => runs.get(nameOf(form));

beforeAll(async () => {
  ({ routes } = await readRealBuild());
});

beforeEach(async () => {
  if (runs.size > 0) return;
  const sender = await createSender();
  for (const form of memberForms) {
    graphqlServer.resetHandlers();
    mockWhatStands();
    const asked = mockEveryMutation((name) => ({
      [name]: { code: "NOT_ACTIVE", refusal: { code: "NOT_ACTIVE", message: "", problems: [] } },
    }));
    // What it says to that is asked below.
    await sender.send(form).catch(() => {});
    const mutation = mutations.find(({ operationName }) => operationName === asked[0]);
    if (mutation) runs.set(nameOf(form), mutation);
  }
  graphqlServer.resetHandlers();
}, 60_000);

/** What a form posts that was given to this member. */
function asGiven(app: TestApp, uid: string, typed: MemberForm["typed"]): MemberForm["typed"] {
  if (!typed.member) return typed;
  return { ...typed, member: uid, ...(typed.proof && { proof: app.cookies.proveForm(uid) }) };
}

/** A member in a browser, an administrator, who can send every form. */
async function createSender(app: TestApp = createTestApp()) {
  const { uid, cookie } = await app.signIn({ session: { claims: { kind: null, admin: true } } });
  let sent = 0;
  async function send({ route, path, typed }: MemberForm, as = cookie): Promise<Response> {
    asked = route;
    const action = routes[route]?.module.action as (args: ActionFunctionArgs) => Promise<unknown>;
    const fields = asGiven(app, uid, typed);
    const request = post(path, fields, { cookie: as });
    // Each from a network of its own: how many it may send is another test's.
    sent += 1;
    const context = app.context(request, `192.0.2.${sent}`);
    return respond(() => action({ request, context, params: { id, uid: "somebody" } }));
  }
  return { app, uid, cookie, send };
}
type Sender = Awaited<ReturnType<typeof createSender>>;

const wordsOf = (code: RefusalCode) => `Refused as ${code}.`;

function mockRefusal(form: MemberForm, code: RefusalCode) {
  const { codes: own, invalid } = form;
  const mutation = mutationOf(form);
  if (!mutation) return;
  const problems = code === "INVALID" && invalid ? [{ field: invalid, message: "Change this." }] : [];
  const refusal = { code, message: wordsOf(code), problems, retryAfter: waits[code] ?? null };
  const answer = own ? { code: own[code], message: null } : { refusal };
  mockGraphql(mutation, { [mutation.operationName]: answer });
}

/** What the page makes anew by itself: all else is what was typed. */
const madeAnew = [
  "intent",
  "member",
  "revision",
  "id",
  "back",
  "proof",
  "uid",
  "report",
  ...answerControls().map(({ asked }) => asked),
];

function textsIn({ typed }: MemberForm) {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !madeAnew.includes(name)));
}

/** A draft that saves itself is its form. */
const nameOf = ({ path, typed: { intent } }: MemberForm) =>
  `${path} ${intent === "autosave" ? "save" : intent}`;

/** Runs one check of a form after another, and answers what is wrong with which. */
async function listWrong<Of>(
  form: MemberForm,
  cases: readonly Of[],
  check: (one: Of) => Promise<void>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const one of cases) {
    graphqlServer.resetHandlers();
    mockWhatStands();
    await check(one).catch((error: Error) => wrong.push(`${nameOf(form)}, ${one}: ${error.message}`));
  }
  return wrong;
}

async function checkRefused(sender: Sender, form: MemberForm, code: RefusalCode) {
  mockRefusal(form, code);
  const answer = await sender.send(form);
  expect(answer.status, "its status").toBe(statusOf(code));
  if (code === "SIGN_IN_FIRST") return checkKept(sender, form, answer);
  if (code === "PROVE_AGAIN") return checkKept(sender, form, answer, ["/app/confirm", "to"]);
  const waited = waits[code];
  expect(answer.headers.get("retry-after"), "when to try again").toBe(waited ? String(waited) : null);
  const { intent, lastResult, revision, both } = await answer.json();
  expect(intent, "the button that was pressed").toBe(form.typed.intent);
  expect(lastResult.initialValue, "what was typed").toMatchObject(textsIn(form));
  const control = (code === "INVALID" && (form.saidAt ?? form.invalid)) || "";
  const said = lastResult.error[control];
  expect(said, "what is said, and where").toEqual([
    form.says?.[code] ? expect.stringMatching(form.says[code]) : control ? "Change this." : wordsOf(code),
  ]);
  if (code !== "STALE") return;
  const seen = form.differsIn ? both.map(({ name }: { name: string }) => name) : both;
  expect(seen, "both versions").toEqual(form.differsIn ?? null);
  const own = form.typed.revision ? Number(form.typed.revision) : null;
  expect(revision, "what it is saved over from now on").toBe(form.differsIn ? standingRevision : own);
}

/** It led to the login or to a new proof, and the form with text or choices is kept whole for the member whose page it was on. */
async function checkKept(
  { app, uid }: Sender,
  { path, typed }: MemberForm,
  answer: Response,
  [way, name] = ["/login", "redirect"],
) {
  const to = new URL(answer.headers.get("location") ?? "", "http://localhost");
  expect(to.pathname, "the way to sign in").toBe(way);
  const back = to.searchParams.get(name) ?? "/app";
  expect(back.split("?")[0], "the way back").toBe(path.split("?")[0]);
  const request = get("/login", { cookie: toCookieHeader(answer.headers.getSetCookie()) });
  const found = await app.cookies.readKeptForm(request);
  const kept = found && (await app.store.get<KeptForm>(keptFormsCollection, found));
  const whole = typed.member ? asGiven(app, uid, typed) : null;
  expect(
    kept ? Object.fromEntries(kept.data.fields.map(({ name, value }) => [name, value])) : null,
    "what is kept",
  ).toEqual(whole);
}

/**
 * A visitor's, a mail's, what is saved of a sign-up by itself, the theme's and the language's at the foot of every
 * page; a file's, and what is asked for by its address.
 */
const ofNoMemberForm =
  `createUser stopMails answerByLink answerReference saveDraft saveTheme saveLanguage exportAccount
  beginUpload claimUpload endUpload dropUpload addFiles removeFile keepFace removeFace`.split(/\s+/);

describe("the table of forms", () => {
  const file = "tests/support/member-forms.ts";

  it("has every page with a form of the signed-in area", () => {
    const withForm = Object.values(routes).filter(
      (route) => route?.module.action && route.id.startsWith("routes/app"),
    );
    const said = [...memberForms.map(({ route }) => route), ...formsWithFile];
    expectLines(
      file,
      said,
      withForm.map((route) => route?.id ?? ""),
    );
  });

  it("has every button that a page knows", () => {
    const said = memberForms.map(({ route, typed }) => `${route} ${typed.intent}`);
    const known = [...offered].flatMap(([route, intents]) => [...intents].map((one) => `${route} ${one}`));
    const missing = known.filter((one) => !said.includes(one) && !one.endsWith(" autosave"));
    expect(missing, `${file} wants a button for each of these`).toEqual([]);
  });

  it("has a form for every mutation", () => {
    const said = [...runs.values()].map(({ operationName }) => operationName);
    expectLines(
      `${file}, or the list here of those that no form runs,`,
      [...said, ...ofNoMemberForm],
      mutations.map(({ operationName }) => operationName),
    );
  });
});

describe("a form that is refused says why, and keeps all that was typed:", () => {
  it.each([...new Set(memberForms.map(({ route }) => route))])("%s", async (route) => {
    const refused = memberForms.filter(mutationOf);
    const sender = await createSender();
    const wrong: string[] = [];
    for (const form of refused.filter((form) => form.route === route)) {
      const met = codesFor(form, refused.indexOf(form));
      wrong.push(...(await listWrong(form, met, (code) => checkRefused(sender, form, code))));
    }
    expect(wrong).toEqual([]);
  });
});

it("a form that gets no answer, or one too many times, is answered 503 or 429 with all that was typed", async () => {
  const sender = await createSender();
  const failures = {
    "no answer": { status: 503, wait: "30", words: /^We got no answer in time/ },
    "too many": {
      status: 429,
      wait: "120",
      words: /^That was a lot in a short time.* try again in 2 minutes/,
    },
  } as const;
  const wrong: string[] = [];
  for (const form of memberForms) {
    const mutation = mutationOf(form);
    // Asks for a link, which has limits and words of its own (too-many.test.ts).
    if (!mutation || form.typed.intent === "confirm") continue;
    wrong.push(
      ...(await listWrong(form, Object.keys(failures) as (keyof typeof failures)[], async (failure) => {
        if (failure === "no answer") mockGraphqlFailure(mutation, "status-500");
        else mockGraphqlAnswer(mutation, () => HttpResponse.json(tooMany));
        const answer = await sender.send(form);
        const { status, wait, words } = failures[failure];
        expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, wait]);
        const { intent, lastResult } = await answer.json();
        expect(intent).toBe(form.typed.intent);
        expect(lastResult.error[""]).toEqual([expect.stringMatching(words)]);
        expect(lastResult.initialValue).toMatchObject(textsIn(form));
      })),
    );
  }
  expect(wrong).toEqual([]);
});

const tooMany = { data: null, errors: [{ message: "Too many.", extensions: { retryAfter: 120 } }] };

it("a form whose session has ended is kept whole, and leads to the login and back", async () => {
  const sender = await createSender();
  const wrong: string[] = [];
  for (const form of memberForms)
    wrong.push(
      ...(await listWrong(form, ["signed out"], async () => {
        const answer = await sender.send(form, "");
        // A press alone is sent again after the login; its page has nothing to show.
        expect([302, 303]).toContain(answer.status);
        await checkKept(sender, form, answer);
      })),
    );
  expect(wrong).toEqual([]);
});

it("a form in which a field comes twice is refused at that field, and does nothing", async () => {
  const { app, cookie } = await createSender();
  const wrong: string[] = [];
  for (const form of memberForms) {
    const [name] = Object.keys(textsIn(form));
    if (!name) continue;
    wrong.push(
      ...(await listWrong(form, [name], async () => {
        const { route, path, typed } = form;
        const request = post(path, typed, { cookie, also: [[name, "something else"]] });
        const action = routes[route]?.module.action as (args: ActionFunctionArgs) => Promise<unknown>;
        // No mutation is mocked: a request to the API would fail this.
        const answer = await respond(() =>
          action({ request, context: app.context(request), params: { id } }),
        );
        expect(answer.status).toBe(422);
        expect((await answer.json()).lastResult.error).toEqual({
          [name]: ["This came twice. Write it once."],
        });
      })),
    );
  }
  expect(wrong).toEqual([]);
});

it("a draft that saves itself is never moved, and told by each refusal whether to try again", async () => {
  const sender = await createSender();
  const wrong: string[] = [];
  for (const form of draftForms) {
    const check = async (code: RefusalCode) => {
      mockRefusal(form, code);
      const answer = await sender.send(form);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ autosaved: autosaved(code) });
    };
    wrong.push(...(await listWrong(form, codes, check)));
  }
  expect(wrong).toEqual([]);
});
