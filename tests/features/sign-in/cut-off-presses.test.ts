import { describe, expect, it, vi } from "vitest";
import { requireValue } from "#tests/support/identity";
import {
  askForLink,
  createRealApp,
  join,
  joinAndProve,
  mailedLink,
  redeem,
  second,
  sessionsOf,
  tally,
} from "#tests/support/people";
import type { Identity } from "~/platform/ports/identity";
import { StoreUnavailableError } from "~/platform/ports/store";

type SignIn = Identity["signInWithEmailLink"];

/** The product with a provider that does what `signIn` makes of the real call, as long as the test likes. */
function createCutOff(signIn: (real: SignIn) => SignIn) {
  const trouble = { on: false };
  const real = createRealApp({
    change: ({ signInWithEmailLink }) => ({
      signInWithEmailLink: (...args) =>
        (trouble.on ? signIn(signInWithEmailLink) : signInWithEmailLink)(...args),
    }),
  });
  return { trouble, ...real };
}

/** Uses the code up and answers that nothing is known. */
const answerIsLost =
  (real: SignIn): SignIn =>
  async (...args) => {
    await real(...args);
    return { ok: false, code: "network-request-failed" };
  };

describe("a press of a link's button whose outcome never came", () => {
  it("costs nothing: the next press signs in, once, although the provider has used the code up", async () => {
    const { app, trouble } = createCutOff(answerIsLost);
    const member = await joinAndProve(app);
    const link = await askForLink(app, member.email);
    trouble.on = true;
    expect(await redeem(app, link, { address: member.email })).toMatchObject({
      code: "network-request-failed",
    });
    trouble.on = false;
    const { session } = requireValue(await redeem(app, link, { address: member.email }));
    expect(session.uid).toBe(member.uid);
    expect(await redeem(app, link, { address: member.email })).toEqual({ ok: false, code: "link-used" });
  });

  it("costs nothing to the first proof of an address, either", async () => {
    const { app, trouble } = createCutOff(answerIsLost);
    const { email, uid } = await join(app);
    const link = await mailedLink(app, email);
    trouble.on = true;
    await redeem(app, link, { address: email });
    trouble.on = false;
    expect(requireValue(await redeem(app, link, { address: email })).session.uid).toBe(uid);
  });

  it("opens one session when two presses follow it at once", async () => {
    const { app, trouble } = createCutOff(answerIsLost);
    const { email, uid } = await join(app);
    const link = await mailedLink(app, email);
    trouble.on = true;
    await redeem(app, link, { address: email });
    trouble.on = false;
    const answers = await Promise.all([1, 2, 3].map(() => redeem(app, link, { address: email })));
    expect(tally(answers)).toEqual({ ok: 1, "link-used": 2 });
    expect(await sessionsOf(app, uid)).toHaveLength(1);
  });

  it("opens nothing to a code that nobody was mailed, however often it is brought", async () => {
    const { app, trouble } = createCutOff(answerIsLost);
    const member = await joinAndProve(app);
    const link = await askForLink(app, member.email);
    const forged = { ...link, actionCode: "made-up" };
    trouble.on = true;
    await redeem(app, forged, { address: member.email });
    trouble.on = false;
    for (let press = 0; press < 2; press += 1) {
      expect(await redeem(app, forged, { address: member.email })).toEqual({ ok: false, code: "link-used" });
      app.clock.advance(11 * second);
    }
    requireValue(await redeem(app, link, { address: member.email }));
  });

  it("because the store took no writes at its end, costs nothing", async () => {
    let isFull = false;
    const { app } = createRealApp({
      change: ({ createSessionCookie }) => ({
        createSessionCookie: (...args) =>
          createSessionCookie(...args).finally(() => {
            isFull = true;
          }),
      }),
    });
    const member = await joinAndProve(app);
    const link = await askForLink(app, member.email);
    isFull = false;
    const { transact } = app.store;
    vi.spyOn(app.store, "transact").mockImplementation((work) => {
      if (!isFull) return transact(work);
      isFull = false;
      return Promise.reject(new StoreUnavailableError("full"));
    });
    const pressed = redeem(app, link, { address: member.email });
    await expect(pressed).rejects.toThrow(StoreUnavailableError);
    vi.restoreAllMocks();
    requireValue(await redeem(app, link, { address: member.email }));
  });

  it("because its process ended, costs ten seconds", async () => {
    let usedUp = () => {};
    const isUsedUp = new Promise<void>((resolve) => {
      usedUp = resolve;
    });
    const { app, trouble } = createCutOff((real) => async (...args) => {
      await real(...args);
      usedUp();
      return new Promise<never>(() => {});
    });
    const member = await joinAndProve(app);
    const link = await askForLink(app, member.email);
    trouble.on = true;
    void redeem(app, link, { address: member.email });
    await isUsedUp;
    trouble.on = false;
    app.clock.advance(10 * second - 1);
    expect(await redeem(app, link, { address: member.email })).toEqual({ ok: false, code: "link-used" });
    app.clock.advance(1);
    requireValue(await redeem(app, link, { address: member.email }));
  });
});

it("a code that the provider says was used, and that no press of ours was cut off with, stays used", async () => {
  const { app, provider } = createCutOff((real) => real);
  const member = await joinAndProve(app);
  const link = await askForLink(app, member.email);
  requireValue(await provider.identity.signInWithEmailLink(member.email, link.actionCode));
  for (let press = 0; press < 3; press += 1) {
    expect(await redeem(app, link, { address: member.email })).toEqual({ ok: false, code: "link-used" });
    app.clock.advance(11 * second);
  }
});
