import type { Locator, Page } from "@playwright/test";
import { untilAlive } from "../support";
import { laidOut } from "./reflow";

/** What no form takes, by the type of its control. */
const wrong: Readonly<Record<string, string>> = { date: "1999-01-01", number: "-1", email: "ada@" };
const fields = "input:is([type=text], [type=date], [type=number], [type=email], [type=url]), textarea";
// The button that Enter presses is out of sight.
const pressed =
  "button:not([aria-hidden=true]), summary, label:has([type=radio]), label:has([type=checkbox])";

/** The console's words where a tab's own post, an automatic save, is kept back. */
export const expectedOfPresses = /ERR_FAILED/;

/**
 * Looks at each form of a walk once, known by its controls, and counts the pages that had a new one.
 * It presses in a tab of its own, which sends nothing: the walk goes on with what it has typed and
 * saved.
 */
export function createPressCheck() {
  const pressedPages = new Set<string>();
  return {
    pressedPages,
    async find(page: Page): Promise<string[]> {
      const controls = await controlsOf(page);
      if ((await page.locator("main form").locator(fields).count()) === 0 || pressedPages.has(controls))
        return [];
      pressedPages.add(controls);
      const tab = await page.context().newPage();
      await tab.route("**", (route) =>
        route.request().method() === "POST" ? route.abort() : route.continue(),
      );
      await tab.goto(page.url());
      await untilAlive(tab);
      const lost = await findLostPresses(tab);
      await tab.close();
      return lost;
    },
  };
}

const controlsOf = (page: Page) =>
  page
    .locator("main form")
    .evaluateAll((forms) =>
      forms.map((form) => [...new FormData(form as HTMLFormElement).keys()].join()).join(";"),
    );

/**
 * Controls of the page's forms that a press doesn't reach, because the field that it leaves moves
 * them between mouse-down and mouse-up. Nothing is sent.
 */
async function findLostPresses(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    window.addEventListener(
      "click",
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        Object.assign(window, { clicked: event.target });
      },
      { capture: true },
    );
  });
  const lost: string[] = [];
  for (const form of await page.locator("main form").all()) {
    const targets = await form.locator(pressed).filter({ visible: true }).all();
    const own = await form.locator(fields).filter({ visible: true }).all();
    if (own.length === 0) continue;
    // Each control after one of the fields, and each field before one of the controls at least.
    for (let at = 0; at < Math.max(targets.length, own.length); at += 1) {
      const [field, target] = [own[at % own.length], targets[at % targets.length]];
      if (!field || !target || (await isReached(page, field, target))) continue;
      // A field's check moves the page each time; what comes by itself, as a live change, once.
      if (await isReached(page, field, target)) continue;
      lost.push(
        `a press is lost: ${(await target.innerText()).trim()} after ${await field.getAttribute("name")}`,
      );
    }
  }
  return lost;
}

/** Whether a press on the target, right after what the field doesn't take was typed there, is the target's click. */
async function isReached(page: Page, field: Locator, target: Locator): Promise<boolean> {
  const type = (await field.getAttribute("type")) ?? "text";
  await field.fill(wrong[type] ?? "–");
  await target.scrollIntoViewIfNeeded();
  // What typing shows, as a counter, is there before the pointer comes.
  await laidOut(page);
  const box = await target.boundingBox();
  if (!box) return true;
  await page.mouse.move(box.x + Math.min(box.width / 2, 16), box.y + box.height / 2);
  await page.mouse.down();
  // What the field's check shows is laid out now.
  await laidOut(page);
  await page.mouse.up();
  const isIts = await target.evaluate((element) => {
    const { clicked } = window as { clicked?: unknown };
    Object.assign(window, { clicked: undefined });
    return clicked instanceof Node && element.contains(clicked);
  });
  await field.fill("");
  return isIts;
}
