import {
  cookiesOf,
  createAccount,
  expect,
  freshEmail,
  letAttemptGrowOld,
  newestMail,
  origin,
  request,
  requireSetting,
  signUpByRequest,
  test,
} from "../support";

/** Sends the freelancer form as the running page does, up to the hand-off of the custom token. */
async function beginSignUp(email = freshEmail()) {
  const answer = await request("/?index&_data=routes%2F_public._index", {
    form: { email, name: "Ada Example" },
  });
  const { shown } = (await answer.json()) as { shown: { handOff: { customToken: string } } | null };
  return { email, customToken: shown?.handOff.customToken ?? "", cookie: cookiesOf(answer) };
}

/** What the provider gives for a custom token, asked directly. */
async function toIdToken(customToken: string): Promise<string> {
  const emulator = requireSetting("E2E_AUTH_EMULATOR_HOST");
  const url = `http://${emulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any`;
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token: customToken, returnSecureToken: true }),
  });
  const { idToken } = (await answer.json()) as { idToken: string };
  expect(idToken).toMatch(/^eyJ/);
  return idToken;
}

function postToken(form: Record<string, string>, cookie: string, headers: Record<string, string> = {}) {
  return request("/session", { form, headers: { ...(cookie && { cookie }), ...headers } });
}

/** No session: the status, and no cookie but those that it takes away. */
async function expectRefused(answer: Response, status: number): Promise<void> {
  expect(answer.status).toBe(status);
  expect(cookiesOf(answer)).toBe("");
}

test("a custom token opens one session, with the cookie of its own attempt", async () => {
  const { customToken, cookie } = await beginSignUp();
  const opened = await postToken({ customToken }, cookie);
  expect([opened.status, await opened.json()]).toEqual([200, { to: "/app" }]);
  expect((await request("/app", { headers: { cookie: cookiesOf(opened) } })).status).toBe(200);

  await expectRefused(await postToken({ customToken }, cookie), 409);
  await expectRefused(await postToken({ idToken: await toIdToken(customToken) }, cookie), 409);
});

test("without an attempt's cookie neither token opens a session", async () => {
  const { customToken } = await beginSignUp();
  await expectRefused(await postToken({ customToken }, ""), 403);
  await expectRefused(await postToken({ idToken: await toIdToken(customToken) }, ""), 403);
});

test("with the attempt of another browser neither token opens a session, and both stay good for their own", async () => {
  const mine = await beginSignUp();
  const theirs = await beginSignUp();
  await expectRefused(await postToken({ customToken: theirs.customToken }, mine.cookie), 403);
  const idToken = await toIdToken(theirs.customToken);
  await expectRefused(await postToken({ idToken }, mine.cookie), 403);
  expect((await postToken({ idToken }, theirs.cookie)).status).toBe(200);
  expect((await postToken({ customToken: mine.customToken }, mine.cookie)).status).toBe(200);
});

test("a made-up attempt cookie is nobody's attempt", async () => {
  const { customToken } = await beginSignUp();
  const madeUp = `attempt=${encodeURIComponent(btoa(JSON.stringify("made-up")))}.c2lnbmF0dXJl`;
  await expectRefused(await postToken({ customToken }, madeUp), 403);
});

test("an old custom token, and an ID token made from it, open nothing", async () => {
  const { email, customToken, cookie } = await beginSignUp();
  await letAttemptGrowOld(email);
  await expectRefused(await postToken({ customToken }, cookie), 409);
  const idToken = await toIdToken(customToken);
  await expectRefused(await postToken({ idToken }, cookie), 409);

  // Nor with a newer attempt at the same address.
  const newer = await request("/login", { form: { email } });
  await expectRefused(await postToken({ customToken }, cookiesOf(newer)), 403);
  await expectRefused(await postToken({ idToken }, cookiesOf(newer)), 403);
});

test("tokens of an unproven sign-up are worthless once the owner has proved the address", async () => {
  const { email, customToken, cookie } = await beginSignUp();
  const idToken = await toIdToken(customToken);
  const link = new URL((await newestMail(email)).link);
  const { id = "", oobCode = "" } = Object.fromEntries(link.searchParams);
  const proved = await request("/sign-in", { form: { id, oobCode, email } });
  expect(proved.status).toBe(303);
  await expectRefused(await postToken({ customToken }, cookie), 409);
  await expectRefused(await postToken({ idToken }, cookie), 409);
});

test("another site can post no token", async () => {
  const { customToken, cookie } = await beginSignUp();
  await expectRefused(await postToken({ customToken }, cookie, { origin: "https://evil.example" }), 403);
  await expectRefused(
    await postToken({ customToken }, cookie, { origin, "sec-fetch-site": "cross-site" }),
    403,
  );
  expect((await postToken({ customToken }, cookie)).status).toBe(200);
});

test("what is no token opens nothing", async () => {
  const { cookie } = await beginSignUp();
  await expectRefused(await postToken({}, cookie), 400);
  await expectRefused(await postToken({ customToken: "x".repeat(9_000) }, cookie), 400);
  for (const token of ["nonsense", "a.b.c"]) {
    for (const kind of ["customToken", "idToken"]) {
      const answer = await postToken({ [kind]: token }, cookie);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(cookiesOf(answer)).toBe("");
    }
  }
});

test("a made-up session cookie is no session", async () => {
  const payload = Buffer.from(JSON.stringify({ sub: "somebody", email: "a@example.com" })).toString(
    "base64url",
  );
  const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
  const cookie = `session=${encodeURIComponent(Buffer.from(JSON.stringify(unsigned)).toString("base64"))}`;
  expect((await request("/app", { headers: { cookie } })).headers.get("location")).toBe("/login");
});

test("a document without JavaScript never carries a token", async () => {
  const answer = await request("/?index", { form: { email: freshEmail(), name: "Ada Example" } });
  expect(answer.status).toBe(303);
  expect(await answer.text()).not.toMatch(/eyJ/);
});

test("a link of another browser asks for its address, refuses a foreign one, and gives up after five", async () => {
  const victim = await createAccount();
  const thief = await signUpByRequest();
  const link = new URL((await newestMail(victim)).link);
  const here = link.pathname + link.search;
  expect(await (await request(here)).text()).not.toContain(victim);
  const { id = "", oobCode = "" } = Object.fromEntries(link.searchParams);
  const attempt = cookiesOf(await request("/login", { form: { email: thief.email } }));

  // Without the address, whatever the browser is.
  for (const cookie of [attempt, thief.cookie]) {
    await expectRefused(await request(here, { form: { id, oobCode }, headers: { cookie } }), 422);
  }
  for (let tries = 0; tries < 5; tries += 1) {
    const form = { id, oobCode, email: thief.email };
    await expectRefused(await request(here, { form, headers: { cookie: attempt } }), 422);
  }
  await expectRefused(await request(here, { form: { id, oobCode, email: victim } }), 410);
});

test("the right link with a wrong code opens nothing", async () => {
  const email = await createAccount();
  const id = new URL((await newestMail(email)).link).searchParams.get("id") ?? "";
  await expectRefused(await request("/sign-in", { form: { id, oobCode: "made-up", email } }), 410);
});
