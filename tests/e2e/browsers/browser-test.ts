import { test as base, expect } from "@playwright/test";
import { lateSheet } from "../support";
import { openChromium } from "./chromium";
import { openFirefox } from "./firefox";
import { createPerson } from "./person";
import type { Browsing, Tab } from "./tab";
import { openWebkit } from "./webkit";

export { expect };

const openers = { chromium: openChromium, firefox: openFirefox, webkit: openWebkit };

/** One browser for all of a project's tests: each begins where nobody is signed in, and ends with an empty console. */
export const test = base.extend<{ person: ReturnType<typeof createPerson> }, Browsing & { tab: Tab }>({
  program: ["", { option: true, scope: "worker" }],
  scripts: [true, { option: true, scope: "worker" }],
  tab: [
    async ({ browserName, program, scripts }, use) => {
      const tab = await openers[browserName as keyof typeof openers]({ program, scripts });
      await use(tab);
      await tab.close();
    },
    { scope: "worker" },
  ],
  person: async ({ tab }, use, info) => {
    const person = createPerson(tab);
    await tab.changeNetwork();
    await person.open("/sign-out");
    // What another test chose ends with it.
    await person.open("/?lang=en");
    await use(person);
    if (info.errors.length > 0) await info.attach("page", { body: await tab.run("document.body.innerText") });
    const troubles = (await tab.troubles()).filter((trouble) => !lateSheet.test(trouble));
    expect(troubles, "the browser’s console").toEqual([]);
  },
});
