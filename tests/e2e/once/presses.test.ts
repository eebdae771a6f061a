import { openBrief } from "../market-seeds";
import { findLostPresses } from "../page-checks/presses";
import { doors, expect, joinByRequest, open, takeCookies, test } from "../support";

test("a press on any control of a form reaches it, right after a field with an error", async ({ page }) => {
  const found: string[] = [];
  const look = async (path: string) => {
    await open(page, path);
    const lost = await findLostPresses(page);
    found.push(...lost.map((one) => `${path}: ${one}`));
  };
  for (const { path } of Object.values(doors)) await look(path);
  await look("/login");
  await takeCookies(page, (await joinByRequest({ door: doors.hire, name: "Harbour Works" })).cookie);
  for (const path of ["/app/briefs/new", "/app/profile", "/app/profile/account"]) await look(path);
  await takeCookies(page, (await joinByRequest()).cookie);
  const proposal = `/app/briefs/${await openBrief()}/proposal`;
  for (const path of [proposal, "/app/profile", "/app/profile/cases/new", "/app/briefs"]) await look(path);
  expect(found).toEqual([]);
});
