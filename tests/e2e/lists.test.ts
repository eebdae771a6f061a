import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { openBrief } from "./market-seeds";
import { expect, joinByRequest, open, takeCookies, test } from "./support";

/** What twenty rows may take, and where the first may begin (experience.md, "Pages that work"). */
const targets = { rows: 3_300, first: { desktop: 320, phone: 420 } };

const rows = (page: Page) =>
  page.getByRole("article").evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));

test("a list of briefs begins high on the page", async ({ page, viewport }) => {
  await openBrief();
  await takeCookies(page, (await joinByRequest()).cookie);
  await open(page, "/app/briefs");
  const [first] = await rows(page);
  const isPhone = (viewport?.width ?? 0) < 768;
  expect(first?.top).toBeLessThan(isPhone ? targets.first.phone : targets.first.desktop);
});

test("twenty briefs are low enough to scan", async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 768, "A phone's lines are too short for facts and skills in one.");
  const skill = `Skill ${randomUUID().slice(0, 8)}`;
  const brief = {
    summary: "Our shop takes nine seconds to answer; we want it to take one. ".repeat(4).trim(),
    skills: [skill, "TypeScript", "SQL", "Plain language"],
  };
  for (let count = 0; count < 20; count += 1) await openBrief(brief);
  await takeCookies(page, (await joinByRequest()).cookie);
  await open(page, `/app/briefs?${new URLSearchParams({ skill })}`);
  const all = await rows(page);
  expect(all).toHaveLength(20);
  expect((all.at(-1)?.bottom ?? 0) - (all[0]?.top ?? 0)).toBeLessThan(targets.rows);
});
