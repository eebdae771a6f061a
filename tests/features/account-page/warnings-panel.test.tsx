import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { WarningsPanel } from "~/features/account-page/pages/warnings-panel";
import { warningPath } from "~/paths";

// No router is needed to see what a page says.
vi.mock("@remix-run/react", () => ({
  useLocation: () => ({ pathname: "", search: "" }),
  useMatches: () => [],
  useRouteLoaderData: () => ({ contact: "hello@guildhall.example" }),
}));

it("every warning stands with its words where the notice leads to", () => {
  const warnings = [
    { at: "2027-03-01T10:00:00.000Z", words: "You wrote to people who had said no." },
    { at: "2027-03-01T09:00:00.000Z", words: "You asked for fees up front." },
  ];
  const shown = renderToStaticMarkup(<WarningsPanel warnings={warnings} />);
  for (const { words } of warnings) expect(shown).toContain(words);
  expect(shown).toContain(`id="${warningPath.split("#", 2)[1]}"`);
  expect(renderToStaticMarkup(<WarningsPanel warnings={[]} />)).toBe("");
});
