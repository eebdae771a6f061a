import { joinAndPropose, publishBrief, tellReplies, uidOf } from "./market-seeds";
import {
  doors,
  expect,
  freshEmail,
  joinByRequest,
  newestMail,
  open,
  refusal,
  request,
  takeCookies,
  test,
} from "./support";

test("both sides of a work write about each other, and both references show at once", async ({
  page,
  openBrowser,
  expectTrouble,
}) => {
  expectTrouble(refusal(422));
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const briefId = await publishBrief(hirer.cookie, { seats: "2" });
  const pitch = "I would measure first, then take the slowest queries out, one by one.";
  const talent = await joinAndPropose(briefId, { name: "Ada Lovelace", pitch, mustHaves: [] });
  const form = { intent: "save", displayName: "Ada Lovelace", visibility: "MEMBERS", revision: "1" };
  expect((await request("/app/profile", { form, headers: { cookie: talent } })).status).toBe(303);
  const uid = await uidOf(talent);
  const accepted = await request(`/app/briefs/${briefId}/proposals/${uid}`, {
    form: { intent: "accept" },
    headers: { cookie: hirer.cookie },
  });
  expect(accepted.status).toBe(303);
  // Nothing of the yes before it is told.
  for (const cookie of [hirer.cookie, talent])
    expect((await request(`/app/work/${briefId}_${uid}`, { headers: { cookie } })).status).toBe(404);
  await tellReplies(briefId);

  await takeCookies(page, hirer.cookie);
  await open(page, `/app/briefs/${briefId}/proposals/${uid}`);
  await page.getByRole("link", { name: "Go to your work together" }).click();
  await expect(page.getByRole("heading", { name: "You and Ada Lovelace" })).toBeVisible();
  await page.getByLabel("Your line").fill("Shall we talk on Monday at nine?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Ada Lovelace has your line", { exact: true })).toBeVisible();
  await page.locator("summary", { hasText: "It has ended" }).click();
  await page.getByRole("button", { name: "Yes, the work has ended" }).click();
  await expect(page.getByText("Ada Lovelace is asked now", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save the reference" })).toHaveCount(0);

  // The other side is asked, and its yes ends it.
  const other = await openBrowser();
  await takeCookies(other, talent);
  // By the address that earlier mails have.
  await open(other, `/app/references/${briefId}_${uid}`);
  await expect(other).toHaveURL(new RegExp(`/app/work/${briefId}_${uid}$`));
  await expect(
    other.getByRole("heading", { name: "Harbour Works says that the work has ended" }),
  ).toBeVisible();
  await expect(other.getByText("Shall we talk on Monday at nine?")).toBeVisible();
  await expect(other.getByRole("button", { name: "It still runs" })).toBeVisible();
  await other.getByRole("button", { name: "Yes, the work has ended" }).click();
  await expect(other.getByText("The work has ended", { exact: true })).toBeVisible();
  await open(page, `/app/work/${briefId}_${uid}`);
  await page.getByLabel("What did they do for you?").fill("She made our shop fast.");
  await page.getByLabel("What would you tell the next person who hires them?").fill("Let her measure first.");
  await page.getByLabel(/^Show the brief’s title/).check();
  await page.getByRole("button", { name: "Save the reference" }).click();
  await expect(page.getByText("Your reference is saved", { exact: true })).toBeVisible();

  await open(other, "/app/profile/references");
  await expect(other.getByText(/^Harbour Works wrote\. Write yours by /)).toBeVisible();
  await expect(other.getByText("She made our shop fast.")).toHaveCount(0);
  await other.getByRole("link", { name: "Harbour Works" }).click();
  // What is missing is said beside its field, and what was typed stays.
  await other.getByLabel("How was it to work with them?").fill("They answered within a day.");
  await other.getByLabel(/^What would you tell/).fill(" ");
  await other.getByRole("button", { name: "Save, and show both" }).click();
  await expect(other.getByRole("alert")).toContainText("Answer the second question");
  await expect(other.getByLabel("How was it to work with them?")).toHaveValue("They answered within a day.");
  await other.getByLabel(/^What would you tell/).fill("Ask for the numbers early.");
  await other.getByLabel(/^Show the brief’s title/).check();
  await other.getByRole("button", { name: "Save, and show both" }).click();
  await expect(other.getByText("Both references are shown now", { exact: true })).toBeVisible();
  await expect(other.getByText("She made our shop fast.")).toBeVisible();
  await other.getByLabel("Your reply to Harbour Works").fill("It was a pleasure.");
  await other.getByRole("button", { name: "Show the reply" }).click();
  await expect(other.getByText("Your reply is shown", { exact: true })).toBeVisible();

  await open(page, `/app/members/${uid}`);
  const references = page.locator("#references");
  await expect(references.getByText("She made our shop fast.")).toBeVisible();
  await expect(references.getByText("It was a pleasure.")).toBeVisible();
  await expect(references.getByText(/^For “A shop that answers in a second”/)).toBeVisible();
  await expect(references.getByRole("link", { name: "Harbour Works" })).toBeVisible();

  // Removed, it is gone for everybody, and the other stays.
  await open(page, `/app/work/${briefId}_${uid}`);
  await expect(page.getByText("They answered within a day.")).toBeVisible();
  await page.locator("summary", { hasText: "Remove your reference" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(page.getByText("Your reference is removed", { exact: true })).toBeVisible();
  await open(other, `/app/members/${uid}`);
  await expect(other.getByText("She made our shop fast.")).toHaveCount(0);
});

test("somebody without an account answers by the link, looks through it, confirms, and withdraws it", async ({
  page,
  openBrowser,
}) => {
  const { cookie } = await joinByRequest({ name: "Grace Hopper" });
  const form = { intent: "save", displayName: "Grace Hopper", visibility: "MEMBERS", revision: "1" };
  expect((await request("/app/profile", { form, headers: { cookie } })).status).toBe(303);
  const uid = await uidOf(cookie);
  const email = freshEmail();
  await takeCookies(page, cookie);
  await open(page, "/app/profile/references");
  await page.locator("summary", { hasText: "Ask someone" }).click();
  await page.getByLabel("Their name").fill("Old Client");
  await page.getByLabel("Their e-mail").fill(email);
  await page.getByLabel("What the work was").fill("A slow shop");
  await page.getByLabel("Year").fill("2020");
  await page.getByRole("button", { name: "Send the e-mail" }).click();
  await expect(page.getByText("The e-mail is on its way", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Old Client, A slow shop, 2020: waits/)).toBeVisible();

  const { text } = await newestMail(email);
  const link = /\/reference\/[\w-]+/.exec(text)?.[0] ?? "";
  const visitor = await openBrowser();
  await open(visitor, link);
  await expect(visitor.getByRole("heading", { name: "Grace Hopper asks you for a reference" })).toBeVisible();
  await visitor.getByLabel("What did they do for you?").fill("She found the moth.");
  await visitor.getByLabel(/^What would you tell/).fill("Let her open the cabinet.");
  await visitor.getByLabel("Your organisation").fill("Navy");
  await visitor.getByRole("button", { name: "Look through it" }).click();
  await expect(visitor.getByRole("heading", { name: "This is what is shown" })).toBeVisible();
  await expect(visitor.getByText("Old Client, Navy")).toBeVisible();
  await visitor.getByRole("button", { name: "Change it" }).click();
  await expect(visitor.getByLabel("What did they do for you?")).toHaveValue("She found the moth.");
  await visitor.getByLabel("Your name, as it is shown").fill("Olga Client");
  await visitor.getByRole("button", { name: "Look through it" }).click();
  await visitor.getByRole("button", { name: "Confirm, and show it" }).click();
  await expect(visitor.getByText("Your reference is shown", { exact: true })).toBeVisible();

  await open(page, `/app/members/${uid}`);
  await expect(page.getByText("She found the moth.")).toBeVisible();
  await expect(page.getByText(/^A slow shop, 2020 · by e-mail, for work elsewhere/)).toBeVisible();
  await open(visitor, link);
  await visitor.locator("summary", { hasText: "Withdraw it" }).click();
  await visitor.getByRole("button", { name: "Yes, withdraw it" }).click();
  await expect(visitor.getByRole("heading", { name: "Done" })).toBeVisible();
  await open(page, `/app/members/${uid}`);
  await expect(page.getByText("She found the moth.")).toHaveCount(0);
});
