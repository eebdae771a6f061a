import type { Page } from "@playwright/test";
import { joinAndPropose, publishBrief } from "../market-seeds";
import { startProcess } from "../process";
import { doors, expect, joinByRequest, open, refusal, takeCookies, test } from "../support";

const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";
const propose = (id: string, name: string) => joinAndPropose(id, { name, pitch, mustHaves: [] });
const names = (page: Page) => page.getByRole("region", { name: /^Waiting for your reply/ }).getByRole("link");

/** The page listens: a stream is open. Without this, what follows would show that a page loads. */
async function untilLive(page: Page): Promise<void> {
  await page.waitForResponse((answer) => answer.url().includes("/app/live") && answer.status() === 200);
}

test("two members side by side: what one does shows on the other’s page, also after a lost connection, once", async ({
  page: hirer,
  openBrowser,
}) => {
  const harbour = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(harbour.cookie);
  const ann = await propose(id, "Ann Example");
  await takeCookies(hirer, harbour.cookie);
  const listens = untilLive(hirer);
  await open(hirer, `/app/briefs/${id}/proposals`);
  await listens;
  await expect(names(hirer)).toHaveText(["Ann Example"]);
  await hirer.evaluate(() => {
    document.body.dataset.sameDocument = "yes";
  });

  const talent = await openBrowser();
  await takeCookies(talent, ann);
  const talentListens = untilLive(talent);
  await open(talent, `/app/briefs/${id}/proposal`);
  await talentListens;
  await expect(talent.getByRole("heading", { name: "Sent" })).toBeVisible();

  // A tick, and where somebody is on the page, stay.
  await hirer.getByLabel("Compare Ann Example").check();
  await propose(id, "Bo Example");
  await expect(names(hirer)).toHaveText(["Ann Example", "Bo Example"]);
  await expect(hirer.getByLabel("Compare Ann Example")).toBeChecked();
  await expect(hirer.getByLabel("Compare Ann Example")).toBeFocused();

  // Without a connection nothing comes; with it, all that was missed, once.
  await hirer.context().setOffline(true);
  await expect(hirer.getByText("You are offline.")).toBeVisible();
  await propose(id, "Cy Example");
  await propose(id, "Di Example");
  await expect(names(hirer)).toHaveText(["Ann Example", "Bo Example"]);
  await hirer.context().setOffline(false);
  await expect(names(hirer)).toHaveText(["Ann Example", "Bo Example", "Cy Example", "Di Example"]);

  await hirer.getByRole("link", { name: "Ann Example", exact: true }).click();
  await hirer.getByRole("link", { name: "Accept", exact: true }).click();
  await hirer.getByRole("button", { name: "Yes, accept and fill the brief" }).click();
  await expect(talent.getByRole("heading", { name: "Accepted" })).toBeVisible();
  // Its own hint loads the page again, and what was said about the press stays.
  await expect(hirer.getByText("You accepted Ann Example", { exact: true })).toBeVisible();
  expect(await hirer.evaluate(() => document.body.dataset.sameDocument)).toBe("yes");
});

test("a page of one process shows what was done in another, and goes on when its process is replaced", async ({
  page: hirer,
  expectTrouble,
}) => {
  // While nothing listens at its port.
  expectTrouble(/net::ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONNECTION_RESET)/);
  const harbour = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(harbour.cookie);
  await takeCookies(hirer, harbour.cookie);
  const other = await startProcess();
  const listens = untilLive(hirer);
  await open(hirer, `${other.address}/app/briefs/${id}/proposals`);
  await listens;
  await expect(hirer.getByText("No proposals yet")).toBeVisible();
  await propose(id, "Ann Example");
  await expect(names(hirer)).toHaveText(["Ann Example"]);

  expect(await other.stop()).toBe(0);
  await propose(id, "Bo Example");
  const again = await startProcess({ port: other.port });
  await expect(names(hirer)).toHaveText(["Ann Example", "Bo Example"]);
  expect(await again.stop()).toBe(0);
});

test("a page stays as it is while something is typed on it, and when it can’t be loaded anew", async ({
  page: hirer,
  expectTrouble,
}) => {
  expectTrouble(refusal(503));
  const harbour = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(harbour.cookie);
  await propose(id, "Ann Example");
  await takeCookies(hirer, harbour.cookie);
  const list = await hirer.context().newPage();
  await open(list, `/app/briefs/${id}/proposals`);
  await open(hirer, `/app/briefs/${id}/proposals`);
  await hirer.getByRole("link", { name: "Ann Example", exact: true }).click();
  await hirer.getByRole("link", { name: "Decline with a note" }).click();
  const note = hirer.getByLabel(/^A note to them/);
  await note.fill("Thank you.");
  await propose(id, "Bo Example");
  await expect(names(list)).toHaveText(["Ann Example", "Bo Example"]);
  await expect(names(hirer)).toHaveText(["Ann Example"]);
  await note.fill("");
  await expect(names(hirer)).toHaveText(["Ann Example", "Bo Example"]);

  await list.route(/_data=/, (route) => route.fulfill({ status: 503 }));
  const failed = list.waitForResponse((answer) => answer.status() === 503);
  await propose(id, "Cy Example");
  await failed;
  await expect(names(list)).toHaveText(["Ann Example", "Bo Example"]);
  await list.unroute(/_data=/);
  await expect(names(list)).toHaveText(["Ann Example", "Bo Example", "Cy Example"]);
});
