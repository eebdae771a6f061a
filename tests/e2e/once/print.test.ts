import { doors, expect, joinByRequest, open, takeCookies, test } from "../support";

test("on paper a page begins at once, and no box is printed around what is filled in or empty", async ({
  page,
}) => {
  await takeCookies(page, (await joinByRequest({ door: doors.hire, name: "Harbour Works" })).cookie);
  await open(page, "/app/briefs/new");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  // Colours take a moment to change.
  const findFaults = () => {
    const found: string[] = [];
    const styleOf = (element: Element) => getComputedStyle(element);
    // Firefox begins a grid or a line of boxes that doesn’t fit on the first page on the second.
    const main = document.querySelector("main");
    for (let at: Element | null | undefined = main?.querySelector("form"); at; at = at.parentElement)
      if (styleOf(at).display !== "block" && at.matches("body, body *"))
        found.push(`${at.tagName} is ${styleOf(at).display}`);
    const paper = styleOf(document.documentElement).backgroundColor;
    for (const control of main?.querySelectorAll("input, textarea, select") ?? [])
      if (control.checkVisibility() && !control.matches("[type=radio], [type=checkbox], [type=hidden]"))
        for (const colour of [styleOf(control).borderBlockStartColor, styleOf(control).backgroundColor])
          if (colour !== "rgb(255, 255, 255)" && colour !== "rgba(0, 0, 0, 0)")
            found.push(`${control.getAttribute("name")} is ${colour} on ${paper}`);
    for (const gone of document.querySelectorAll("main button, [role=status], nav, footer"))
      if (gone.checkVisibility()) found.push(`${gone.tagName} is printed`);
    return found;
  };
  await expect.poll(() => page.evaluate(findFaults)).toEqual([]);
});

test("what Blueprint draws over a page isn’t printed", async ({ page }) => {
  await open(page, "/terms");
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "blueprint"));
  const drawn = () =>
    page.evaluate(() => [
      getComputedStyle(document.body, "::after").content,
      getComputedStyle(document.querySelector("h1") ?? document.body).outlineStyle,
    ]);
  await expect.poll(drawn).toEqual(['"largeDesktop 1440"', "dashed"]);
  await page.emulateMedia({ media: "print" });
  await expect.poll(drawn).toEqual(["none", "none"]);
});
