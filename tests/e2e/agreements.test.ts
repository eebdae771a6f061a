import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { pdf } from "./files";
import { joinAndPropose, publishBrief, tellReplies, uidOf } from "./market-seeds";
import {
  cookieHeader,
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

/** Two whose yes is told, each with a page. */
async function begin(page: Page, other: Page) {
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const briefId = await publishBrief(hirer.cookie, { seats: "2" });
  const pitch = "I would measure first, then take the slowest queries out, one by one.";
  const talent = await joinAndPropose(briefId, { name: "Ada Lovelace", pitch, mustHaves: [] });
  const uid = await uidOf(talent);
  const accepted = await request(`/app/briefs/${briefId}/proposals/${uid}`, {
    form: { intent: "accept" },
    headers: { cookie: hirer.cookie },
  });
  expect(accepted.status).toBe(303);
  await tellReplies(briefId);
  await takeCookies(page, hirer.cookie);
  await takeCookies(other, talent);
  return `/app/work/${briefId}_${uid}`;
}

test("the two of a work agree: one offers a version, the other sends it back, offers another, and it is confirmed", async ({
  page: hirer,
  openBrowser,
  expectTrouble,
  javaScriptEnabled,
}) => {
  expectTrouble(refusal(422));
  const talent = await openBrowser();
  const work = await begin(hirer, talent);
  await open(hirer, work);
  await hirer.getByRole("link", { name: "Write a version" }).click();
  await expect(hirer.getByRole("heading", { name: "Agree on what is done, and for what" })).toBeVisible();
  await expect(hirer.getByLabel("The hirer")).toHaveValue("Harbour Works");
  await hirer.getByLabel("What is done", { exact: true }).fill("The ten slowest queries are gone.");
  await hirer.getByRole("button", { name: "Save and read it through" }).click();
  await expect(hirer.getByText("Only you read it until you offer it.")).toBeVisible();
  await hirer.getByRole("button", { name: "Offer this version" }).click();
  // What is missing is said in the form.
  await expect(hirer.getByRole("alert")).toContainText("Write the price");
  // The link to the field keeps the form, and what is wrong with it.
  await hirer.getByRole("alert").getByRole("link", { name: "Write the price" }).click();
  await expect(hirer.getByRole("alert")).toContainText("Write the price");
  await hirer.locator("[name=price]").fill("9000");
  await hirer.locator("[name=endOn]").fill("2031-05-31");
  await hirer.getByRole("button", { name: "Save and read it through" }).click();
  await hirer.getByRole("button", { name: "Offer this version" }).click();
  await expect(hirer.getByRole("heading", { name: /has your version$/ })).toBeVisible();

  await open(talent, work);
  await talent.getByRole("link", { name: "Read and answer" }).first().click();
  await expect(talent.getByText("The ten slowest queries are gone.")).toBeVisible();
  await untilAlive(talent);
  // What is wrong there doesn't stay beside a counter-offer.
  await talent.locator("summary", { hasText: "Say what should be different" }).click();
  await talent.getByRole("button", { name: "Send it back" }).click();
  await talent.getByRole("link", { name: "Offer another" }).click();
  await expect(talent.getByRole("button", { name: "Save and read it through" })).toBeVisible();
  await expect(talent.getByText("Say what should be different.", { exact: true })).toHaveCount(0);
  await open(talent, `${work}/agreement`);
  await talent.locator("summary", { hasText: "Say what should be different" }).click();
  await talent.getByLabel("What should be different?").fill("Five of them, for that.");
  await talent.getByRole("button", { name: "Send it back" }).click();
  await expect(talent.getByText(/reads what should be different$/)).toBeVisible();

  await open(hirer, `${work}/agreement`);
  await expect(hirer.getByText("Five of them, for that.")).toBeVisible();
  await open(talent, `${work}/agreement?edit=1`);
  await talent.getByLabel("What is done", { exact: true }).fill("The five slowest queries are gone.");
  await talent.getByRole("button", { name: "Save and read it through" }).click();
  await talent.getByRole("button", { name: "Offer this version" }).click();
  await expect(talent.getByRole("heading", { name: /has your version$/ })).toBeVisible();

  await open(hirer, `${work}/agreement`);
  await expect(hirer.getByText("The five slowest queries are gone.")).toBeVisible();
  await hirer.getByRole("button", { name: "Confirm this version" }).click();
  await expect(hirer.getByText("Confirmed: it holds for both of you", { exact: true })).toBeVisible();
  await open(talent, work);
  await expect(talent.getByText("Confirmed by both", { exact: true })).toBeVisible();

  await open(talent, `${work}/agreement?paper=LETTERS`);
  await expect(talent.getByText(/^The PDF lacks letters/)).toBeVisible();
  const address = await talent.getByRole("link", { name: "Save it as a PDF" }).getAttribute("href");
  const paper = await request(address ?? "", { headers: { cookie: await cookieHeader(talent) } });
  expect(paper.headers.get("content-type")).toBe("application/pdf");
  expect(await paper.text()).toMatch(/^%PDF-1\.7/);
  const outsider = await joinByRequest({ door: doors.hire, name: "Others" });
  expect((await request(address ?? "", { headers: { cookie: outsider.cookie } })).status).toBe(404);

  await open(hirer, `${work}/agreement`);
  const downloading = hirer.waitForEvent("download");
  await hirer.getByRole("link", { name: "Save it as JSON" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("agreement-2.json");
  const file = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(file).toMatchObject({
    n: 2,
    by: "TALENT",
    content: { scope: "The five slowest queries are gone." },
  });
  const schema = await request(new URL(file.$schema).pathname);
  expect(await schema.json()).toMatchObject({ $id: file.$schema });
  const archive = `${work}/agreement.zip`;
  await open(hirer, `${work}/agreement`);
  const saving = hirer.waitForEvent("download");
  await hirer.getByRole("link", { name: "Save all of it as an archive" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("agreement-record.zip");
  await checkFromFile(await openBrowser(), await readFile(await saved.path()), javaScriptEnabled !== false);
  const headers = { cookie: await cookieHeader(talent), "accept-language": "ar" };
  const inArabic = Buffer.from(await (await request(archive, { headers })).arrayBuffer());
  await checkInArabic(await openBrowser(), inArabic, javaScriptEnabled !== false);
  expect((await request(archive, { headers: { cookie: outsider.cookie } })).status).toBe(404);

  await open(hirer, work.replace("/app/work/", "/app/inbox/"));
  for (const line of ["You offered a version of the agreement", "You confirmed the agreement"])
    await expect(hirer.getByText(line)).toBeVisible();
});

/** Unpacks an archive for as long as it is looked at. */
async function unpacked(archive: Buffer, look: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "record-"));
  try {
    for (const [name, bytes] of Object.entries(unzipSync(archive)))
      await writeFile(join(directory, name), bytes);
    await look(directory);
  } finally {
    await rm(directory, { recursive: true });
  }
}

const opened = (page: Page, directory: string) =>
  page.goto(pathToFileURL(join(directory, "verify.html")).href);

/** The page of a record, from a disk: whole, and with a version that was changed. */
async function checkFromFile(page: Page, archive: Buffer, scripts: boolean): Promise<void> {
  await unpacked(archive, async (directory) => {
    await opened(page, directory);
    await expect(page.getByText("Version 2 was confirmed")).toBeVisible();
    const verdict = page.getByRole("status");
    if (!scripts) {
      await expect(verdict).toHaveText("Not checked: checking needs JavaScript");
      return;
    }
    await expect(verdict).toHaveText("The record is whole");
    const version = join(directory, "version-2.json");
    const choice = page.getByLabel("Check files of the archive");
    await choice.setInputFiles([version, join(directory, "log.json")]);
    await expect(verdict).toHaveText("The files are whole, and the same as in this page");
    await changed(version);
    await choice.setInputFiles(version);
    await expect(verdict).toHaveText("Version 2 was changed");
    await changed(join(directory, "verify.html"));
    await opened(page, directory);
    await expect(verdict).toHaveText("Version 2 was changed");
  });
}

async function checkInArabic(page: Page, archive: Buffer, scripts: boolean): Promise<void> {
  await unpacked(archive, async (directory) => {
    await opened(page, directory);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    if (scripts) await expect(page.getByRole("status")).toHaveText("السجل سليم");
  });
}

/** One letter of the scope is another one. */
async function changed(file: string): Promise<void> {
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replaceAll("The five slowest queries", "The fire slowest queries"));
}

test("a milestone is delivered with a file, sent back, delivered again and accepted", async ({
  page: hirer,
  openBrowser,
  expectTrouble,
  javaScriptEnabled,
}) => {
  const talent = await openBrowser();
  const work = await begin(hirer, talent);
  await open(hirer, `${work}/agreement`);
  await hirer.getByLabel("What is done", { exact: true }).fill("The ten slowest queries are gone.");
  await hirer.locator("[name=price]").fill("9000");
  await hirer.locator("[name=startOn]").fill("2031-04-01");
  await hirer.locator("[name=endOn]").fill("2031-05-31");
  await hirer.locator("[name=milestonesA]").fill("A list of slow queries");
  await hirer.locator("[name=milestonesADoneWhen]").fill("Each has its cause.");
  await hirer.locator("[name=milestonesADueOn]").fill("2031-04-15");
  await hirer.locator("[name=milestonesAAmount]").fill("9000");
  await hirer.getByRole("button", { name: "Save and read it through" }).click();
  await expect(hirer.getByText("Each has its cause.")).toBeVisible();
  await hirer.getByRole("button", { name: "Offer this version" }).click();
  await expect(hirer.getByRole("heading", { name: /has your version$/ })).toBeVisible();
  await open(talent, `${work}/agreement`);
  await talent.getByRole("button", { name: "Confirm this version" }).click();
  await expect(talent.getByText("Confirmed: it holds for both of you", { exact: true })).toBeVisible();

  /** Chooses a file that can’t be sent, then a PDF: on a page of its own without JavaScript. */
  const choosePlan = async () => {
    const page = { ...pdf("page.svg"), buffer: Buffer.from("<svg onload=alert(1)>") };
    if (javaScriptEnabled !== false) {
      await talent.locator("input[type=file]").setInputFiles(pdf());
      await expect(talent.getByText("plan.pdf")).toBeVisible();
      await expect(talent.locator("progress")).toHaveCount(0);
      return;
    }
    expectTrouble(refusal(422));
    await talent.getByRole("button", { name: "Add files" }).click();
    await expect(talent.getByLabel("What do you deliver?")).toHaveValue("Under /reports.");
    await talent.locator("input[type=file]").setInputFiles(page);
    await talent.getByRole("button", { name: "Add another file" }).click();
    await expect(talent.getByText(/neither a PDF nor a picture/)).toBeVisible();
    await talent.locator("input[type=file]").setInputFiles(pdf());
    await talent.getByRole("button", { name: "Add another file" }).click();
    await expect(talent.getByText("plan.pdf")).toBeVisible();
  };
  const deliver = async (words: string, choose = async () => {}) => {
    await open(talent, work);
    await talent.getByRole("link", { name: "Open the milestones" }).click();
    await talent.locator("summary", { hasText: "Deliver" }).click();
    await talent.getByLabel("What do you deliver?").fill(words);
    await choose();
    await talent.getByRole("button", { name: "Deliver it now" }).click();
    await expect(talent.getByText(/^Delivered: .* looks at it$/)).toBeVisible();
  };
  await deliver("Under /reports.", choosePlan);
  await open(hirer, `${work}/milestones`);
  await expect(hirer.getByText("Under /reports.")).toBeVisible();
  const saved = hirer.waitForEvent("download");
  await hirer.getByRole("link", { name: /plan\.pdf/ }).click();
  expect((await saved).suggestedFilename()).toBe("plan.pdf");
  const address = (await hirer.getByRole("link", { name: /plan\.pdf/ }).getAttribute("href")) ?? "";
  const stranger = await joinByRequest({ door: doors.hire, name: "Other Works" });
  const asked = await hirer.request.get(address, { headers: { cookie: stranger.cookie } });
  expect(asked.status()).toBe(404);
  await hirer.locator("summary", { hasText: "Send it back" }).click();
  await hirer.getByLabel("What isn’t done yet?").fill("Two have no cause.");
  await hirer.getByRole("button", { name: "Send it back now" }).click();
  await expect(hirer.getByText(/^Sent back: .* done$/)).toBeVisible();
  await deliver("Now all have one.");
  await open(hirer, `${work}/milestones`);
  // The round that was sent back keeps its file.
  await hirer.locator("summary", { hasText: "The round before" }).click();
  await expect(hirer.getByRole("link", { name: /plan\.pdf/ })).toBeVisible();
  await hirer.getByRole("button", { name: "Accept it" }).click();
  await expect(hirer.getByText("You accepted it", { exact: true })).toBeVisible();
  await open(talent, `${work}/milestones`);
  await expect(talent.getByRole("heading", { name: "All of it is accepted" })).toBeVisible();
});

test("a hirer asks whether a message is part of it, the talent calls it a favour and then a change, and both see that", async ({
  page: hirer,
  openBrowser,
}) => {
  const talent = await openBrowser();
  const work = await begin(hirer, talent);
  const conversation = work.replace("/app/work/", "/app/inbox/");
  await open(hirer, work);
  await hirer.getByRole("link", { name: "Go to the conversation" }).click();
  await hirer.getByLabel(/^Message to /).fill("Could you do the warehouse, too?");
  await hirer.getByRole("button", { name: "Send", exact: true }).click();
  const message = hirer.getByRole("article").getByRole("listitem").filter({ hasText: "the warehouse" });
  await message.getByLabel("More about this message").click();
  await message.getByRole("link", { name: "Is this part of what you agreed?" }).click();
  await expect(hirer.getByRole("heading", { name: "Is this part of what you agreed?" })).toBeVisible();
  await hirer.getByRole("button", { name: /^Ask / }).click();
  await expect(hirer.getByText(/ is asked$/)).toBeVisible();

  await open(talent, work);
  await expect(talent.getByText("1 waits for your answer", { exact: true })).toBeVisible();
  await talent.getByRole("link", { name: "Look and answer" }).click();
  await talent.getByRole("link", { name: "Could you do the warehouse, too?" }).click();
  await talent.getByRole("button", { name: "A favour", exact: true }).click();
  await expect(talent.getByText("Saved: a favour", { exact: true })).toBeVisible();

  await open(hirer, conversation);
  await hirer.getByRole("article").getByRole("link", { name: "A favour", exact: true }).click();
  await expect(hirer.getByRole("heading", { name: "It is a favour" })).toBeVisible();

  await talent.locator("summary", { hasText: "Answer differently" }).click();
  await talent.getByRole("button", { name: "A change", exact: true }).click();
  await expect(talent.getByRole("link", { name: "Write the change" })).toBeVisible();
  await open(hirer, work);
  await expect(hirer.getByText("1 change", { exact: true })).toBeVisible();
});

test("English text on an Arabic page begins at the edge of its card, not amid it", async ({
  page,
  openBrowser,
}) => {
  const work = await begin(page, await openBrowser());
  await open(page, `${work}?lang=ar`);
  const gap = await page.getByText("Nine of ten pages answer within a second").evaluate((text) => {
    const card = text.parentElement ?? text;
    const begin = card.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(card).paddingLeft);
    return text.getBoundingClientRect().left - begin;
  });
  expect(Math.abs(gap)).toBeLessThan(2);
});
