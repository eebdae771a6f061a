import { expect, joinByRequest, open, refusal, takeCookies, test } from "./support";

const about = "I build shops that answer in a second, for ten years now.";

test("an open form of one member is not sent as another, who signed in meanwhile", async ({
  page,
  expectTrouble,
  javaScriptEnabled,
}) => {
  expectTrouble(refusal(409));
  const first = await joinByRequest();
  const second = await joinByRequest();
  await takeCookies(page, first.cookie);
  await open(page, "/app/profile");
  const field = page.getByLabel("About");
  await field.fill(about);
  await takeCookies(page, second.cookie);
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText(`signed in as ${second.email} now`).first()).toBeVisible();
  if (javaScriptEnabled) await expect(field).toHaveValue(about);
  else await expect(page.getByText(about).first()).toBeVisible();
});
