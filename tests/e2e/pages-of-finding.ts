import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { uidOf } from "./market-seeds";
import { expect, joinByRequest, open, request, takeCookies, untilAlive } from "./support";

type Look = (page: Page, name: string) => Promise<void>;

/** What a hirer keeps of a member whom everybody may read, and what that member reads when asked for a brief; their uid. */
export async function showMembers(page: Page, invited: Page, briefId: string, look: Look): Promise<string> {
  const { cookie } = await joinByRequest({ name: "Y".repeat(80) });
  const handle = `y-${randomUUID().slice(0, 8)}`;
  const shown = { displayName: "Y".repeat(80), headline: "Sails", about: "For ships.", skills: "Sails" };
  const form = { intent: "save", revision: "1", visibility: "EVERYONE", handle, ...shown };
  expect((await request("/app/profile", { form, headers: { cookie } })).status).toBe(303);
  const uid = await uidOf(cookie);
  await open(page, `/members/${handle}`);
  await look(page, "/members/:name");
  await open(page, `/app/members/${uid}`);
  await page.locator("summary", { hasText: "Save" }).click();
  await page.getByLabel("Your note").fill("W".repeat(200));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("W".repeat(200))).not.toHaveCount(0);
  await untilAlive(page);
  await look(page, "/app/members/:uid with a note");
  await open(page, "/app/members/saved");
  await look(page, "/app/members/saved with a note");
  await open(page, `/app/inbox/new?to=${uid}`);
  await look(page, "/app/inbox/new");
  await open(page, `/app/briefs/${briefId}/invite?member=${uid}`);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "/app/briefs/:id/invite with an error");
  await page.getByLabel(/^A line to /).fill("You made two slow shops fast.");
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("The invitation is sent", { exact: true })).toBeVisible();
  await untilAlive(page);
  await look(page, "/app/briefs/:id/published with an invitation");

  await takeCookies(invited, cookie);
  await open(invited, `/app/briefs/${briefId}`);
  await look(invited, "/app/briefs/:id of an invited member");
  await open(invited, `/app/briefs/${briefId}/invitation`);
  await invited.getByRole("button", { name: "Decline the invitation" }).click();
  await expect(invited.getByRole("alert")).toBeVisible();
  await look(invited, "/app/briefs/:id/invitation with an error");
  return uid;
}

/** The searches of a member, from none to one with its feed. */
export async function showSearches(page: Page, look: Look): Promise<void> {
  await open(page, "/app/briefs/searches");
  await look(page, "/app/briefs/searches without any");
  await open(page, "/app/briefs?skill=sql&workplace=remote");
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Saved searches" })).toBeVisible();
  await untilAlive(page);
  await page.getByRole("button", { name: /^Make a feed/ }).click();
  await expect(page.getByText("Copy this link now", { exact: true })).toBeVisible();
  await look(page, "/app/briefs/searches with a feed");
}
