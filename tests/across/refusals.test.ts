import type { ActionFunctionArgs } from "@remix-run/node";
import { HttpResponse } from "msw";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { readRealBuild } from "#tests/fuzz/real-build";
import { createTestApp, get, post, respond, type TestApp, toCookieHeader } from "#tests/support/app";
import {
  graphqlServer,
  mockGraphql,
  mockGraphqlAnswer,
  mockGraphqlFailure,
} from "#tests/support/graphql-mocks";
import {
  draftForms,
  id,
  type MemberForm,
  memberForms,
  mockWhatStands,
  standingRevision,
} from "#tests/support/member-forms";
import { answerControls } from "~/domain/fields/controls";
import { type KeptForm, keptFormsCollection } from "~/features/sign-in/auth/kept-forms.server";
import * as operations from "~/shell/operations/operations.generated";
import { type RefusalCode, refusalCodes } from "~/values/refusals";

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

/** The table: what every form answers to each refusal, and a draft that saves itself. */
const table: Record<RefusalCode, { status: number; autosave: string }> = {
  SIGN_IN_FIRST: { status: 303, autosave: "signed-out" },
  IS_ADMINISTRATOR: { status: 403, autosave: "refused" },
  PROVE_AGAIN: { status: 303, autosave: "refused" },
  CONFIRM_FIRST: { status: 403, autosave: "refused" },
  NOT_ACTIVE: { status: 403, autosave: "refused" },
  REVIEW_FIRST: { status: 403, autosave: "refused" },
  WRONG_KIND: { status: 403, autosave: "refused" },
  NOT_FOUND: { status: 404, autosave: "stopped" },
  ACCOUNT_GONE: { status: 409, autosave: "stopped" },
  ALREADY_SENT: { status: 409, autosave: "stopped" },
  ALREADY_INVITED: { status: 409, autosave: "stopped" },
  ALREADY_PROPOSED: { status: 409, autosave: "stopped" },
  DECLINED_BEFORE: { status: 409, autosave: "stopped" },
  INVITATIONS_OFF: { status: 409, autosave: "stopped" },
  INVITED_MOST: { status: 409, autosave: "stopped" },
  NO_PLACE: { status: 409, autosave: "stopped" },
  APPLICANT_AWAY: { status: 409, autosave: "stopped" },
  BLOCKED: { status: 409, autosave: "stopped" },
  BRIEF_CHANGED: { status: 409, autosave: "stopped" },
  BRIEF_CLOSED: { status: 409, autosave: "stopped" },
  EDIT_TOO_LATE: { status: 409, autosave: "stopped" },
  HAS_PROPOSALS: { status: 409, autosave: "stopped" },
  MEMBER_AWAY: { status: 409, autosave: "stopped" },
  REOPENED_BEFORE: { status: 409, autosave: "stopped" },
  STALE: { status: 409, autosave: "stopped" },
  YES_UNTOLD: { status: 409, autosave: "stopped" },
  TOO_LATE: { status: 409, autosave: "stopped" },
  WRONG_STATE: { status: 409, autosave: "stopped" },
  INVALID: { status: 422, autosave: "refused" },
  TOO_MANY: { status: 422, autosave: "refused" },
  TOO_MANY_SENDS: { status: 429, autosave: "refused" },
  QUESTIONS_WAIT: { status: 409, autosave: "stopped" },
  QUESTIONS_TODAY: { status: 429, autosave: "refused" },
  CONVERSATIONS_TODAY: { status: 429, autosave: "refused" },
  ANSWER_STANDS: { status: 409, autosave: "stopped" },
  FILES_FULL: { status: 409, autosave: "stopped" },
  FILES_BUSY: { status: 429, autosave: "refused" },
  UPLOAD_GONE: { status: 409, autosave: "stopped" },
  UPLOAD_CLAIMED: { status: 409, autosave: "stopped" },
};
const codes = Object.keys(table) as RefusalCode[];
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
beforeAll(async () => {
  ({ routes } = await readRealBuild());
});

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

function mockRefusal({ mutation, codes: own, invalid }: MemberForm, code: RefusalCode) {
  if (!mutation) return;
  const problems = code === "INVALID" && invalid ? [{ field: invalid[0], message: "Change this." }] : [];
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

const nameOf = ({ path, typed: { intent } }: MemberForm) => `${path} ${intent}`;

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
  expect(answer.status, "its status").toBe(table[code].status);
  if (code === "SIGN_IN_FIRST") return checkKept(sender, form, answer);
  if (code === "PROVE_AGAIN") return checkKept(sender, form, answer, ["/app/confirm", "to"]);
  const waited = waits[code];
  expect(answer.headers.get("retry-after"), "when to try again").toBe(waited ? String(waited) : null);
  const { intent, lastResult, revision, both } = await answer.json();
  expect(intent, "the button that was pressed").toBe(form.typed.intent);
  expect(lastResult.initialValue, "what was typed").toMatchObject(textsIn(form));
  const control = code === "INVALID" && form.invalid ? form.invalid[1] : "";
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

it("every form and every button of the signed-in area is in the table", async () => {
  const sender = await createSender();
  const own = Object.values(routes).filter(
    (route) => route?.module.action && route.id.startsWith("routes/app"),
  );
  const inTable = [...new Set(memberForms.map(({ route }) => route))];
  // Its answers stand in tests/files: a chosen file can't be shown again.
  const withFile = [
    "routes/app.profile_.picture",
    "routes/app.files.$place.$id",
    "routes/app.inbox_.$id.files",
  ];
  expect(own.map((route) => route?.id).sort()).toEqual([...inTable, ...withFile].sort());

  const mutations = Object.values(operations).filter(
    (document) => document instanceof operations.TypedDocumentString && document.startsWith("mutation"),
  );
  // A visitor's, a mail's, what is saved of a sign-up by itself, and the theme's and the language's at the foot of every page.
  // And what a conversation notes by being shown, and a file that is asked for by its address.
  const others = [
    operations.CreateUserDocument,
    operations.StopMailsDocument,
    operations.AnswerReferenceDocument,
    operations.SaveDraftDocument,
    operations.SaveThemeDocument,
    operations.SaveLanguageDocument,
    operations.ExportAccountDocument,
    operations.MarkReadDocument,
    operations.BeginUploadDocument,
    operations.ClaimUploadDocument,
    operations.EndUploadDocument,
    operations.DropUploadDocument,
    operations.AddFilesDocument,
    operations.RemoveFileDocument,
    operations.KeepFaceDocument,
    operations.RemoveFaceDocument,
  ];
  const run = new Set<unknown>([...others, ...memberForms.map(({ mutation }) => mutation).filter(Boolean)]);
  expect(new Set<unknown>(mutations)).toEqual(run);

  mockWhatStands();
  for (const route of inTable) {
    const form = memberForms.find((one) => one.route === route);
    const { mutation } = form ?? {};
    if (!form || !mutation || form.codes) continue;
    mockRefusal(form, "NOT_ACTIVE");
    await sender.send(form);
    const intents = memberForms.filter((one) => one.route === route).map(({ typed }) => typed.intent ?? "");
    const known = [...(offered.get(route) ?? [])].filter((intent) => intent !== "autosave");
    expect(intents, route).toEqual(expect.arrayContaining(known));
  }
});

it("every refusal is in the table", () => {
  expect(codes.toSorted()).toEqual(refusalCodes.toSorted());
});

describe("a form that is refused says why, and keeps all that was typed:", () => {
  const refused = memberForms.filter(({ mutation }) => mutation);
  it.each(byRoute(refused))("%s", async (_route, forms) => {
    const sender = await createSender();
    const wrong: string[] = [];
    for (const form of forms) {
      const met = codesFor(form, refused.indexOf(form));
      wrong.push(...(await listWrong(form, met, (code) => checkRefused(sender, form, code))));
    }
    expect(wrong).toEqual([]);
  });
});

/** The forms of each route, one test for each. */
function byRoute(forms: readonly MemberForm[]): [string, MemberForm[]][] {
  const routes = [...new Set(forms.map(({ route }) => route))];
  return routes.map((route) => [route, forms.filter((form) => form.route === route)]);
}

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
    const { mutation } = form;
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
      expect(await answer.json()).toMatchObject({ autosaved: table[code].autosave });
    };
    wrong.push(...(await listWrong(form, codes, check)));
  }
  expect(wrong).toEqual([]);
});
