import type { Page } from "@playwright/test";
import { laidOut } from "./reflow";

/** What no form takes, by the type of its control. */
const wrong: Readonly<Record<string, string>> = { date: "1999-01-01", number: "-1", email: "ada@" };
const fields = "input:is([type=text], [type=date], [type=number], [type=email], [type=url]), textarea";
// The button that Enter presses is out of sight.
const pressed =
  "button:not([aria-hidden=true]), summary, label:has([type=radio]), label:has([type=checkbox])";

/**
 * Controls of the page's forms that a press doesn't reach, because the field that it leaves moves
 * them between mouse-down and mouse-up. Nothing is sent.
 */
export async function findLostPresses(page: Page): Promise<string[]> {
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
    for (const field of await form.locator(fields).filter({ visible: true }).all()) {
      const type = (await field.getAttribute("type")) ?? "text";
      for (const target of targets) {
        await field.fill(wrong[type] ?? "–");
        await target.scrollIntoViewIfNeeded();
        const box = await target.boundingBox();
        if (!box) continue;
        await page.mouse.move(box.x + Math.min(box.width / 2, 16), box.y + box.height / 2);
        await page.mouse.down();
        // What the field's check shows is laid out now.
        await laidOut(page);
        await page.mouse.up();
        const isReached = await target.evaluate((element) => {
          const { clicked } = window as { clicked?: unknown };
          Object.assign(window, { clicked: undefined });
          return clicked instanceof Node && element.contains(clicked);
        });
        if (!isReached)
          lost.push(`${(await target.innerText()).trim()} after ${await field.getAttribute("name")}`);
      }
      await field.fill("");
    }
  }
  return lost;
}
