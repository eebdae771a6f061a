import type { Page } from "@playwright/test";
import { pdf, photo } from "./files";
import { expect, open, untilAlive } from "./support";

type Look = (page: Page, name: string) => Promise<void>;

/** What the two of a work agree on, from the first draft to a change of what holds. */
export async function showAgreement(hirer: Page, talent: Page, work: string, look: Look): Promise<void> {
  const agreement = `${work}/agreement`;
  await open(hirer, agreement);
  await look(hirer, "/app/work/:id/agreement of a first draft");
  await hirer.getByLabel("What is done", { exact: true }).fill("W".repeat(200));
  await hirer.getByRole("button", { name: "Save and read it through" }).click();
  await expect(hirer.getByText("Only you read it until you offer it.")).toBeVisible();
  await untilAlive(hirer);
  await look(hirer, "/app/work/:id/agreement to offer");
  await hirer.getByRole("button", { name: "Offer this version" }).click();
  await expect(hirer.getByRole("alert")).toBeVisible();
  await look(hirer, "/app/work/:id/agreement with an error");
  await hirer.getByLabel("The hirer").fill("Harbour Works, 1 Quay, Leeds");
  await hirer.locator("[name=price]").fill("9000");
  await hirer.locator("[name=unit]").selectOption("HOUR");
  await hirer.locator("[name=atMost]").fill("8");
  await hirer.locator("[name=startOn]").fill(new Date().toISOString().slice(0, 10));
  await hirer.locator("[name=endOn]").fill("2031-05-31");
  await hirer.locator("[name=milestonesA]").fill("W".repeat(120));
  await hirer.locator("[name=milestonesADoneWhen]").fill("Each has its cause.");
  await hirer.locator("[name=milestonesADueOn]").fill("2031-05-30");
  await hirer.locator("[name=milestonesAAmount]").fill("9000");
  await hirer.getByRole("button", { name: "Save and read it through" }).click();
  await untilAlive(hirer);
  await hirer.getByRole("button", { name: "Offer this version" }).click();
  await expect(hirer.getByRole("heading", { name: /has your version$/ })).toBeVisible();
  await untilAlive(hirer);
  await look(hirer, "/app/work/:id/agreement that waits");
  await open(talent, agreement);
  await look(talent, "/app/work/:id/agreement to answer");
  await talent.getByRole("button", { name: "Confirm this version" }).click();
  await expect(talent.getByText("Confirmed: it holds for both of you", { exact: true })).toBeVisible();
  await untilAlive(talent);
  await look(talent, "/app/work/:id/agreement that holds");
  await open(talent, `${agreement}/versions`);
  await look(talent, "/app/work/:id/agreement/versions");
  await talent.getByRole("link", { name: "Version 1", exact: true }).click();
  await expect(talent).toHaveURL(/\/versions\/1$/);
  await untilAlive(talent);
  await look(talent, "/app/work/:id/agreement/versions/:n");

  const milestones = `${work}/milestones`;
  await open(talent, milestones);
  await talent.locator("summary", { hasText: "Deliver" }).click();
  await look(talent, "/app/work/:id/milestones to deliver");
  const milestone = await talent.locator("[name=milestone]").first().inputValue();
  await open(talent, `${milestones}/${milestone}/files`);
  await look(talent, "/app/work/:id/milestones/:milestone/files");
  await open(talent, milestones);
  await talent.locator("summary", { hasText: "Deliver" }).click();
  await talent.getByLabel("What do you deliver?").fill("W".repeat(200));
  await talent.locator("input[type=file]").setInputFiles([await photo(), pdf(`${"W".repeat(90)}.pdf`)]);
  await expect(talent.getByLabel(/What does it show/)).toBeVisible();
  await expect(talent.getByRole("article").locator("progress")).toHaveCount(0);
  await look(talent, "/app/work/:id/milestones with files to deliver");
  await talent.getByRole("button", { name: "Deliver it now" }).click();
  await expect(talent.getByText(/^Delivered: .* looks at it$/)).toBeVisible();
  await untilAlive(talent);
  await look(talent, "/app/work/:id/milestones that waits");
  await open(hirer, milestones);
  await look(hirer, "/app/work/:id/milestones to accept");
  await hirer.getByRole("button", { name: "Accept it" }).click();
  await expect(hirer.getByText("You accepted it", { exact: true })).toBeVisible();
  await untilAlive(hirer);
  await look(hirer, "/app/work/:id/milestones all accepted");
  await showTime(hirer, talent, `${work}/time`, look);
  await showScope(hirer, talent, work, look);
  await open(hirer, agreement);
  await hirer.locator("summary", { hasText: "End it early" }).click();
  await look(hirer, "/app/work/:id/agreement to end early");
}

/** A week that is paid by time, until it is approved and the cap is used. */
async function showTime(hirer: Page, talent: Page, time: string, look: Look): Promise<void> {
  await open(talent, time);
  await look(talent, "/app/work/:id/time with nothing");
  await talent.getByRole("link", { name: "Open this week" }).click();
  const submit = talent.getByRole("button", { name: "Submit for approval" });
  await expect(submit).toBeVisible();
  await untilAlive(talent);
  const week = new URL(talent.url()).pathname;
  await talent.locator("[name^=amount]").first().fill("25");
  await submit.click();
  await expect(talent.getByRole("alert")).toBeVisible();
  await look(talent, "/app/work/:id/time/:week with an error");
  await talent.locator("[name^=amount]").first().fill("8");
  await talent.locator("[name^=note]").first().fill("W".repeat(200));
  await submit.click();
  await expect(talent.getByText(/^Submitted: .* looks at it$/)).toBeVisible();
  await untilAlive(talent);
  await look(talent, "/app/work/:id/time/:week that waits");
  await open(hirer, week);
  await look(hirer, "/app/work/:id/time/:week to approve");
  await hirer.getByRole("button", { name: "Approve it" }).click();
  await expect(hirer.getByText("You approved it", { exact: true })).toBeVisible();
  await open(hirer, time);
  await look(hirer, "/app/work/:id/time");
}

/** What of their messages is part of that, from nothing to an answer that was given anew. */
async function showScope(hirer: Page, talent: Page, work: string, look: Look): Promise<void> {
  await open(talent, `${work}/scope`);
  await look(talent, "/app/work/:id/scope with nothing");
  await open(hirer, work.replace("/app/work/", "/app/inbox/"));
  // Earlier messages of the walk are of other letters.
  await hirer.getByLabel(/^Message to /).fill("V".repeat(200));
  await hirer.getByRole("button", { name: "Send", exact: true }).click();
  const message = hirer.getByRole("article").getByRole("listitem").filter({ hasText: "VVV" });
  await message.getByLabel("More about this message").click();
  await look(hirer, "/app/inbox/:id with a message to ask about");
  await message.getByRole("link", { name: "Is this part of what you agreed?" }).click();
  await expect(hirer.getByRole("button", { name: /^Ask / })).toBeVisible();
  await untilAlive(hirer);
  await look(hirer, "/app/work/:id/scope/:message to ask");
  await hirer.getByRole("button", { name: /^Ask / }).click();
  await expect(hirer.getByText(/ is asked$/)).toBeVisible();
  const item = new URL(hirer.url()).pathname;
  await open(talent, item);
  await look(talent, "/app/work/:id/scope/:message to answer");
  await talent.getByRole("button", { name: "A favour", exact: true }).click();
  await expect(talent.getByText("Saved: a favour", { exact: true })).toBeVisible();
  await talent.locator("summary", { hasText: "Answer differently" }).click();
  await talent.getByRole("button", { name: "A change", exact: true }).click();
  await expect(talent.getByText("Saved: a change", { exact: true })).toBeVisible();
  await untilAlive(talent);
  await look(talent, "/app/work/:id/scope/:message that was answered anew");
  await open(hirer, `${work}/scope`);
  await look(hirer, "/app/work/:id/scope");
}
