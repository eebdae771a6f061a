import type { Page } from "@playwright/test";
import { showAgreement } from "./pages-of-agreements";
import { expect, freshEmail, newestMail, open, untilAlive } from "./support";

type Look = (page: Page, name: string) => Promise<void>;

/** What the two sides of an accepted proposal write about each other, from an open work to both. */
export async function showReferences(hirer: Page, talent: Page, briefId: string, look: Look): Promise<void> {
  await open(talent, `/app/briefs/${briefId}/proposal`);
  await talent.getByRole("link", { name: "Go to your work together" }).click();
  await expect(talent.getByRole("heading", { name: /^You and / })).toBeVisible();
  const work = new URL(talent.url()).pathname;
  await look(talent, "/app/work/:id of a new yes");
  await showAgreement(hirer, talent, work, look);
  await open(hirer, work);
  await hirer.locator("summary", { hasText: "It has ended" }).click();
  await look(hirer, "/app/work/:id of a work that goes on");
  await hirer.getByRole("button", { name: "Yes, the work has ended" }).click();
  await expect(hirer.getByRole("heading", { name: "You said that the work has ended" })).toBeVisible();
  await untilAlive(hirer);
  await look(hirer, "/app/work/:id that one side calls ended");
  await open(talent, work);
  await look(talent, "/app/work/:id that asks whether it has ended");
  await talent.getByRole("button", { name: "Yes, the work has ended" }).click();
  await expect(talent.getByText("The work has ended", { exact: true })).toBeVisible();
  await open(hirer, work);
  await untilAlive(hirer);
  await hirer.getByRole("button", { name: "Save the reference" }).click();
  await expect(hirer.getByRole("alert")).toBeVisible();
  await look(hirer, "/app/work/:id with an error");
  await answer(hirer, "Save the reference");
  await expect(hirer.getByText("Your reference is saved", { exact: true })).toBeVisible();
  await open(talent, "/app/work");
  await look(talent, "/app/work with one that has ended");
  await open(talent, "/app/profile/references");
  await look(talent, "/app/profile/references with one to write");
  await open(talent, work);
  await answer(talent, "Save, and show both");
  await expect(talent.getByText("Both references are shown now", { exact: true })).toBeVisible();
  await untilAlive(talent);
  await look(talent, "/app/work/:id with both");
}

/** Asking a former client by e-mail, and what that client sees of it. */
export async function showAsking(talent: Page, client: Page, look: Look): Promise<void> {
  await open(talent, "/app/profile/references");
  await talent.locator("summary", { hasText: "Ask someone" }).click();
  await talent.getByRole("button", { name: "Send the e-mail" }).click();
  await expect(talent.getByRole("alert")).toBeVisible();
  await look(talent, "/app/profile/references with an error");
  const email = freshEmail();
  await talent.getByLabel("Their name").fill("C".repeat(80));
  await talent.getByLabel("Their e-mail").fill(email);
  await talent.getByLabel("What the work was").fill("A slow shop");
  await talent.getByLabel("Year").fill("2020");
  await talent.getByRole("button", { name: "Send the e-mail" }).click();
  await expect(talent.getByText("The e-mail is on its way", { exact: true })).toBeVisible();
  await untilAlive(talent);
  await look(talent, "/app/profile/references with one that waits");

  const { text } = await newestMail(email);
  await open(client, /\/reference\/[\w-]+/.exec(text)?.[0] ?? "");
  await client.getByRole("button", { name: "Look through it" }).click();
  await expect(client.getByRole("alert")).toBeVisible();
  await look(client, "/reference/:secret with an error");
  await answer(client, "Look through it");
  await expect(client.getByRole("heading", { name: "This is what is shown" })).toBeVisible();
  await look(client, "/reference/:secret to look through");
  await client.getByRole("button", { name: "Confirm, and show it" }).click();
  await expect(client.getByText("Your reference is shown", { exact: true })).toBeVisible();
  await untilAlive(client);
  await look(client, "/reference/:secret that is shown");
  await open(client, `/reference/${"x".repeat(24)}`);
  await look(client, "/reference/:secret that opens nothing");
}

/** Answers both questions with a word that doesn't fit on a line. */
async function answer(page: Page, button: string): Promise<void> {
  const fields = await page.locator("textarea").all();
  for (const field of fields) await field.fill("W".repeat(200));
  await page.getByRole("button", { name: button }).click();
}
