import type { BrowserContext, Page } from "@playwright/test";
import { sayRefusal } from "~/domain/refusal-texts";
import { eraseBrief, joinAndPropose, openBrief, publishBrief, suspend, uidOf } from "./market-seeds";
import {
  doors,
  expect,
  joinByRequest,
  open,
  refusal,
  request,
  takeCookies,
  test,
  untilAlive,
} from "./support";

const words = "Every page asks the database forty times,\nand nobody knows why.";
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));

/** A form of the signed-in area, by hand. */
interface Form {
  /** Where it is. */
  path: string;
  type(page: Page): Promise<unknown>;
  button: string | RegExp;
  /** All that was typed and chosen: still in the form, or where that is gone, as text. */
  expectTyped(page: Page): Promise<unknown>;
}

/** What was typed is in its field; or on the page as text, where the page has no such form any more. */
async function expectText(page: Page, label: string, text: string) {
  const typed = field(page, label);
  // The answer comes before the page is read anew, and with that the form may go.
  await expect(async () => {
    if ((await typed.count()) > 0) await expect(typed).toHaveValue(text, { timeout: 1_000 });
    else await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** A chosen day likewise. */
async function expectDay(page: Page, label: string, day: string) {
  const typed = field(page, label);
  const date = new Date(day).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
  // The answer comes before the page is read anew, and with that the form may go.
  await expect(async () => {
    if ((await typed.count()) > 0) await expect(typed).toHaveValue(day, { timeout: 1_000 });
    else await expect(page.getByText(date).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

const published = (id: string): Form => ({
  path: `/app/briefs/${id}/edit`,
  type: (page) => field(page, "What is the problem").fill(words),
  button: "Save changes",
  expectTyped: (page) => expectText(page, "What is the problem", words),
});
const dates = (id: string): Form => ({
  path: `/app/briefs/${id}/edit`,
  type: (page) => field(page, "Reply date").fill(inDays(25)),
  button: "Save changes",
  expectTyped: (page) => expectDay(page, "Reply date", inDays(25)),
});
const closing = (id: string): Form => ({
  path: `/app/briefs/${id}?ask=close`,
  type: (page) => page.getByLabel("The budget went away").check(),
  button: "Close it",
  async expectTyped(page) {
    // In the form, or in words where the page has the form no more.
    const chosen = page.getByRole("radio", { name: "The budget went away", checked: true });
    const shown = page.getByRole("definition").getByText("The budget went away");
    await expect(chosen.or(shown)).toHaveCount(1);
  },
});
const decline = (id: string, uid: string): Form => ({
  path: `/app/briefs/${id}/proposals/${uid}?decide=decline`,
  async type(page) {
    await page.getByLabel("Reason").selectOption("The price doesn’t fit the budget");
    await field(page, "A note to them").fill(words);
  },
  button: /^Decline /,
  expectTyped: (page) => expectText(page, "A note to them", words),
});
const proposal = (id: string): Form => ({
  path: `/app/briefs/${id}/proposal`,
  type: (page) => field(page, "What would you do").fill(words),
  button: "Save draft",
  expectTyped: (page) => expectText(page, "What would you do", words),
});
const profile: Form = {
  path: "/app/profile",
  type: (page) => field(page, "About").fill(words),
  button: "Save profile",
  expectTyped: (page) => expectText(page, "About", words),
};
const settings: Form = {
  path: "/app/profile/account",
  async type(page) {
    await page.getByRole("group", { name: "About proposals" }).getByLabel("Never").check();
    await field(page, "Time zone").selectOption("Asia/Tokyo");
  },
  button: "Save",
  async expectTyped(page) {
    await expect(page.getByRole("group", { name: "About proposals" }).getByLabel("Never")).toBeChecked();
    await expect(field(page, "Time zone")).toHaveValue("Asia/Tokyo");
  },
};
const deletion: Form = {
  path: "/app/profile/account",
  type: (page) => page.getByLabel("Yes, delete my account").check(),
  button: "Delete my account",
  expectTyped: (page) => expect(page.getByLabel("Yes, delete my account")).toBeChecked(),
};

/** Opens a form in a tab of its own, and types into it. */
async function fillIn(context: BrowserContext, form: Form): Promise<Page> {
  const tab = await context.newPage();
  await open(tab, form.path);
  await form.type(tab);
  return tab;
}

/** Presses its button, and expects the answer's words and all that was typed. */
async function expectRefused(tab: Page, form: Form, said: string | RegExp) {
  // A draft that saves itself may be refused before.
  const isPressed = (sent: string | null) => sent !== null && !sent.includes("intent=autosave");
  await Promise.all([
    tab.waitForResponse((answer) => isPressed(answer.request().postData())),
    tab.getByRole("button", { name: form.button, exact: true }).click(),
  ]);
  await untilAlive(tab);
  await expect(tab.getByText(said).first()).toBeVisible();
  await form.expectTyped(tab);
  await expect(tab.getByRole("button", { name: "Send again" })).toHaveCount(0);
  await tab.close();
}

/** Fills in all the forms, lets something happen, and sends them. */
async function sendAfter(
  context: BrowserContext,
  forms: readonly (readonly [Form, said: string | RegExp])[],
  happens: () => Promise<unknown>,
) {
  const tabs: Page[] = [];
  for (const [form] of forms) tabs.push(await fillIn(context, form));
  await happens();
  for (const [index, [form, said]] of forms.entries()) {
    const tab = tabs[index];
    if (tab) await expectRefused(tab, form, said);
  }
}

const joinAsHirer = () => joinByRequest({ door: doors.hire, name: "Harbour Works" });

/** A hirer's open brief, with a proposal. */
async function createBrief(cookie: string) {
  const id = await publishBrief(cookie);
  const pitch = "I would measure first, then take the ten slowest queries out, one by one.";
  const applicant = await joinAndPropose(id, { name: "Cy", pitch, mustHaves: [] });
  return { id, applicant, uid: await uidOf(applicant) };
}

const send = (path: string, cookie: string, form: Record<string, string>) =>
  request(path, { form, headers: { cookie } });

test("forms of a member whose account was suspended meanwhile say so, and keep what was typed", async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(refusal(403));
  const hirer = await joinAsHirer();
  const { id, uid, applicant } = await createBrief(hirer.cookie);
  const unanswered = await publishBrief(hirer.cookie);
  await takeCookies(page, hirer.cookie);
  const said = sayRefusal("NOT_ACTIVE");
  await sendAfter(
    context,
    [
      [published(unanswered), "What you typed is here"],
      [dates(id), "What you typed is here"],
      [closing(id), said],
      [decline(id, uid), said],
      [deletion, said],
    ],
    () => suspend(hirer.cookie),
  );
  await takeCookies(page, applicant);
  const other = await openBrief();
  await sendAfter(
    context,
    [
      [proposal(other), said],
      [profile, said],
    ],
    () => suspend(applicant),
  );
});

test("forms whose brief is gone say so, and what was typed can still be copied", async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(refusal(404));
  const hirer = await joinAsHirer();
  const { id, uid, applicant } = await createBrief(hirer.cookie);
  await takeCookies(page, hirer.cookie);
  const gone = sayRefusal("NOT_FOUND");
  await sendAfter(context, [[decline(id, uid), gone]], () => eraseBrief(id));
  await takeCookies(page, applicant);
  const other = await openBrief();
  await sendAfter(context, [[proposal(other), gone]], () => eraseBrief(other));
});

test("forms whose brief was closed in another tab say so, and keep what was typed", async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(refusal(409));
  const hirer = await joinAsHirer();
  const { id, uid } = await createBrief(hirer.cookie);
  const talent = await joinByRequest();
  await takeCookies(page, hirer.cookie);
  const close = () => send(`/app/briefs/${id}`, hirer.cookie, { intent: "close", reason: "BUDGET" });
  const [moved, declined] = [await fillIn(context, dates(id)), await fillIn(context, decline(id, uid))];
  await takeCookies(page, talent.cookie);
  const sent = { ...proposal(id), button: "Send proposal" };
  const proposed = await fillIn(context, sent);
  expect((await close()).status).toBe(303);
  await expectRefused(proposed, sent, sayRefusal("BRIEF_CLOSED"));
  await takeCookies(page, hirer.cookie);
  await expectRefused(moved, dates(id), "What you typed is here");
  await expectRefused(declined, decline(id, uid), sayRefusal("WRONG_STATE"));
});

test("what can't be right, or comes too often, is said above the form, with all that was typed", async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(refusal(422));
  expectTrouble(refusal(429));
  const talent = await joinByRequest();
  await takeCookies(page, talent.cookie);
  const wrongLink = (form: Form): Form => ({
    ...form,
    type: (tab) => field(tab, "Links").fill("javascript:alert(1)"),
    expectTyped: (tab) => expectText(tab, "Links", "javascript:alert(1)"),
  });
  const brief = await openBrief();
  const isWrong = /is no web address/;
  const changed = {
    messages: "DAILY",
    proposals: "DAILY",
    briefs: "DAILY",
    timeZone: "UTC",
    intent: "settings",
  };
  await sendAfter(
    context,
    [
      [wrongLink(profile), isWrong],
      [wrongLink(proposal(brief)), isWrong],
      [settings, /^That was a lot in a short time\. Nothing you typed is lost/],
    ],
    () => Promise.all(Array.from({ length: 60 }, () => send(settings.path, talent.cookie, changed))),
  );
});

test("a profile that was saved in another tab shows both versions", async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(refusal(409));
  const talent = await joinByRequest();
  await takeCookies(page, talent.cookie);
  await sendAfter(context, [[profile, "This profile was changed since you opened it"]], async () => {
    const theirs = { displayName: "Ada Example", about: "What they wrote.", visibility: "MEMBERS" };
    const saved = await send(profile.path, talent.cookie, { ...theirs, intent: "save", revision: "1" });
    expect(saved.status).toBe(303);
  });
});

test("forms that are sent after the session ended are filled in as they were after the login", async ({
  page,
  context,
}) => {
  const hirer = await joinAsHirer();
  const { id, uid } = await createBrief(hirer.cookie);
  await takeCookies(page, hirer.cookie);
  for (const form of [dates(id), closing(id), decline(id, uid), profile, settings, deletion]) {
    const tab = await fillIn(context, form);
    await context.clearCookies({ name: "session" });
    await tab.getByRole("button", { name: form.button, exact: true }).click();
    await expect(tab.getByRole("heading", { name: "Sign in" })).toBeVisible();
    const back = new URL(tab.url()).searchParams.get("redirect") ?? "";
    // The login itself is another test's: ended-session.test.ts.
    await takeCookies(page, hirer.cookie);
    await open(tab, back);
    await expect(tab.getByText(/^You had to sign in again first/)).toBeVisible();
    await form.expectTyped(tab);
    await tab.close();
  }
});
