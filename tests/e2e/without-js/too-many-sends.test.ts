import { openBrief } from "../market-seeds";
import {
  expect,
  joinByRequest,
  newestMail,
  open,
  refusal,
  request,
  takeCookies,
  test,
  untilAlive,
} from "../support";

test("a proposal that was sent five times today says from when again, and keeps what was typed", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusal(429));
  const mustHave = "Has made a slow shop fast";
  const brief = await openBrief({ title: "A shop that answers in a second", mustHaves: [mustHave] });
  const { cookie } = await joinByRequest();
  const path = `/app/briefs/${brief}/proposal`;
  const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";
  const form = { intent: "send", pitch, askedA: mustHave, answerA: "yes", evidenceA: "Two shops." };
  for (let sent = 0; sent < 5; sent += 1) {
    for (const posted of [form, { intent: "withdraw" }]) {
      const answer = await request(path, { form: posted, headers: { cookie } });
      expect(answer.status).toBe(303);
    }
  }

  await takeCookies(page, cookie);
  await open(page, path);
  await page.getByLabel("What would you do, and why you?").fill(`${pitch} And sing.`);
  const answering = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.status() === 429,
  );
  await page.getByRole("button", { name: "Send proposal" }).click();
  const wait = Number(await (await answering).headerValue("retry-after"));
  expect(wait).toBeGreaterThan(86_400 - 120);
  expect(wait).toBeLessThanOrEqual(86_400);
  await expect(page.getByRole("alert")).toContainText("you can send it again in 24 hours.");
  await untilAlive(page);
  await expect(page.getByLabel("What would you do, and why you?")).toHaveValue(`${pitch} And sing.`);
});

test("a browser that signed in by a link gets another after strangers used theirs up; a new one is told the time", async ({
  page,
  expectTrouble,
  openBrowser,
}) => {
  expectTrouble(refusal(429));
  const { email, cookie } = await joinByRequest();
  const ask = () => request("/login", { form: { email } });
  // Until the shared links are used up: the sign-up took one.
  for (let asked = 0; asked < 4; asked += 1) expect((await ask()).status).toBe(303);
  expect((await ask()).status).toBe(429);
  await newestMail(email, 5);

  const known = cookie.split("; ").filter((pair) => pair.startsWith("known-browser="));
  expect(known).toHaveLength(1);
  await takeCookies(page, known.join());
  await open(page, "/login");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page).toHaveURL(/\/login\?sent=1$/);
  await newestMail(email, 6);

  const stranger = await openBrowser();
  await open(stranger, "/login");
  await stranger.getByLabel("E-mail", { exact: true }).fill(email);
  await stranger.getByRole("button", { name: "Send me a link" }).click();
  await expect(stranger.getByRole("alert")).toContainText(/try again in \d+ minutes\./);
  await expect(stranger.getByLabel("E-mail", { exact: true })).toHaveValue(email);
});
