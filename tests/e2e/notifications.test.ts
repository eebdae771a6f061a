import { joinAndPropose, publishBrief } from "./market-seeds";
import { doors, expect, joinByRequest, open, takeCookies, test, untilAlive } from "./support";

test("the bell counts what a member was told; following it, or opening what it is about, takes it off", async ({
  page,
}) => {
  const { cookie } = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(cookie);
  const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";
  for (const name of ["Ann Example", "Bo Example", "Cy Example"])
    await joinAndPropose(id, { name, pitch, mustHaves: [] });
  await takeCookies(page, cookie);
  await open(page, "/app");
  const bell = (count: number) =>
    page.getByRole("link", {
      name: count > 0 ? `Notifications, ${count} unread` : "Notifications",
      exact: true,
    });
  const told = (name: string) =>
    page.getByRole("link", { name: new RegExp(`^${name} sent a proposal for “`) });

  await bell(3).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await untilAlive(page);
  await told("Bo Example").click();
  await expect(page.getByRole("heading", { level: 1, name: "Bo Example" })).toBeVisible();
  await expect(bell(2)).toBeVisible();

  await open(page, `/app/briefs/${id}/proposals`);
  await page.getByRole("link", { name: "Ann Example", exact: true }).click();
  await expect(page).toHaveURL(/\/proposals\/./);
  await expect(bell(1)).toBeVisible();

  await bell(1).click();
  await untilAlive(page);
  await expect(page.getByRole("listitem").filter({ hasText: "New" })).toHaveText(/Cy Example/);
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell(0)).toBeVisible();
  await expect(page.getByText("New", { exact: true })).toHaveCount(0);
  await expect(told("Cy Example")).toBeVisible();
});
