import type { Page } from "@playwright/test";

interface Node {
  role: string;
  name: string;
  description: string;
  properties: Record<string, unknown>;
}

const controls = ["button", "link", "textbox", "combobox", "Date"];

/** What a screen reader would not be told, by the browser's own accessibility tree. */
export async function findSilence(page: Page): Promise<string[]> {
  const twice = await page.locator("[role=status] :is([role=status], [aria-live])").count();
  return [
    ...findFaults(await readTree(page)),
    ...(twice > 0 ? [`${twice} of what is said stand within something that is said`] : []),
  ];
}

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
