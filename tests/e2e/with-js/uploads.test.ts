import type { Page } from "@playwright/test";
import { isShown, pdf, photo } from "../files";
import { joinAndPropose, publishBrief, uidOf } from "../market-seeds";
import { doors, expect, joinByRequest, open, refusal, takeCookies, test, untilAlive } from "../support";

const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";

/** A hirer's page of a conversation. */
async function openThread(page: Page): Promise<void> {
  const { cookie } = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const briefId = await publishBrief(cookie);
  const ann = await joinAndPropose(briefId, { name: "Ann Example", pitch, mustHaves: [] });
  await takeCookies(page, cookie);
  await open(page, `/app/inbox/${briefId}_${await uidOf(ann)}`);
  await untilAlive(page);
}

const write = (page: Page) => page.locator("#write");

/** Whether the preview of a chosen picture shows something. */
const isDrawn = (page: Page) =>
  write(page)
    .locator("canvas")
    .evaluate((canvas) => {
      const drawn = (canvas as HTMLCanvasElement).getContext("2d")?.getImageData(48, 48, 1, 1).data;
      return drawn?.[3] === 255;
    });

test("a file goes on where the connection was lost, and the text that is typed meanwhile stays", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await openThread(page);
  const sent: string[] = [];
  let lost = 3;
  await page.route(/\/uploads\/.*part=/, async (route) => {
    const part = new URL(route.request().url()).searchParams.get("part") ?? "";
    if (part !== "0" && lost > 0) {
      lost -= 1;
      return route.abort();
    }
    sent.push(part);
    return route.continue();
  });
  const large = { ...pdf("large.pdf"), buffer: Buffer.alloc(600_000, "%PDF-1.4\n") };
  await write(page).locator("input[type=file]").setInputFiles(large);
  await expect(page.getByText("No connection. It goes on when you’re back online.")).toBeVisible();
  const text = page.getByLabel("Message to Ann Example");
  await text.fill("The whole plan.");
  await expect(page.getByRole("button", { name: "Send", exact: true })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(write(page).locator("progress")).toHaveCount(0);
  expect(sent.sort()).toEqual(["0", "1", "2", "3", "4"]);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("link", { name: /large\.pdf/ })).toBeVisible();
  await expect(page.getByRole("article").getByText("The whole plan.")).toBeVisible();
  await expect(text).toHaveValue("");
  await expect(write(page).getByText("large.pdf")).toHaveCount(0);
});

test("files are dropped on the page, pasted into it, several at once, and removed again", async ({
  page,
}) => {
  await openThread(page);
  const picture = await photo("pasted.jpg");
  const hand = async (
    kind: "drop" | "paste",
    files: { name: string; mimeType: string; buffer: Buffer }[],
  ) => {
    const given = files.map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      bytes: buffer.toString("base64"),
    }));
    // Dropped beside the form, too: a browser would open it in place of the page.
    const target =
      kind === "drop" ? page.getByRole("heading", { level: 1 }) : page.getByLabel("Message to Ann Example");
    await target.evaluate(
      (target, { kind, given }) => {
        const data = new DataTransfer();
        for (const { name, mimeType, bytes } of given) {
          const buffer = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
          data.items.add(new File([buffer], name, { type: mimeType }));
        }
        const about = { bubbles: true, cancelable: true };
        target.dispatchEvent(
          kind === "drop"
            ? new DragEvent("drop", { ...about, dataTransfer: data })
            : new ClipboardEvent("paste", { ...about, clipboardData: data }),
        );
      },
      { kind, given },
    );
  };
  await hand("drop", [pdf("one.pdf"), pdf("two.pdf"), pdf("three.pdf")]);
  await hand("paste", [picture]);
  await page.getByLabel(/What does it show/).fill("What was pasted");
  // A PDF has no preview; the picture's is drawn.
  await expect(write(page).locator("canvas")).toHaveCount(1);
  await expect.poll(() => isDrawn(page)).toBe(true);
  await expect(write(page).locator("progress")).toHaveCount(0);
  await hand("drop", [pdf("four.pdf"), pdf("five.pdf")]);
  await expect(page.getByText("There is room for 5 files.")).toBeVisible();
  for (const name of ["two.pdf", "four.pdf"])
    await page.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect.poll(() => isShown(page, "What was pasted")).toBe(true);
  const links = page.getByRole("article").getByRole("link", { name: /\.pdf/ });
  await expect(links).toHaveText([/^one\.pdf/, /^three\.pdf/]);
});

test("what can’t be sent stands first and is removed before the rest is sent, and leaving asks about it", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusal(422));
  await openThread(page);
  const drawing = { ...pdf("drawing.jpg"), buffer: Buffer.from("<svg onload=alert(1)>") };
  await write(page)
    .locator("input[type=file]")
    .setInputFiles([pdf("one.pdf"), drawing, pdf("two.pdf")]);
  await expect(page.getByText("1 of 3 files can’t be sent. Remove it to go on.")).toBeVisible();
  await expect(write(page).locator("progress")).toHaveCount(0);
  const rows = write(page).getByRole("listitem");
  await expect(rows.first()).toContainText("drawing.jpg");
  const send = page.getByRole("button", { name: "Send", exact: true });
  await expect(send).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Remove drawing.jpg" }).click();
  await expect(send).not.toHaveAttribute("aria-disabled", "true");

  await page.getByRole("link", { name: "Briefs", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Leave without the files?" });
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(rows).toHaveCount(2);
  await send.click();
  await expect(page.getByRole("article").getByRole("link", { name: /\.pdf/ })).toHaveCount(2);
  // Nothing is left to ask about.
  await page.getByRole("link", { name: "Briefs", exact: true }).click();
  await expect(page).toHaveURL(/\/app\/briefs/);
});
