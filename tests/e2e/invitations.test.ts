import { randomUUID } from "node:crypto";
import { publishBrief, tellReplies, uidOf } from "./market-seeds";
import { doors, expect, joinByRequest, open, request, takeCookies, test, untilAlive } from "./support";

/** A freelancer with one skill who lets themselves be found. */
async function joinWithSkill(name: string, skill: string): Promise<string> {
  const { cookie } = await joinByRequest({ name });
  const form = { intent: "save", displayName: name, skills: skill, visibility: "MEMBERS", revision: "1" };
  const saved = await request("/app/profile", { form, headers: { cookie } });
  expect(saved.status).toBe(303);
  return cookie;
}

test("a hirer publishes, invites two of the people who fit, and accepts one; the other declines", async ({
  page,
  openBrowser,
}) => {
  // A skill of this test's own: nobody else fits.
  const skill = `Sail ${randomUUID().slice(0, 8)}`;
  const ada = await joinWithSkill("Ada Sailmaker", skill);
  const bo = await joinWithSkill("Bo Rigger", skill);
  const cy = await joinWithSkill("Cy Steersman", skill);
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(hirer.cookie, { skills: skill, seats: "2" });
  const path = `/app/briefs/${id}`;

  await takeCookies(page, hirer.cookie);
  await open(page, `${path}/published?done=published`);
  await untilAlive(page);
  await expect(page.getByText("Your brief is live", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Invite / })).toHaveCount(3);
  for (const name of ["Ada Sailmaker", "Bo Rigger"]) {
    await page.getByRole("link", { name: `Invite ${name}` }).click();
    await page.getByLabel(`A line to ${name}`).fill(`${name}, your sails would suit us.`);
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await expect(page.getByText("The invitation is sent", { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: /^Invite / })).toHaveCount(1);

  await page.getByRole("link", { name: "Invite Cy Steersman" }).click();
  await page.getByLabel("A line to Cy Steersman").fill("Cy, would you steer?");
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await page.getByRole("link", { name: "Withdraw the invitation of Cy Steersman" }).click();
  await page.getByRole("button", { name: "Withdraw the invitation" }).click();
  await expect(page.getByText("The invitation is withdrawn", { exact: true })).toBeVisible();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  const hearing = await openBrowser();
  await takeCookies(hearing, cy);
  await open(hearing, path);
  await expect(
    hearing.getByText("Harbour Works withdrew the invitation. You can still send a proposal."),
  ).toBeVisible();

  const declining = await openBrowser();
  await takeCookies(declining, bo);
  await open(declining, path);
  await untilAlive(declining);
  await expect(declining.getByText("Bo Rigger, your sails would suit us.")).toBeVisible();
  await declining.getByRole("link", { name: "Decline the invitation" }).click();
  await declining.getByLabel("Reason").selectOption({ label: "No time then" });
  await declining.getByRole("button", { name: "Decline the invitation" }).click();
  await expect(declining.getByText("You declined the invitation", { exact: true })).toBeVisible();

  const sending = await openBrowser();
  await takeCookies(sending, ada);
  await open(sending, path);
  await untilAlive(sending);
  await expect(sending.getByText(/^A place is kept for you until /)).toBeVisible();
  await sending.getByRole("link", { name: "Write a proposal" }).first().click();
  const pitch = sending.getByLabel("What would you do, and why you?");
  await expect(pitch).toHaveValue(/^Thank you for the invitation\./);
  await pitch.fill("Thank you for the invitation. I would measure the mast, then cut the sail, then sew it.");
  await sending.getByRole("button", { name: "Send proposal" }).click();
  await expect(sending.getByText("Your proposal is sent", { exact: true })).toBeVisible();

  await open(page, path);
  await expect(page.getByText("No time then", { exact: true })).toBeVisible();
  await expect(page.getByText("Sent a proposal", { exact: true })).toBeVisible();
  const form = { intent: "accept" };
  const accepted = await request(`${path}/proposals/${await uidOf(ada)}`, {
    form,
    headers: { cookie: hirer.cookie },
  });
  expect(accepted.status).toBe(303);
  await tellReplies(id);
  await open(sending, `${path}/proposal`);
  await expect(sending.getByText(/^Next: write to /)).toBeVisible();
});
