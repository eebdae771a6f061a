import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { routeOf, routes } from "../support/routes";
import { administer } from "./administer";
import { pdf, photo } from "./files";
import { joinAndPropose, openBrief, tellReplies } from "./market-seeds";
import { showMembers, showSearches } from "./pages-of-finding";
import { showAsking, showReferences } from "./pages-of-references";
import {
  askForLink,
  createAccount,
  doors,
  expect,
  fillIn,
  freshEmail,
  joinByRequest,
  letProofBeNew,
  letProofGrowOld,
  newestMail,
  open,
  request,
  signUpByRequest,
  takeCookies,
  untilAlive,
} from "./support";

/** What the browser's console says of pages that are brought up here on purpose. */
export const expectedHere = /status of (?:400|404|422|500) |ErrorResponse|Something broke/;

/** A browser whose policy lets a check in, and without motion, which would let it measure a colour on its way to another. */
const settings = { bypassCSP: true, reducedMotion: "reduce" } as const;

type Look = (page: Page, name: string) => Promise<void>;
const loadingView = "the loading view";

/**
 * Brings up every page of the product and every state of it, one after the other, and has each looked at. A new
 * page of a member's comes by itself, as it is for one who may do everything; its states belong here.
 */
export async function forEveryPage(browser: Browser, check: Look): Promise<void> {
  const seen = new Set<string>();
  const look: Look = async (page, name) => {
    seen.add(routeOf(new URL(page.url()).pathname).pattern);
    // Behind the answer to a form its page's data is asked for anew.
    if (name !== loadingView) await expect(page.getByText("Loading...")).toHaveCount(0);
    await check(page, name);
  };
  const openPage = async () => (await browser.newContext(settings)).newPage();
  const [visitor, member, owner] = await Promise.all([openPage(), openPage(), openPage()]);
  await showPublicPages(visitor, look);
  await showForms(visitor, look);
  // The longest name that a form takes, without a space to break at.
  const { email, cookie } = await signUpByRequest(freshEmail(), "M".repeat(80));
  await takeCookies(member, cookie);
  await showCase(member, cookie, look);
  await showHistory(member, cookie, look);
  await showMember(member, email, look);
  await showOwner(owner, look);
  const briefId = await showOwnBrief(owner, look);
  const invited = await openPage();
  const talent = await showMembers(owner, invited, briefId, look);
  await showOpenBrief(member, briefId, look);
  await showDecisions(owner, briefId, look);
  await open(owner, "/app/notifications");
  await look(owner, "/app/notifications with some");
  await open(member, `/app/briefs/${briefId}/proposal`);
  await expect(member.getByText(/^Next: write to /)).toBeVisible();
  await look(member, "/app/briefs/:id/proposal that is accepted");
  await showReferences(owner, member, briefId, look);
  const client = await openPage();
  await showAsking(member, client, look);
  const office = await openPage();
  await showOffice(office, look);
  // A hirer with one open brief is led on to its form.
  await open(office, `/app/members/${talent}/invite`);
  await look(office, "/app/members/:uid/invite");
  await showPlainPages(member, seen, look);
  for (const page of [visitor, member, owner, invited, client, office]) await page.context().close();
}

/** The pages that nothing has brought up yet. */
async function showPlainPages(page: Page, seen: ReadonlySet<string>, look: Look): Promise<void> {
  const wanting: string[] = [];
  for (const { pattern } of routes.filter(({ isPage, pattern }) => isPage && !seen.has(pattern))) {
    const isPlain = /^\/app\/[^:*]+$/.test(pattern);
    const shown = isPlain && (await page.goto(pattern))?.ok() && new URL(page.url()).pathname === pattern;
    if (!shown) wanting.push(pattern);
    else {
      await untilAlive(page);
      await look(page, pattern);
    }
  }
  expect(wanting, "tests/e2e/every-page.ts wants lines that bring up each of these").toEqual([]);
}

/** What an administrator reads and decides. */
async function showOffice(page: Page, look: Look): Promise<void> {
  const { email, cookie } = await joinByRequest({ door: doors.hire, name: "Keeper of Order" });
  await administer("grant", email);
  await takeCookies(page, cookie);
  await open(page, "/app/admin");
  await look(page, "/app/admin");
  await page
    .getByRole("link", { name: /^Brief of / })
    .first()
    .click();
  await untilAlive(page);
  await page.locator("summary", { hasText: "Suspend" }).click();
  await page.getByRole("button", { name: /^Suspend / }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "/app/admin/reports/:id with an error");
  await open(page, "/app/admin/members");
  await page.getByLabel("Name, e-mail or id").fill(email);
  await page.getByRole("button", { name: "Find member" }).click();
  await expect(page.getByText("This is your own account.")).toBeVisible();
  await look(page, "/app/admin/members with somebody found");
  await open(page, "/app/admin/trail");
  await look(page, "/app/admin/trail");
}

async function showPublicPages(page: Page, look: Look): Promise<void> {
  const pages = [
    "/",
    "/boutiques",
    "/hire",
    "/login",
    "/sign-in",
    "/not-me",
    "/unsubscribe",
    "/answer",
    "/privacy",
    "/terms",
    "/imprint",
    "/roots",
  ];
  for (const path of pages) {
    await open(page, path);
    await look(page, path);
  }
  await open(page, "/");
  await page.route(/[?&]_data=/, () => {});
  await page.getByRole("link", { name: "For hirers" }).click();
  // It comes into sight after a moment; from then on nothing else can be reached.
  await expect(page.locator("[inert] #main")).toBeAttached();
  await look(page, loadingView);
  await page.unroute(/[?&]_data=/);

  await open(page, "/");
  await page.context().setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await look(page, "/ offline");
  await page.context().setOffline(false);
  // Until it is gone it keeps links from being followed.
  await expect(page.getByText("You are offline")).toHaveCount(0);

  await page.route(/[?&]_data=/, (route) => route.fulfill({ status: 500, body: "Something broke" }));
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await look(page, "the error page");
  await page.unroute(/[?&]_data=/);

  const shown = await openBrief({ readers: "EVERYONE", discipline: "design", location: "Leipzig" });
  for (const path of [
    "/briefs",
    "/briefs?discipline=writing",
    `/briefs/${shown}`,
    "/briefs/none-of-them-1",
  ]) {
    await open(page, path);
    await look(page, path);
  }
  await open(page, "/sign-in?id=unknown&oobCode=unknown");
  await look(page, "/sign-in with an unknown link");
}

async function showForms(page: Page, look: Look): Promise<void> {
  const wrong = {
    freelancer: { Country: "Atlantis" },
    boutique: { "Team size": "-3" },
    hire: { Start: "2020-02-02" },
  };
  for (const kind of ["freelancer", "boutique", "hire"] as const) {
    const door = doors[kind];
    await open(page, door.path);
    await fillIn(page, door, { email: freshEmail(), name: "Ada", ...wrong[kind] });
    await page.getByRole("button", { name: door.submit }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await look(page, `${door.path} with an error`);
  }
  await open(page, "/login");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "/login with an error");

  const email = await createAccount();
  await askForLink(page, email);
  await look(page, "/login?sent=1");
  await page.getByLabel("E-mail").fill("ada@nowhere");
  await page.getByRole("button", { name: "Send to this e-mail" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "/login?sent=1 with an error");

  await open(page, (await newestMail(email, 2)).link);
  await look(page, "/sign-in with a link");
  await open(page, "/local/mailbox");
  await look(page, "/local/mailbox");
  await open(page, "/local/styleguide");
  await look(page, "/local/styleguide");
}

async function showMember(page: Page, email: string, look: Look): Promise<void> {
  for (const path of ["/app", "/app/profile", "/app/profile/picture", "/app/inbox", "/app/notifications"]) {
    await open(page, path);
    await look(page, path);
  }
  await open(page, "/app/profile/picture");
  const noPicture = { name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not one") };
  await page.getByLabel("Choose a picture").setInputFiles(noPicture);
  await page.getByRole("button", { name: "Save the picture" }).click();
  await expect(page.getByText(/isn’t a picture/)).toBeVisible();
  await look(page, "/app/profile/picture with an error");
  await open(page, "/app/profile/resume");
  await look(page, "/app/profile/resume");
  await page.getByLabel("Or paste its text").fill("{");
  await page.getByRole("button", { name: "Show what it says" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "/app/profile/resume with an error");
  const resume = { basics: { label: "Weaver".repeat(15), summary: "<p>Cloth.</p>" }, work: [{}] };
  await page.getByLabel("Or paste its text").fill(JSON.stringify(resume));
  await page.getByRole("button", { name: "Show what it says" }).click();
  await expect(page.getByRole("heading", { name: "Left out" })).toBeVisible();
  await look(page, "/app/profile/resume with what it says");
  await showProfile(page, look);
  const { link } = await newestMail(email);
  await open(page, link);
  await look(page, "/sign-in of a pending member");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("link", { name: "Send your first proposal" })).toBeVisible();
  await untilAlive(page);
  await look(page, "/app of a confirmed member");
  await open(page, "/app/profile/email");
  const to = freshEmail();
  await page.getByLabel("E-mail").fill(to);
  await page.getByRole("button", { name: "Send both links" }).click();
  await expect(page.getByText("Follow both links", { exact: true })).toBeVisible();
  await look(page, "/app/profile/email while links are on their way");
  await open(page, (await newestMail(to)).link);
  await look(page, "/change-email");
  await open(page, "/passkey?redirect=%2Fapp");
  await look(page, "/passkey");
  await letProofGrowOld(page);
  await open(page, "/app/profile/email");
  await look(page, "/app/confirm");
  await letProofBeNew(page);
}

async function showCase(page: Page, cookie: string, look: Look): Promise<void> {
  await open(page, "/app/profile/cases");
  await look(page, "/app/profile/cases without any");
  const id = randomUUID();
  const form = { intent: "save", id, client: "a bank", year: "2024", problem: "Slow.", result: "Fast." };
  const sent = { form: { ...form, title: "A shop" }, headers: { cookie } };
  expect((await request("/app/profile/cases/new", sent)).status).toBe(303);
  await open(page, `/app/profile/cases/${id}`);
  await look(page, "/app/profile/cases/:id");
  await open(page, "/app/profile/cases");
  await look(page, "/app/profile/cases");
}

async function showHistory(page: Page, cookie: string, look: Look): Promise<void> {
  await open(page, "/app/profile/history?section=work");
  await look(page, "/app/profile/history with a form");
  const entries: Record<string, string>[] = [
    { section: "work", name: "Engines", startDate: "2019", summary: "Numbers.", highlights: "Note G" },
    { section: "education", institution: "Leeds", area: "Mathematics" },
  ];
  for (const entry of entries) {
    const sent = { form: { intent: "save", was: "", ...entry }, headers: { cookie } };
    expect((await request("/app/profile/history", sent)).status).toBe(303);
  }
  await open(page, "/app/profile/history");
  await look(page, "/app/profile/history");
}

async function showProfile(page: Page, look: Look): Promise<void> {
  await open(page, "/app/profile");
  await page.getByLabel("Links").fill("nothing like an address");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "/app/profile with an error");
  await page.getByLabel("Links").fill("https://example.com/work");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await untilAlive(page);
  await look(page, "/app/profile that is saved");
  await page.getByRole("link", { name: "See it as others do" }).click();
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  await look(page, "/app/members of oneself");
}

/** Who owns the address that a stranger signed up with. */
async function showOwner(page: Page, look: Look): Promise<void> {
  const email = freshEmail();
  await request("/hire", {
    form: { email, organisation: "Northwind", problem: "Our shop is slow on phones.", budget: "9000" },
  });
  const { link } = await newestMail(email);
  await open(page, link);
  await look(page, "/sign-in with a link that another browser asked for");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Is this yours?" })).toBeVisible();
  await untilAlive(page);
  const shownAt = () => new URL(page.url()).pathname;
  await look(page, `${shownAt()} with a stranger's entries`);
  await page.getByRole("button", { name: "Delete it and start fresh" }).click();
  await expect(page.getByRole("heading", { name: "What brings you here?" })).toBeVisible();
  await look(page, `${shownAt()} without a kind`);
  await page.getByRole("button", { name: "I want to hire" }).click();
  await expect(page.getByRole("heading", { name: "Hello" })).toBeVisible();
  await open(page, "/app/profile");
  await look(page, "/app/profile that is empty");
}

const mustHave = "Has made a slow shop fast";
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A hirer's brief, from an empty form to an open one; answers its id. */
async function showOwnBrief(page: Page, look: Look): Promise<string> {
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}`));
  await open(page, "/app/briefs/new");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await untilAlive(page);
  await look(page, "/app/briefs/new with an error");
  await field("Title").fill("A shop that answers in a second");
  await field("Summary").fill("Our shop takes nine seconds to answer; we want it to take one.");
  await field("What is the problem").fill("Every page asks the database forty times, and nobody knows why.");
  await field("What does success look like").fill("Nine of ten pages answer within a second.");
  await field("Skills").fill("TypeScript, SQL");
  await field("Must-haves").fill(mustHave);
  await field("Where").selectOption({ label: "Remote" });
  await field("Budget from").fill("8000");
  await field("Start").fill(inDays(0));
  await field("Last day for proposals").fill(inDays(10));
  await field("Reply date").fill(inDays(20));
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Your brief is live", { exact: true })).toBeVisible();
  const id = new URL(page.url()).pathname.split("/")[3] ?? "";
  await look(page, "/app/briefs/:id/published");
  await page.getByRole("link", { name: "See the brief" }).click();
  await page.getByRole("link", { name: "Close it without filling it" }).click();
  await expect(page.getByRole("heading", { name: "Close it without filling it?" })).toBeVisible();
  await look(page, "/app/briefs/:id of one's own, about to be closed");
  await open(page, "/app/briefs?status=open");
  await look(page, "/app/briefs of a hirer");
  await open(page, `/app/members?sort=${id}`);
  await look(page, "/app/members for a brief");
  await open(page, "/app/members?skill=nobody&country=Peru");
  await look(page, "/app/members that finds nobody");
  await open(page, "/app/members/saved");
  await look(page, "/app/members/saved");
  return id;
}

/** What talent sees of a brief, from finding it to having sent a proposal. */
async function showOpenBrief(page: Page, id: string, look: Look): Promise<void> {
  await open(page, "/app/briefs?skill=sql&workplace=remote");
  await look(page, "/app/briefs with filters");
  await showSearches(page, look);
  await open(page, `/app/briefs/${id}`);
  await page.getByRole("button", { name: /^Bookmark/ }).click();
  await expect(page.getByRole("button", { name: "Remove bookmark" })).toBeVisible();
  await page.getByLabel("Ask the hirer").fill(`Whose is it?${" ".repeat(20)}`);
  await page.getByRole("button", { name: "Send the question" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "/app/briefs/:id with an error");
  await page.getByLabel("Ask the hirer").fill("Whose is the database, and may we change it?");
  await page.getByRole("button", { name: "Send the question" }).click();
  await expect(page.getByText("Your question is sent", { exact: true })).toBeVisible();
  await look(page, "/app/briefs/:id with a question");
  await open(page, "/app/briefs/saved");
  await look(page, "/app/briefs/saved");
  await open(page, `/app/report?about=brief&id=${id}`);
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "/app/report with an error");
  await page.getByLabel("It is advertising or spam").check();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { name: /^Thank you/ })).toBeVisible();
  await look(page, "/app/report that was sent");

  await open(page, `/app/briefs/${id}/proposal`);
  const pitch = page.getByLabel("What would you do, and why you?");
  await pitch.fill("Too short.");
  await page.getByLabel("Yes", { exact: true }).check();
  await page.getByRole("button", { name: "Send proposal" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "/app/briefs/:id/proposal with an error");
  await page.getByRole("button", { name: "Save and add files" }).click();
  await expect(page.getByRole("heading", { name: /^Files of your proposal/ })).toBeVisible();
  await untilAlive(page);
  const noFile = { name: `${"W".repeat(90)}.svg`, mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") };
  await page.locator("input[type=file]").setInputFiles([await photo(), pdf(), noFile]);
  await expect(page.getByText(/neither a PDF nor a picture/)).toBeVisible();
  await look(page, "/app/files/:place/:id with files to add");
  await page.getByRole("button", { name: `Remove ${noFile.name}` }).click();
  await page.getByRole("button", { name: "Add these files" }).click();
  await expect(page.getByText("Added", { exact: true })).toBeVisible();
  await look(page, "/app/files/:place/:id");
  await page.getByRole("link", { name: "Back to your proposal" }).click();
  await untilAlive(page);
  await pitch.fill(`I would measure first, and then ${"mend ".repeat(20)}`);
  await page.getByLabel(/^Where have you done this/).fill("Two shops, last year.");
  await page.getByRole("button", { name: "Send proposal" }).click();
  await expect(page.getByRole("heading", { name: "Sent", exact: true })).toBeVisible();
  await untilAlive(page);
  await page.getByText("Withdraw it", { exact: true }).click();
  await look(page, "/app/briefs/:id/proposal that is sent");
  await open(page, "/app/briefs/proposals");
  await look(page, "/app/briefs/proposals");
}

/** What a hirer reads and decides once proposals have come. */
async function showDecisions(page: Page, id: string, look: Look): Promise<void> {
  await joinAndPropose(id, {
    name: "Bo Example",
    pitch: "I would measure first, then take the ten slowest queries out of the page. ".repeat(10),
    mustHaves: [mustHave],
  });
  await open(page, `/app/briefs/${id}`);
  await page.getByText("Remove", { exact: true }).click();
  await look(page, "/app/briefs/:id with a question to answer");
  await open(page, `/app/briefs/${id}/proposals`);
  await look(page, "/app/briefs/:id/proposals/:uid that waits first");
  for (const box of await page.getByLabel(/^Choose /).all()) await box.check();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compare" })).toBeVisible();
  await look(page, "/app/briefs/:id/compare");
  await page.getByRole("link", { name: "Decline Bo Example" }).click();
  await untilAlive(page);
  await page.getByLabel("Reason").selectOption("Another reason");
  await look(page, "/app/briefs/:id/proposals/:uid while declining");
  await open(page, `/app/briefs/${id}/edit`);
  await look(page, "/app/briefs/:id/edit of the dates");

  await open(page, `/app/briefs/${id}/proposals`);
  await page.getByRole("link", { name: /^M+$/ }).click();
  await expect(page.getByRole("heading", { name: "Your decision" })).toBeVisible();
  await untilAlive(page);
  await look(page, "/app/briefs/:id/proposals/:uid to be decided about");
  await page.getByRole("link", { name: /^Accept M/ }).click();
  await untilAlive(page);
  await look(page, "/app/briefs/:id/reply");
  await page
    .getByLabel(/^Reason for /)
    .first()
    .selectOption("Another reason");
  await page.getByRole("button", { name: "Accept, and decline 1" }).click();
  await expect(page.getByText(/^You accepted M+$/)).toBeVisible();
  await tellReplies(id);
  await page.reload();
  await untilAlive(page);
  await expect(page.getByText(/^Next: write to /)).toBeVisible();
  await look(page, "/app/briefs/:id/proposals/:uid that is accepted");
  await open(page, "/app/inbox");
  await look(page, "/app/inbox with conversations");
  await page.getByRole("link", { name: /^M+$/ }).click();
  await untilAlive(page);
  await page.getByLabel(/^Message to M/).fill(`${"W".repeat(300)} https://example.com/${"a".repeat(300)}`);
  await page.locator("#write input[type=file]").setInputFiles([await photo(`${"W".repeat(90)}.jpg`), pdf()]);
  await expect(page.getByLabel(/What does it show/)).toBeVisible();
  await expect(page.locator("#write progress")).toHaveCount(0);
  await look(page, "/app/inbox/:id with files to send");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("You", { exact: true })).toBeVisible();
  await look(page, "/app/inbox/:id");
  await open(page, `${new URL(page.url()).pathname}/files`);
  await look(page, "/app/inbox/:id/files");
}
