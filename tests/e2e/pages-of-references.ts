import type { Page } from "@playwright/test";
import { uidOf } from "./market-seeds";
import { expect, open } from "./support";

type Look = (page: Page, name: string) => Promise<void>;

/** What talent and a hirer read and write about each other, once the talent was told that they are accepted. */
export async function showReferences(
  [talent, cookie]: [page: Page, cookie: string],
  hirer: Page,
  briefId: string,
  look: Look,
): Promise<void> {
  const words = "W".repeat(300);
  const uid = await uidOf(cookie);
  const path = `/app/references/${briefId}_${uid}`;
  await open(talent, "/app/profile/references");
  await look(talent, "/app/profile/references");
  await open(talent, path);
  await look(talent, "/app/references/:id of a work that goes on");
  await talent.locator("summary", { hasText: "It has ended" }).click();
  await talent.getByRole("button", { name: "Yes, the work has ended" }).click();
  await expect(talent.getByText("The work has ended", { exact: true })).toBeVisible();
  await look(talent, "/app/references/:id to write");
  for (const page of [talent, hirer]) {
    await open(page, path);
    await page.locator("textarea").first().fill(words);
    await page.locator("textarea").nth(1).fill(words);
    await page.getByRole("button", { name: /^Save/ }).click();
  }
  await expect(hirer.getByText("Both references are shown now", { exact: true })).toBeVisible();
  await look(hirer, "/app/references/:id with both");
  await open(talent, `/app/members/${uid}`);
  await expect(talent.getByText(words)).not.toHaveCount(0);
  await look(talent, "/app/members/:uid with references");
}
