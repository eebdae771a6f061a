import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import { joinAndPropose, openBrief, publishBrief, uidOf } from "../market-seeds";
import { withStore } from "../store";
import { doors, expect, joinByRequest, open, takeCookies, test } from "../support";

const phone = { width: 375, height: 812 };
const desktop = { width: 1440, height: 900 };

/** Where something ends, in pixels from the top of the page. */
const endOf = (target: Locator) =>
  target.evaluate((element) => Math.round(element.getBoundingClientRect().bottom + window.scrollY));

const wordy = {
  title: "A shop that answers in a second, also on Black Friday",
  summary: "Our shop takes nine seconds to answer; we want it to take one. ".repeat(4).trim(),
  skills: ["TypeScript", "SQL", "Performance", "Databases", "Observability", "Accessibility"],
  mustHaves: ["Has made a slow shop fast", "Can be in Leipzig for a day each month"],
  workplace: "HYBRID",
  location: "Leipzig, Germany",
} as const;

/** Tabs through the page once; answers what had the focus behind the bar, which lies over the window's end. */
async function focusedBehind(page: Page): Promise<string[]> {
  const bar = page.locator("article > :last-child");
  await expect(bar.getByRole("link", { name: "Write a proposal" })).toBeInViewport({ ratio: 1 });
  expect(await bar.evaluate((element) => getComputedStyle(element).position)).toMatch(/sticky|fixed/);
  const behind: string[] = [];
  for (let at = 0; at < 40; at += 1) {
    await page.keyboard.press("Tab");
    const words = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector("article")?.lastElementChild;
      if (!focused || !bar || bar.contains(focused) || !document.querySelector("article")?.contains(focused))
        return null;
      const [a, b] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
      return a.bottom > b.top && a.top < b.bottom ? (focused.textContent ?? "") || focused.tagName : null;
    });
    if (words) behind.push(words);
  }
  return behind;
}

test("a brief's facts, next step and the first lines of the fit come first, and on a phone the step stays and covers nothing", async ({
  page,
}) => {
  const id = await openBrief({ ...wordy, skills: [...wordy.skills], mustHaves: [...wordy.mustHaves] });
  await takeCookies(page, (await joinByRequest()).cookie);
  const facts = page.getByRole("article").locator("dl").first();
  const fit = page
    .getByRole("listitem")
    .filter({ hasText: /^Must-haves/ })
    .first();
  const step = page.getByRole("link", { name: "Write a proposal" });

  await page.setViewportSize(desktop);
  await open(page, `/app/briefs/${id}`);
  for (const [name, part] of Object.entries({ facts, fit, step }))
    expect(await endOf(part), `${name} at 1440 px`).toBeLessThanOrEqual(900);

  await page.setViewportSize(phone);
  await page.reload();
  for (const [name, part] of Object.entries({ facts, fit }))
    expect(await endOf(part), `${name} at 375 px`).toBeLessThanOrEqual(2 * phone.height);
  await expect(step).toHaveCount(1);
  await expect(step).toBeInViewport({ ratio: 1 });
  await page.getByRole("heading", { name: "The problem" }).scrollIntoViewIfNeeded();
  await expect(step).toBeInViewport({ ratio: 1 });
  expect(await focusedBehind(page)).toEqual([]);
  // Its room is the page's own: what stands last is above it.
  const last = page.getByRole("link", { name: "Report this brief" });
  await last.focus();
  const [above, bar] = [await last.boundingBox(), await step.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("on a phone no card of the list of briefs is higher than 276 px, however much it says", async ({
  page,
}) => {
  const skill = `Skill ${randomUUID().slice(0, 8)}`;
  const skills = [skill, ...wordy.skills];
  const [, begun] = [
    await openBrief({ ...wordy, mustHaves: [], skills }),
    await openBrief({ ...wordy, mustHaves: [], skills }),
  ];
  const { cookie } = await joinByRequest();
  await takeCookies(page, cookie);
  await page.setViewportSize(phone);
  await open(page, `/app/briefs/${begun}/proposal`);
  await page.getByLabel("What would you do, and why you?").fill("I would measure first.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await open(page, `/app/briefs?${new URLSearchParams({ skill })}`);
  const rows = page.getByRole("article");
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(276);
});

test("a hirer's new brief is on the dashboard at once, and a year's chart stays low at every width", async ({
  page,
}) => {
  const { cookie } = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(cookie);
  await takeCookies(page, cookie);
  await open(page, "/app");
  const own = page.getByRole("listitem").filter({ hasText: "A shop that answers in a second" });
  await expect(own.getByText("0 of 25 places")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Twelve months" })).toHaveCount(0);

  const sent: string[] = [];
  for (const name of ["Ann Example", "Bo Example", "Cy Example"])
    sent.push(
      await uidOf(
        await joinAndPropose(id, { name, pitch: "I would measure first. ".repeat(4), mustHaves: [] }),
      ),
    );
  await open(page, "/app");
  await expect(page.getByRole("link", { name: "Review 3 proposals" })).toBeVisible();
  await expect(own.getByText(/^3 wait for your reply/)).toBeVisible();
  const chart = page.locator("main svg[viewBox^='0 0 348']");
  await expect(page.getByRole("heading", { name: "Twelve months" })).toBeVisible();
  await expect(chart, "one month is no picture").toHaveCount(0);

  await withStore((store) =>
    store.transact(async (tx) => {
      const keys = sent.map((uid) => proposalId(id, uid));
      const proposals = await tx.getMany<Proposal>(proposalsCollection, keys);
      for (const [at, proposal] of proposals.entries()) {
        const month = new Date(Date.now() - at * 40 * 86_400_000).toISOString();
        if (proposal)
          tx.set<Proposal>(proposalsCollection, proposal.id, {
            ...proposal.data,
            sentAt: `${month}_${proposal.id}`,
          });
      }
    }),
  );
  // A move of a proposal has its numbers told anew.
  await joinAndPropose(id, { name: "Di Example", pitch: "I would measure first. ".repeat(4), mustHaves: [] });
  for (const width of [375, 900, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/app");
    expect((await chart.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(240);
  }
});
