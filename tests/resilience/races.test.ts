import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { post, type TestApp, toCookieHeader } from "#tests/support/app";
import { freshEmail, requireValue } from "#tests/support/identity";
import { freelancer, join, mailedLink, sessionsOf, signUp, tally } from "#tests/support/people";
import { action as signUpAsFreelancer } from "~/routes/_public._index";
import { action as signIn } from "~/routes/_public.sign-in";
import { action as session } from "~/routes/session";
import { type Page, send, startRealApp } from "./real-app";
import { limitFor, rounds } from "./rounds";

const clients = Array.from({ length: 50 }, (_, client) => client);

/** From as many networks as there are clients: each may send 30 posts in 10 minutes. */
function sendAll(app: TestApp, action: Page, requests: Request[]) {
  const network = randomUUID();
  return Promise.all(requests.map((request, client) => send(app, action, request, `${network}-${client}`)));
}

function countByStatus(answers: Response[]) {
  return tally(answers.map(({ status }) => ({ ok: false, code: String(status) })));
}

function withSession(answers: Response[]) {
  return answers.filter(({ headers }) => toCookieHeader(headers.getSetCookie()).includes("session="));
}

test(
  `one link redeemed by ${clients.length} clients at once opens one session, every time`,
  limitFor(rounds.links, 15_000),
  async () => {
    const app = startRealApp();
    for (let round = 0; round < rounds.links; round++) {
      // Every other time it is the first proof, which ends what the sign-up opened.
      const member = await join(app, { draft: freelancer });
      if (round % 2 === 1) await prove(app, member.email);
      const before = (await sessionsOf(app, member.uid)).map(({ id }) => id);
      requireValue(await app.auth.sendLoginEmail({ email: member.email, redirect: "/app" }, null));
      const { id, actionCode } = await mailedLink(app, member.email);
      const press = () => post("/sign-in", { id, oobCode: actionCode, email: member.email });
      const answers = await sendAll(app, signIn, clients.map(press));
      expect(countByStatus(answers), `round ${round}`).toEqual({ 303: 1, 410: clients.length - 1 });
      expect(withSession(answers)).toHaveLength(1);
      const opened = (await sessionsOf(app, member.uid)).filter((record) => !before.includes(record.id));
      expect(opened).toHaveLength(1);
    }
  },
);

async function prove(app: TestApp, email: string) {
  const { id, actionCode } = await mailedLink(app, email);
  const [answer] = await sendAll(app, signIn, [post("/sign-in", { id, oobCode: actionCode, email })]);
  expect(answer).toHaveRedirect("/app?notice=confirmed");
}

test(
  `one custom token posted by ${clients.length} clients at once opens one session, every time`,
  limitFor(rounds.tokens, 15_000),
  async () => {
    const app = startRealApp();
    for (let round = 0; round < rounds.tokens; round++) {
      const { uid, attempt, token } = await signUp(app, { draft: freelancer });
      const cookie = toCookieHeader([await app.cookies.setAttempt(attempt)]);
      const ask = () => post("/session", { customToken: token }, { cookie });
      const answers = await sendAll(app, session, clients.map(ask));
      expect(countByStatus(answers), `round ${round}`).toEqual({ 200: 1, 409: clients.length - 1 });
      expect(withSession(answers)).toHaveLength(1);
      expect(await sessionsOf(app, uid)).toHaveLength(1);
    }
  },
);

test("20 sign-ups with one address at once make one account; the others get the way by link", async () => {
  const app = startRealApp();
  const email = freshEmail();
  const forms = Array.from({ length: 20 }, (_, person) =>
    post("/?index", { email, name: `Person ${person}` }),
  );
  const answers = await sendAll(app, signUpAsFreelancer, forms);
  const [opened, ...more] = withSession(answers);
  expect(more).toEqual([]);
  expect(opened).toHaveRedirect("/app");
  const linked = answers.filter(({ headers }) => headers.get("location") === "/login?sent=1");
  await app.worker.runDue();
  const mails = await app.mailbox.list();
  // An address gets five mails in half an hour; one may be the confirmation. Whoever comes later is told to wait.
  expect(mails).toHaveLength(5);
  expect(mails.length - linked.length).toBeLessThanOrEqual(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - 1 - linked.length);
});
