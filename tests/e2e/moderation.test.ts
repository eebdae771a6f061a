import { administer } from "./administer";
import { openBrief, uidOf } from "./market-seeds";
import {
  doors,
  expect,
  joinByRequest,
  mailsTo,
  open,
  request,
  takeCookies,
  test,
  untilAlive,
} from "./support";

const reason = "You asked members for fees up front.\nOur terms don’t allow that.";

/** All that an answer tells, but for what is new with each, its time and its number, and for the address that was asked. */
async function told(path: string, init: Parameters<typeof request>[1]): Promise<string> {
  const answer = await request(path, init);
  const headers = [...answer.headers].filter(([name]) => !/^(date|x-request-id|set-cookie)$/.test(name));
  const all = JSON.stringify([answer.status, headers, await answer.text()]);
  return all.replaceAll(encodeURIComponent(path), "[asked]");
}

test("what a member reports is read by an administrator, whose reason the other one reads on every page", async ({
  page,
  openBrowser,
}) => {
  const brief = await openBrief();
  const reporter = await joinByRequest();
  const reported = await joinByRequest({ name: "Paul Prepay" });
  const uid = await uidOf(reported.cookie);
  const made = await joinByRequest({ door: doors.hire, name: "Keeper of Order" });

  await takeCookies(page, reporter.cookie);
  await open(page, `/app/briefs/${brief}`);
  await page.getByRole("link", { name: "Report this brief" }).click();
  await untilAlive(page);
  await page.getByLabel("It looks like a scam").check();
  await page.getByLabel("What should we know").fill("They ask for a deposit.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { name: "Thank you, we’ll look at it" })).toBeVisible();

  const office = await openBrowser();
  await takeCookies(office, made.cookie);
  await open(office, "/app/admin");
  await expect(office.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  expect(await administer("grant", made.email)).toContain("is an administrator now");
  await open(office, "/app");
  await office.getByRole("link", { name: "Admin", exact: true }).click();
  await untilAlive(office);
  await office
    .getByRole("listitem")
    .filter({ hasText: "Brief of Harbour Works" })
    .filter({ hasText: "Ada Example" })
    .first()
    .getByRole("link")
    .click();
  await expect(office.getByText("Every page asks the database forty times")).toBeVisible();
  await untilAlive(office);
  await office.getByRole("button", { name: "Dismiss report" }).click();
  await expect(office.getByText("The report is dismissed", { exact: true })).toBeVisible();

  await open(office, "/app/admin/members");
  await office.getByLabel("Name, e-mail or id").fill(reported.email);
  await office.getByRole("button", { name: "Find member" }).click();
  await expect(office.getByRole("heading", { name: "Paul Prepay" })).toBeVisible();
  await expect(office).toHaveURL(new RegExp(`uid=${uid}$`));
  await untilAlive(office);
  await office.locator("summary").filter({ hasText: "Suspend" }).click();
  await office
    .getByLabel("Reason", { exact: true })
    .last()
    .selectOption({ label: "It looks like a scam, or asks for money" });
  await office.getByLabel("What they read").last().fill(reason);
  await office.getByRole("button", { name: "Suspend Paul Prepay" }).click();
  await expect(office.getByText("Paul Prepay is suspended", { exact: true })).toBeVisible();

  await takeCookies(page, reported.cookie);
  for (const path of ["/app", "/app/profile"]) {
    await open(page, path);
    await expect(page.getByText("Our terms don’t allow that.")).toBeVisible();
  }
  await expect
    .poll(async () => (await mailsTo(reported.email)).at(-1)?.text)
    .toContain("You asked members for fees up front.");

  expect(await administer("verify")).toContain("The audit trail is whole");
  expect(await administer("revoke", made.email)).toContain("is no administrator now");
  await open(office, "/app/admin/trail");
  await expect(office.getByRole("heading", { name: /^Hello/ })).toBeVisible();
});

test("to everybody else there is nothing at the administrators’ addresses", async () => {
  const member = await joinByRequest();
  const pages = ["", "/decided", "/members?uid=somebody", "/jobs", "/trail", "/reports/one"];
  for (const cookie of ["", member.cookie]) {
    const headers = { cookie };
    for (const page of pages) {
      const there = `/app/admin${page}`;
      const nowhere = `/app/nothing${page}`;
      expect(await told(there, { headers }), there).toEqual(await told(nowhere, { headers }));
      expect(await told(there, { headers })).toContain('["location","/"]');
      const form = { intent: "suspend", uid: "somebody", words: "x", member: "somebody", proof: "none" };
      expect(await told(there, { headers, form })).toEqual(await told(nowhere, { headers, form }));
      const data = (path: string) => `${path}${path.includes("?") ? "&" : "?"}_data=routes%2Fapp.%24`;
      expect(await told(data(there), { headers })).toEqual(await told(data(nowhere), { headers }));
    }
  }
});
