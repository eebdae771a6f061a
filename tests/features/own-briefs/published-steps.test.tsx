import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { wholeContent } from "#tests/support/content";
import { briefFields } from "~/domain/fields/brief-fields";
import { PublishedSteps } from "~/features/own-briefs/pages/published-steps";
import type { WholeBrief } from "~/features/proposals/shared/next-step";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useRouteLoaderData: () => ({ origin: "https://guildhall.example" }),
}));

const brief = {
  ...wholeContent(briefFields),
  id: "a-brief-1",
  title: "Tea & trains",
  summary: "Both on time.",
  openTo: "FREELANCER",
  skills: ["SQL", "Go"],
  cap: 12,
  closesAt: "2027-05-21T00:00:00.000Z",
  decideBy: "2027-05-31T00:00:00.000Z",
  readers: "MEMBERS",
  fillsAt: null,
};
const render = (more: object = {}) =>
  renderToStaticMarkup(
    <PublishedSteps brief={{ ...brief, ...more } as unknown as WholeBrief & { fillsAt: null }} />,
  );

it("a published brief says its whole address, whom it suits and what happens when, without a script", () => {
  const page = render();
  const address = "https://guildhall.example/app/briefs/a-brief-1";
  expect(page).toContain(`value="${address}"`);
  expect(page).toContain(
    `mailto:?subject=Tea%20%26%20trains&amp;body=Both%20on%20time.%0A%0A${encodeURIComponent(address)}`,
  );
  expect(page).toContain("Freelancers with SQL or Go in their profile");
  expect(page).toContain("up to 12 at once");
  expect(page).toMatch(/Last day for proposals.*20 May 2027.*Reply date.*30 May 2027/);
});

it("a brief for everyone is shared by its public address, and one that is being filled takes no more", () => {
  expect(render({ readers: "EVERYONE" })).toContain(
    'value="https://guildhall.example/briefs/tea-trains-a_brief_1"',
  );
  expect(render({ fillsAt: "2027-05-02T10:00:00.000Z" })).not.toContain("Proposals come in");
});
