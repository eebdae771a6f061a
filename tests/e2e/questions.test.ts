import { publishBrief } from "./market-seeds";
import {
  doors,
  expect,
  joinByRequest,
  newestMail,
  open,
  refusal,
  takeCookies,
  test,
  untilAlive,
} from "./support";

test("talent asks about a brief, its hirer answers, and everyone reads both without a name", async ({
  page,
  openBrowser,
  expectTrouble,
}) => {
  expectTrouble(refusal(422));
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const path = `/app/briefs/${await publishBrief(hirer.cookie)}`;
  const asker = await joinByRequest({ name: "Ada Asker" });
  const question = "Whose is the database, and may somebody from outside change it?";

  await takeCookies(page, asker.cookie);
  await open(page, path);
  await untilAlive(page);
  const ask = page.getByLabel("Ask the hirer");
  // With blanks, which the browser counts and the server doesn't.
  await ask.fill(`Whose is it?${" ".repeat(20)}`);
  await page.getByRole("button", { name: "Send the question" }).click();
  await expect(page.getByRole("link", { name: /^Say a little more/ })).toBeVisible();
  await expect(ask).toHaveValue(/^Whose is it\?/);
  await ask.fill(question);
  await page.getByRole("button", { name: "Send the question" }).click();
  await expect(page.getByText("Your question is sent", { exact: true })).toBeVisible();
  await expect(ask).toHaveValue("");
  await expect(page.getByText("Not answered yet")).toBeVisible();

  const desk = await openBrowser();
  await takeCookies(desk, hirer.cookie);
  await open(
    desk,
    new URL(/http\S+#questions/.exec((await newestMail(hirer.email, 2)).text)?.[0] ?? "").pathname,
  );
  await untilAlive(desk);
  await expect(desk.getByText(question)).toBeVisible();
  await expect(desk.getByRole("main")).not.toContainText("Ada");
  await desk.getByLabel("Your answer").fill("Ours, and you may change it from the first day.");
  await desk.getByLabel(/^This changes what the brief asks/).check();
  await desk.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(desk.getByText("Your answer is out", { exact: true })).toBeVisible();

  const other = await openBrowser();
  await takeCookies(other, (await joinByRequest()).cookie);
  await open(other, path);
  await expect(other.getByText(/^Clarified on \d/)).toBeVisible();
  await expect(other.getByText(question)).toBeVisible();
  await expect(other.getByText("Ours, and you may change it from the first day.")).toBeVisible();
  await expect(other.getByRole("main")).not.toContainText("Ada");
});
