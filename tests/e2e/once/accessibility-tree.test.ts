import type { Page } from "@playwright/test";
import { expectedHere, forEveryPage } from "../every-page";
import { doors, expect, fillIn, freshEmail, open, test } from "../support";

// What a screen reader is told, from the browser's own accessibility tree.

interface Node {
  role: string;
  name: string;
  description: string;
  properties: Record<string, unknown>;
}

const controls = ["button", "link", "textbox", "combobox", "Date"];

test("on every page each control has a name, each error is told with its field, and landmarks and headings say where one is", async ({
  browser,
  expectTrouble,
}) => {
  test.setTimeout(120_000);
  expectTrouble(expectedHere);
  const found: string[] = [];
  const titles = new Map<string, Set<string>>();
  await forEveryPage(browser, async (page, name) => {
    found.push(...findFaults(await readTree(page)).map((fault) => `${name}: ${fault}`));
    const title = await page.title();
    if (!/^.+ · Guildhall$/.test(title)) found.push(`${name}: its title is "${title}"`);
    const [path = ""] = name.split(" ");
    if (path.startsWith("/")) titles.set(title, (titles.get(title) ?? new Set()).add(path));
  });
  expect(found).toEqual([]);
  expect([...titles].filter(([, paths]) => paths.size > 1)).toEqual([]);
});

async function readTree(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties }) => ({
      role: String(role?.value),
      name: String(name?.value ?? "").trim(),
      description: String(description?.value ?? ""),
      properties: Object.fromEntries((properties ?? []).map(({ name, value }) => [name, value.value])),
    }));
}

function findFaults(nodes: Node[]): string[] {
  const faults: string[] = [];
  const withRole = (...roles: string[]) => nodes.filter(({ role }) => roles.includes(role));
  const nameless = withRole(...controls, "navigation", "group", "region").filter(({ name }) => name === "");
  faults.push(...nameless.map(({ role }) => `a ${role} has no name`));
  const silent = nodes.filter(({ properties, description }) => properties.invalid === "true" && !description);
  faults.push(...silent.map(({ name }) => `nothing says what is wrong with ${name}`));

  const loading = nodes.some(({ name }) => name === "Loading...");
  if (withRole("main").length !== (loading ? 0 : 1)) faults.push("it needs one main landmark");
  const landmarks = withRole("navigation").map(({ name }) => name);
  if (new Set(landmarks).size < landmarks.length)
    faults.push(`two landmarks are called the same: ${landmarks}`);
  // axe checks the order of the others.
  const first = withRole("heading").filter(({ properties }) => properties.level === 1);
  if (first.length !== (loading ? 0 : 1)) faults.push("it needs one heading 1");
  return faults;
}

test("a form that came back is read with its errors, in order", async ({ page, expectTrouble }) => {
  expectTrouble(/status of 400 /);
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
    - group "Helps us match you. Leave out what you like.":
      - combobox "Discipline optional"
      - textbox "Skills optional" [invalid]
      - textbox "Country optional" [invalid]
      - textbox "Day rate optional"
      - combobox "Currency"
    - button "Join as a freelancer"
  `);
  await expect(page.getByLabel(/^Skills/)).toHaveAccessibleDescription(
    "Name 5 skills at most. Up to five, separated by commas.",
  );
});
