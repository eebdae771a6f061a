import { hold } from "../hold";
import { doors, expect, joinByRequest, open, takeCookies, test } from "../support";

test("what was refused while a brief saved itself is said until it is mended, not until it is saved again", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/422/);
  await takeCookies(page, (await joinByRequest({ door: doors.hire, name: "Harbour Works" })).cookie);
  await open(page, "/app/briefs/new");
  const mustHaves = page.getByLabel(/^Must-haves/);
  await page.getByLabel("Title").fill("A shop that answers in a second");
  await mustHaves.fill(Array.from({ length: 12 }, (_, at) => `Has made shop ${at} fast`).join("\n"));
  await page.getByLabel("Title").focus();
  const refused = page.getByText(/^Name \d+ .* at most\.$/);
  await expect(refused.first()).toBeVisible();

  const release = await hold(page, /_data=/);
  await mustHaves.fill("Has made a slow shop fast");
  await expect(refused).toHaveCount(0);
  await release();
});
