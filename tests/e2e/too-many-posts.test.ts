import { doors, expect, fillIn, freshEmail, open, refusal, request, test, untilAlive } from "./support";

test("the 31st form from one network is answered with the time to wait, and keeps what was typed", async ({
  page,
  clientAddress,
  expectTrouble,
}) => {
  expectTrouble(refusal(429));
  const unknownLink = { id: "unknown", oobCode: "unknown" };
  const sendOne = () => request("/sign-in", { form: unknownLink, from: clientAddress });
  const answers = await Promise.all(Array.from({ length: 30 }, sendOne));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));

  const email = freshEmail();
  await open(page, "/");
  await fillIn(page, doors.freelancer, { email, name: "Ada Example" });
  const answering = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Join as a freelancer" }).click();
  const answer = await answering;
  expect(answer.status()).toBe(429);
  const wait = Number(await answer.headerValue("retry-after"));
  expect(wait).toBeGreaterThan(540);
  expect(wait).toBeLessThanOrEqual(600);

  await expect(page.getByRole("alert")).toContainText(
    "Too many forms were sent from your network. Nothing was lost; try again in 10 minutes.",
  );
  await untilAlive(page);
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Example");
});
