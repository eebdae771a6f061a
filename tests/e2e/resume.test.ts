import { readFile } from "node:fs/promises";
import { expect, open, refusal, signUpByRequest, takeCookies, test, untilAlive } from "./support";

const resume = {
  basics: {
    name: "Ada Example",
    label: "I make slow shops fast",
    summary: "<p>Eleven years of <b>slow</b> systems.</p><script>document.title = 'fuzzed'</script>",
    location: { countryCode: "PT", city: "Porto" },
    url: "https://ada.example/work",
  },
  work: [{ name: "Engines Ltd" }],
  projects: [{ name: "Claims in a day", entity: "a bank", description: "Two weeks for a claim." }],
  skills: [{ name: "TypeScript" }, { name: "SQL" }],
};
const toFile = (text: string) => ({
  name: "resume.json",
  mimeType: "application/json",
  buffer: Buffer.from(text),
});

test("a member reads a resume in, chooses what to save, and takes it out again", async ({
  page,
  expectTrouble,
}) => {
  await takeCookies(page, (await signUpByRequest()).cookie);
  await open(page, "/app/profile");
  await page.getByRole("link", { name: /Fill in from a resume file/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your profile as a file" })).toBeVisible();
  await untilAlive(page);

  expectTrouble(refusal(413));
  await page.getByLabel("Choose a file").setInputFiles(toFile(" ".repeat(5 * 1024 * 1024)));
  await page.getByRole("button", { name: "Show what it says" }).click();
  await expect(page.getByRole("alert")).toContainText("more than 256 kB");
  await expect(page.getByRole("alert")).toBeFocused();

  expectTrouble(refusal(422));
  await page.getByLabel("Or paste its text").fill('{\n  "basics": {},,\n}');
  await page.getByRole("button", { name: "Show what it says" }).click();
  await expect(page.getByRole("alert")).toContainText("a comma too many on line 2");
  await expect(page.getByLabel("Or paste its text")).toHaveValue('{\n  "basics": {},,\n}');

  await untilAlive(page);
  await page.getByLabel("Choose a file").setInputFiles(toFile(JSON.stringify(resume)));
  await page.getByRole("button", { name: "Show what it says" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What your resume says" })).toBeVisible();
  await untilAlive(page);
  await expect(page.getByText("Eleven years of slow systems.", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText("HTML was removed; its text stays.")).toBeVisible();
  await expect(page.getByText("Engines Ltd")).toBeVisible();
  await expect(page.getByText("A profile names the country only.")).toBeVisible();
  const [newCase] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: /^Make it a case ?: Claims in a day/ }).click(),
  ]);
  await expect(newCase.getByLabel("For whom")).toHaveValue("a bank");
  await expect(newCase.getByRole("alert")).toContainText("Write what came of it.");
  await newCase.getByLabel("Year").fill("2024");
  await newCase.getByLabel("What came of it?").fill("It takes a day.");
  await newCase.getByRole("button", { name: "Save case" }).click();
  await expect(newCase.getByText("“Claims in a day” is saved", { exact: true })).toBeVisible();
  await newCase.close();
  await page.getByRole("checkbox", { name: "Links" }).uncheck();
  await page.getByRole("button", { name: "Save to profile" }).click();

  await expect(page.getByText("Saved", { exact: true })).toBeInViewport();
  await untilAlive(page);
  await expect(page.getByLabel("Headline")).toHaveValue("I make slow shops fast");
  await expect(page.getByLabel("Skills")).toHaveValue("TypeScript, SQL");
  await expect(page.getByLabel("Country")).toHaveValue("Portugal");
  await expect(page.getByLabel("Links")).toHaveValue("");

  await open(page, "/app/profile/resume");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download resume.json" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("resume.json");
  const file = await readFile(await download.path(), "utf8");
  expect(JSON.parse(file).basics).toMatchObject({ label: "I make slow shops fast", profiles: [] });
  await page.getByLabel("Choose a file").setInputFiles(toFile(file));
  await page.getByRole("button", { name: "Show what it says" }).click();
  await expect(page.getByText("Nothing new in it")).toBeVisible();
});
