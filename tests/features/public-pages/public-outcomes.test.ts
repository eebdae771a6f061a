import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, it } from "vitest";
import { createTestApp, post, respond, type TestApp } from "#tests/support/app";
import { wholeContent } from "#tests/support/content";
import { mockGraphql, mockGraphqlFailure } from "#tests/support/graphql-mocks";
import { toTexts } from "~/domain/fields/content.server";
import { emailField, signUpFields } from "~/domain/fields/sign-up-fields";
import { type Link, linksCollection } from "~/features/sign-in/auth/links.server";
import { action as freelancer } from "~/routes/_public._index";
import { action as boutique } from "~/routes/_public.boutiques";
import { action as hire } from "~/routes/_public.hire";
import { action as login } from "~/routes/_public.login";
import { action as signIn } from "~/routes/_public.sign-in";
import { CreateUserDocument, SendLoginEmailDocument } from "~/shell/operations/operations.generated";

type Texts = Record<string, string>;
interface Outcome {
  what: string;
  arrange?(app: TestApp): unknown;
  typed?: Texts;
  /** The page was opened at another host than mails may be asked for at. */
  elsewhere?: true;
  status: number;
  control?: string;
  says: RegExp;
}
interface PublicForm {
  path: string;
  action: (args: ActionFunctionArgs) => Promise<unknown>;
  typed: Texts;
  outcomes: Outcome[];
}

const email = "ann@example.com";
const known = {
  createUser: { code: "USER_ALREADY_EXISTS", email: null, uid: null, token: null, message: null },
};
const knows = () => mockGraphql(CreateUserDocument, known as never);
const mailSays = (code: string, message: string | null) => () => {
  knows();
  mockGraphql(SendLoginEmailDocument, { sendLoginEmail: { code, message } } as never);
};
const noMail = () => {
  knows();
  mockGraphqlFailure(SendLoginEmailDocument, "status-500");
};

const malformed: Outcome = {
  what: "an address that is none",
  typed: { email: "nobody" },
  status: 422,
  control: "email",
  says: /e-mail address/,
};
/** Of every form that asks for a link, in the end. */
const mailed: Outcome[] = [
  malformed,
  {
    what: "a page of another host",
    arrange: knows,
    elsewhere: true,
    status: 400,
    says: /at an address that can.t send/,
  },
  { what: "no answer for the mail", arrange: noMail, status: 503, says: /Nothing was lost/ },
  { what: "too many mails", arrange: mailSays("TOO_MANY_REQUESTS", "Wait."), status: 429, says: /^Wait\.$/ },
];
const signUp: Outcome[] = [
  ...mailed,
  {
    what: "no answer for the account",
    arrange: () => mockGraphqlFailure(CreateUserDocument, "status-500"),
    status: 503,
    says: /Nothing was lost/,
  },
];

const nameOfOurs = (control: string): Outcome => ({
  what: "a name that could be taken for ours",
  typed: { [control]: "Guildhall Suppоrt" },
  status: 422,
  control,
  says: /could be mistaken for ours/,
});

const linkId = "a-link";
async function storeLink({ store, clock }: TestApp, more: Partial<Link>) {
  const now = clock.now();
  const link: Link = {
    address: email,
    attempt: null,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + 60_000).toISOString(),
    usedAt: null,
    tries: 0,
    uid: "ann",
    codes: [],
    pressed: null,
    ...more,
  };
  await store.transact(async (tx) => tx.set(linksCollection, linkId, link));
}

const forms: PublicForm[] = [
  ...(
    [
      ["/?index", freelancer, "FREELANCER"],
      ["/boutiques", boutique, "AGENCY"],
      ["/hire", hire, "HIRER"],
    ] as const
  ).map(([path, action, kind]) => {
    const fields = { email: emailField, ...signUpFields[kind] };
    const typed = { ...toTexts(fields, wholeContent(fields)), email };
    const name = nameOfOurs(kind === "HIRER" ? "organisation" : "name");
    return { path, action, typed, outcomes: [...signUp, name] };
  }),
  { path: "/login", action: login, typed: { email, redirect: "/app/inbox" }, outcomes: mailed },
  {
    path: "/sign-in",
    action: signIn,
    typed: { id: linkId, oobCode: "a-code", redirect: "/app/inbox", email },
    outcomes: [
      { ...malformed, says: /./ },
      { what: "a link that isn't whole", typed: { oobCode: "" }, status: 422, says: /isn.t complete/ },
      { what: "an unknown link", status: 404, says: /We don.t know this link/ },
      {
        what: "a used link",
        arrange: (app) => storeLink(app, { usedAt: app.clock.now().toISOString() }),
        status: 410,
        says: /has been used/,
      },
      {
        what: "a link that is over",
        arrange: (app) => storeLink(app, { expiresAt: app.clock.now().toISOString() }),
        status: 410,
        says: /./,
      },
      {
        what: "another address than the link's",
        arrange: (app) => storeLink(app, { address: "other@example.com" }),
        status: 422,
        control: "email",
        says: /another address/,
      },
    ],
  },
];

it.each(forms)("the form at $path says what came of it, and keeps all that was typed", async (form) => {
  const wrong: string[] = [];
  for (const outcome of form.outcomes)
    await check(form, outcome).catch((error: Error) => wrong.push(`${outcome.what}: ${error.message}`));
  expect(wrong).toEqual([]);
});

async function check({ path, action, typed }: PublicForm, outcome: Outcome) {
  const app = createTestApp(outcome.elsewhere && { site: { linkHost: "guildhall.example" } });
  await outcome.arrange?.(app);
  const fields = { ...typed, ...outcome.typed };
  const request = post(path, fields);
  const answer = await respond(() => action({ request, context: app.context(request), params: {} }));
  expect(answer.status, "its status").toBe(outcome.status);
  if (outcome.status === 429) expect(answer.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
  const { lastResult } = await answer.json();
  expect(lastResult.initialValue, "what was typed").toEqual(fields);
  const said = lastResult.error[outcome.control ?? ""];
  expect(said, "what is said, and where").toEqual([expect.stringMatching(outcome.says)]);
}
