import { randomBytes } from "node:crypto";
import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import type { SessionRecord } from "~/domain/session";
import type { Attempt } from "~/features/sign-in/auth/attempts.server";
import type { Link } from "~/features/sign-in/auth/links.server";
import type { StoreTransaction } from "~/platform/ports/store";
import { hashed } from "~/values/hash.server";
import { apiKeyHeader, graphqlUrl, origin } from "./settings";
import { withStore } from "./store";

export { origin, requireSetting } from "./settings";
export { expect };

interface Fixtures {
  /** Says which console errors and warnings a test brings about on purpose. Any other one fails it. */
  expectTrouble(pattern: RegExp): void;
  /** The address that this test's browsers come from: limits count by network. */
  clientAddress: string;
  /** A page in another browser of the same kind, with cookies of its own. */
  openBrowser(): Promise<Page>;
}

/** Remix asks for the sheets of a page before its loader has said that it leads elsewhere, or is slow to. */
export const lateSheet = /\.css was preloaded using link preload but not used/;

/** Playwright's test, which also fails on page errors, console errors and warnings, and violations of the content policy. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  clientAddress: async ({}, use) => use(freshClientAddress()),
  extraHTTPHeaders: async ({ clientAddress }, use) => use(comingFrom(clientAddress)),
  expectTrouble: [
    async ({ context, browser }, use) => {
      const expected = [lateSheet];
      const troubles: string[] = [];
      const onContext = (opened: typeof context) => noteTroubles(opened, troubles);
      onContext(context);
      browser.on("context", onContext);
      await use((pattern) => expected.push(pattern));
      browser.off("context", onContext);
      expect(
        troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble))),
        "page errors, console errors and warnings, policy violations",
      ).toEqual([]);
    },
    { auto: true },
  ],
  // After `expectTrouble`, which watches every browser opened here.
  openBrowser: async ({ browser, expectTrouble: _watched }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

/** Adds a browser's page errors, console errors and warnings, and violations of the content policy, as they come. */
export function noteTroubles(context: BrowserContext, troubles: string[]): void {
  context.on("weberror", (error) => troubles.push(String(error.error())));
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      troubles.push(`${message.text()} (${message.location().url})`);
  });
}

/** What a browser writes to the console when a server refuses: `expectTrouble(refusal(400))`. */
export function refusal(status: number): RegExp {
  return new RegExp(`the server responded with a status of ${status} `);
}

/** An address in a network that no other test uses: 2001:db8::/32 is nobody's. */
function freshClientAddress(): string {
  return `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;
}

/** What the copy under test believes of this machine, which it is told is a proxy. */
function comingFrom(clientAddress: string): Record<string, string> {
  return { "x-forwarded-for": clientAddress };
}

/** The headers of a browser in a network that no other test uses: what it may post there isn’t used up. */
export function inNewNetwork(): Record<string, string> {
  return comingFrom(freshClientAddress());
}

/** An address that no other test uses. */
export function freshEmail(domain = "example.com"): string {
  return `person.${randomBytes(6).toString("hex")}@${domain}`;
}

// ── Pages ────────────────────────────────────────────────────────────────────────────────────────

/** Goes to an address and, where JavaScript runs, waits until the page answers to it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/**
 * Remix's first inline script ran, so the page will be taken over: React marks the last element last.
 * While an answer or another page is on the way forms are set aside: what is typed then goes nowhere.
 */
export async function untilAlive(page: Page): Promise<void> {
  const isAlive = () =>
    page
      .evaluate(
        () =>
          !("__remixContext" in window) ||
          (Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber$")) &&
            window.__remixRouter.state.navigation.state === "idle"),
      )
      // Another document came while this one was asked.
      .catch(() => false);
  await expect.poll(isAlive, { intervals: [20, 50, 100] }).toBe(true);
}

/** A brief’s page has it twice, and shows one by its style sheet: waits until that has come. */
export async function proposalLink(page: Page): Promise<Locator> {
  await page.waitForLoadState();
  return page.getByRole("link", { name: "Write a proposal" }).filter({ visible: true }).first();
}

/** The signed-in area's banner of a member whose address is unproven. */
export function confirmBanner(page: Page): Locator {
  return page.getByText("Confirm your e-mail", { exact: true });
}

export async function expectApp(page: Page, greeting: string | RegExp = /^Hello/): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: greeting })).toBeVisible();
  // Behind the first proof of an address it says so.
  await expect(page).toHaveURL((url) => url.origin + url.pathname === `${origin}/app`);
  await untilAlive(page);
}

/** The check of a brief is folded in a bar where there is no room beside the form. */
export async function unfoldCheck(page: Page): Promise<void> {
  const summary = page.getByRole("complementary").locator("summary");
  if (await summary.isVisible()) await summary.click();
}

export async function expectLinkSent(page: Page, email: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/login?sent=1`);
  await untilAlive(page);
}

/** Goes to the own profile, whose fields, by their labels, and whose services must say this. */
export async function expectProfile(
  page: Page,
  fields: Record<string, string>,
  services: readonly string[] = [],
): Promise<void> {
  await page.getByRole("link", { name: "Profile", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  for (const [label, value] of Object.entries(fields))
    await expect(page.getByRole("main").getByLabel(new RegExp(`^${label}`))).toHaveValue(value);
  for (const [index, service] of services.entries()) {
    const row = page.getByRole("group", { name: `Service ${index + 1}`, exact: true });
    await expect(row.getByLabel("Service", { exact: true })).toHaveValue(service);
  }
}

/** Goes to what only the member sees of the own account, which must name this address. */
export async function expectAccount(page: Page, email: string, confirmed: "Yes" | "Not yet"): Promise<void> {
  await open(page, "/app/profile/account");
  await expect(page.getByRole("definition").filter({ hasText: email })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: new RegExp(`^${confirmed}$`) })).toBeVisible();
}

// ── Forms ────────────────────────────────────────────────────────────────────────────────────────

interface Door {
  path: string;
  submit: string;
  emailLabel: string;
  nameLabel: string;
  /** What a post calls the name. */
  nameField: string;
  /** Where it leads. */
  to: RegExp;
}

/** The three public forms: where they are and what their needed fields are called. */
export const doors = {
  freelancer: {
    path: "/",
    submit: "Join as a freelancer",
    emailLabel: "E-mail",
    nameLabel: "Name",
    nameField: "name",
    to: /^\/app$/,
  },
  boutique: {
    path: "/boutiques",
    submit: "Join as an agency",
    emailLabel: "Work e-mail",
    nameLabel: "Agency name",
    nameField: "name",
    to: /^\/app$/,
  },
  hire: {
    path: "/hire",
    submit: "Start a brief",
    emailLabel: "Work e-mail",
    nameLabel: "Organisation",
    nameField: "organisation",
    to: /^\/app\/briefs\/new\?id=first[0-9a-z]{10}$/,
  },
} as const satisfies Record<string, Door>;

/** Fills in what a form needs, and the other fields that are named by their labels; doesn't send it. */
export async function fillIn(
  page: Page,
  door: Door,
  fields: { email: string; name: string; [label: string]: string },
): Promise<void> {
  const { email, name, ...others } = fields;
  await page.getByLabel(door.emailLabel, { exact: true }).fill(email);
  await page.getByLabel(door.nameLabel, { exact: true }).fill(name);
  for (const [label, value] of Object.entries(others)) {
    const control = page.locator("form").getByLabel(new RegExp(`^${label.replaceAll("?", "\\?")}`));
    if (await control.evaluate((element) => element.tagName === "SELECT")) {
      await control.selectOption({ label: value });
    } else {
      await control.fill(value);
    }
  }
}

/** Opens a form, fills it in and sends it. */
export async function sendForm(
  page: Page,
  { door = doors.freelancer as Door, email = freshEmail(), name = "Ada Example" } = {},
): Promise<{ email: string; name: string }> {
  await open(page, door.path);
  await fillIn(page, door, { email, name });
  await page.getByRole("button", { name: door.submit }).click();
  return { email, name };
}

/** A hirer who has signed up stands in the first brief. */
export async function expectFirstBrief(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "New brief" })).toBeVisible();
  await untilAlive(page);
}

/** Signs up with what a form needs, and goes to /app. */
export async function signUp(
  page: Page,
  options: Parameters<typeof sendForm>[1] = {},
): Promise<{ email: string; name: string }> {
  const sent = await sendForm(page, options);
  if (options.door?.path === doors.hire.path) {
    await expectFirstBrief(page);
    await open(page, "/app");
  }
  await expectApp(page, `Hello, ${sent.name}`);
  return sent;
}

/** Asks for a link at /login and waits for the page that says it was sent. */
export async function askForLink(page: Page, email: string): Promise<void> {
  await open(page, "/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expectLinkSent(page, email);
}

/** Opens an e-mail link and presses its one button. */
export async function useLink(page: Page, link: string, address?: string): Promise<void> {
  await open(page, link);
  // In the browser of a pending member it confirms; nobody has to be signed in any more.
  await expect(page.getByRole("heading", { name: /^(One step left|Confirm your e-mail)$/ })).toBeVisible();
  if (address) await page.getByLabel("E-mail").fill(address);
  await page.getByRole("button", { name: /^(Sign in|Confirm)$/ }).click();
}

// ── Mails ────────────────────────────────────────────────────────────────────────────────────────

interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where its button leads. */
  link: string;
}

/** Every mail to an address so far, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${origin}/local/mailbox.json`);
  const all = (await answer.json()) as Omit<Mail, "link">[];
  return all
    .filter(({ to }) => to === address)
    .map((mail) => ({ ...mail, link: mail.text.match(/http\S+/)?.[0] ?? "" }))
    .reverse();
}

/** The newest mail to an address, once there are `count`. */
export async function newestMail(address: string, count = 1): Promise<Mail> {
  await expect
    .poll(async () => (await mailsTo(address)).length, { message: `mails to ${address}` })
    .toBe(count);
  const mail = (await mailsTo(address)).at(-1);
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

// ── Without a browser ────────────────────────────────────────────────────────────────────────────

/** One request as a browser on the site sends it, from a network of its own; redirects are not followed. */
export function request(
  path: string,
  init: RequestInit & { form?: Record<string, string>; from?: string } = {},
) {
  const { form, from = freshClientAddress(), ...rest } = init;
  return fetch(new URL(path, origin), {
    redirect: "manual",
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
    ...rest,
    headers: {
      ...comingFrom(from),
      ...(form && { origin }),
      ...Object.fromEntries(new Headers(rest.headers)),
    },
  });
}

/** The cookies that an answer sets, as the browser sends them back. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .filter((pair) => !pair.endsWith("="))
    .join("; ");
}

/** An account that somebody made elsewhere: pending, and with one mail to confirm its address. */
export async function createAccount(email = freshEmail()): Promise<string> {
  const answer = await request(graphqlUrl, {
    method: "POST",
    headers: { "content-type": "application/json", ...apiKeyHeader },
    body: JSON.stringify({
      operationName: "createUser",
      query: "mutation createUser($data: CreateUserData!) { createUser(createUserData: $data) { code } }",
      variables: { data: { email } },
    }),
  });
  expect(await answer.json()).toEqual({ data: { createUser: { code: "SUCCESS" } } });
  await newestMail(email);
  return email;
}

/** A member's cookies, from a sign-up without a browser. */
export async function signUpByRequest(
  email = freshEmail(),
  name = "Ada Example",
): Promise<{ email: string; cookie: string }> {
  const answer = await request("/?index", { form: { email, name } });
  expect(answer.headers.get("location")).toBe("/app");
  return { email, cookie: cookiesOf(answer) };
}

/** A member's cookies, from a sign-up and the mail's link, without a browser. */
export async function joinByRequest({
  door = doors.freelancer as Door,
  name = "Ada Example",
} = {}): Promise<{ email: string; cookie: string }> {
  const email = freshEmail();
  const path = door.path === "/" ? "/?index" : door.path;
  const signedUp = await request(path, { form: { email, [door.nameField]: name } });
  expect(signedUp.headers.get("location")).toMatch(door.to);
  const { pathname, searchParams } = new URL((await newestMail(email)).link);
  const form = Object.fromEntries(searchParams);
  const confirmed = await request(pathname, { form, headers: { cookie: cookiesOf(signedUp) } });
  const to = confirmed.headers.get("location") ?? "";
  expect(to).toContain("notice=confirmed");
  expect(to.replace(/[?&]notice=confirmed/, "")).toMatch(door.to);
  return { email, cookie: cookiesOf(confirmed) };
}

/** Lets a browser carry cookies that another request got. */
export async function takeCookies(page: Page, cookies: string): Promise<void> {
  const pairs = cookies.split("; ").map((pair) => [pair.split("=")[0] ?? "", pair] as const);
  await page
    .context()
    .addCookies(pairs.map(([name, pair]) => ({ name, value: pair.slice(name.length + 1), url: origin })));
}

/** The cookies of a browser, for a request without it. */
export async function cookieHeader(page: Page): Promise<string> {
  const cookies = await page.context().cookies(origin);
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

// ── Time ─────────────────────────────────────────────────────────────────────────────────────────

const minute = 60_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** Lets an e-mail link be older than it may. */
export const letLinkExpire = (link: string) =>
  changeStore(async (tx) => {
    const id = new URL(link).searchParams.get("id") ?? "";
    const found = await tx.get<Link>("links", id);
    if (found) tx.set<Link>("links", id, { ...found.data, expiresAt: ago(minute) });
    return found !== null;
  });

/** Lets the half hour pass in which a browser's session takes sensitive steps. */
export const letProofGrowOld = (page: Page) => setProofAge(page, 31 * minute);

export const letProofBeNew = (page: Page) => setProofAge(page, 0);

const setProofAge = (page: Page, age: number) =>
  changeStore(async (tx) => {
    const cookies = await page.context().cookies(origin);
    const value = decodeURIComponent(cookies.find(({ name }) => name === "session")?.value ?? "");
    const id = hashed("session", JSON.parse(Buffer.from(value, "base64").toString()));
    const found = await tx.get<SessionRecord>("sessions", id);
    if (found) tx.set<SessionRecord>("sessions", id, { ...found.data, createdAt: ago(age) });
    return found !== null;
  });

/** Lets the minute pass in which a link can't be sent again. */
export const letResendPausePass = (address: string) =>
  changeAttempt(address, { linkSentAt: ago(2 * minute) });

/** Lets the newest attempt at an address be older than the ten minutes in which it can open a session. */
export const letAttemptGrowOld = (address: string) => changeAttempt(address, { createdAt: ago(11 * minute) });

const changeAttempt = (address: string, change: Partial<Attempt>) =>
  changeStore(async (tx) => {
    const { items } = await tx.query<Attempt>({
      collection: "attempts",
      where: { address },
      orderBy: { field: "createdAt", direction: "desc" },
      limit: 1,
    });
    for (const { id, data } of items) tx.set<Attempt>("attempts", id, { ...data, ...change });
    return items.length === 1;
  });

/** Changes what the running product has stored; `change` says whether there was anything to change. */
const changeStore = async (change: (tx: StoreTransaction) => Promise<boolean>): Promise<void> =>
  expect(await withStore((store) => store.transact(change))).toBe(true);

/** The filters of a list are folded where there is no room for them. */
export async function unfoldFilters(page: Page): Promise<void> {
  const fold = page.getByText(/^Filters?( and sort)?( \(|$)/);
  if (await fold.isVisible()) await fold.click();
}
