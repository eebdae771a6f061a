import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { themeNames } from "~/domain/themes";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What a theme can change: colours. Everything else is the same in all of them. "Enhanced" asks for the 7:1 of experience.md. */
const ofColours = ["color-contrast-enhanced", "link-in-text-block"];

/**
 * What axe finds: everything in the system's theme, and what a theme can change in the next of the others: pages have
 * their colours by the same tokens, which `tests/ui/contrast.test.ts` looks at in all of them.
 */
export async function findAxeFaults(page: Page, turn: number): Promise<string[]> {
  await page.evaluate(axe);
  const found = await violations(page, { type: "tag", values: standards });
  const theme = themeNames[turn % themeNames.length] ?? themeNames[0];
  await wear(page, theme);
  const rules = await violations(page, { type: "rule", values: ofColours });
  found.push(...rules.map((rule) => `in ${theme}: ${rule}`));
  await wear(page, null);
  return found;
}

/** A theme is an attribute of the document and nothing else, so no page has to be asked for again. */
async function wear(page: Page, theme: string | null): Promise<void> {
  await page.evaluate((name) => {
    if (name) document.documentElement.dataset.theme = name;
    else delete document.documentElement.dataset.theme;
  }, theme);
}

async function violations(
  page: Page,
  runOnly: { type: "tag" | "rule"; values: string[] },
): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, {
      runOnly: only,
      resultTypes: ["violations"],
      preload: false,
    });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ""}`)
          .slice(0, 3)
          .join(" | ")}`,
    );
  }, runOnly);
}
