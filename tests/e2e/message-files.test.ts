import { isShown, pdf, photo } from "./files";
import { joinAndPropose, publishBrief, uidOf } from "./market-seeds";
import { doors, expect, joinByRequest, open, refusal, takeCookies, test } from "./support";

test("a message takes a picture and a PDF, which the other side reads and nobody else", async ({
  page: hirer,
  openBrowser,
  expectTrouble,
  javaScriptEnabled,
}) => {
  const { cookie } = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const briefId = await publishBrief(cookie);
  const talentCookie = await joinAndPropose(briefId, {
    name: "Bo Example",
    pitch: "I would measure first, then take the ten slowest queries out of the page.",
    mustHaves: [],
  });
  const conversation = `/app/inbox/${briefId}_${await uidOf(talentCookie)}`;
  const talent = await openBrowser();
  await takeCookies(hirer, cookie);
  await takeCookies(talent, talentCookie);

  await open(hirer, conversation);
  await hirer.getByLabel("Message to Bo Example").fill("Here is how it looks now.");
  if (javaScriptEnabled) {
    await hirer.locator("#write input[type=file]").setInputFiles([await photo(), pdf()]);
    await hirer.getByLabel(/What does it show/).fill("The shop with nine seconds to wait");
    await expect(hirer.locator("#write progress")).toHaveCount(0);
  } else {
    expectTrouble(refusal(422));
    await hirer.getByRole("button", { name: "Add files" }).click();
    await expect(hirer.getByLabel("Message to Bo Example")).toHaveValue("Here is how it looks now.");
    const file = hirer.locator("input[type=file]");
    await file.setInputFiles({ ...pdf("page.svg"), buffer: Buffer.from("<svg onload=alert(1)>") });
    await hirer.getByRole("button", { name: "Add another file" }).click();
    await expect(hirer.getByText(/neither a PDF nor a picture/)).toBeVisible();
    await file.setInputFiles(pdf());
    await hirer.getByRole("button", { name: "Add another file" }).click();
    await expect(hirer.getByText("plan.pdf")).toBeVisible();
    await file.setInputFiles(await photo());
    await hirer.getByLabel("What does the picture show?").fill("The shop with nine seconds to wait");
  }
  await hirer.getByRole("button", { name: "Send", exact: true }).click();
  await expect(hirer.getByRole("article").getByText("Here is how it looks now.")).toBeVisible();
  await expect(hirer).toHaveURL(new RegExp(`${conversation}(#write)?$`));

  await open(talent, conversation);
  await expect.poll(() => isShown(talent, "The shop with nine seconds to wait")).toBe(true);
  const saved = talent.waitForEvent("download");
  await talent.getByRole("link", { name: /plan\.pdf/ }).click();
  expect((await saved).suggestedFilename()).toBe("plan.pdf");
  const address = (await talent.getByRole("link", { name: /plan\.pdf/ }).getAttribute("href")) ?? "";
  const read = await talent.request.get(address);
  expect(read.headers()["content-disposition"]).toMatch(/^attachment;/);

  const stranger = await joinByRequest({ door: doors.hire, name: "Other Works" });
  expect((await talent.request.get(address, { headers: { cookie: stranger.cookie } })).status()).toBe(404);
});
