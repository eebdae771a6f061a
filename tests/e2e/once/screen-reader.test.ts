import { doors, expect, fillIn, freshEmail, open, test } from "../support";

test("a form that came back is read with its errors, in order", async ({ page, expectTrouble }) => {
  expectTrouble(/status of 422 /);
  await open(page, "/");
  await fillIn(page, doors.freelancer, {
    email: freshEmail(),
    name: "Ada",
    Skills: "a, b, c, d, e, f",
    Country: "Atlantis",
  });
  await page.getByRole("button", { name: doors.freelancer.submit }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.locator("form").first()).toMatchAriaSnapshot(`
    - alert:
      - heading "2 things to fix" [level=2]
      - list:
        - listitem:
          - link "Name 5 skills at most."
        - listitem:
          - link /country/
    - textbox "E-mail"
    - textbox "Name": Ada
    - group "Optional. You can add this later.":
      - combobox "Discipline"
      - textbox "Skills" [invalid]
      - textbox "Country" [invalid]
      - textbox "Day rate"
      - combobox "Currency"
    - button "Join as a freelancer"
  `);
  await expect(page.getByLabel(/^Skills/)).toHaveAccessibleDescription(
    "Name 5 skills at most. Up to 5, separated by commas.",
  );
});
