import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { wholeContent } from "#tests/support/content";
import { profileFields } from "~/domain/fields/profile-fields";
import { PublicMemberPage } from "~/features/public-pages/pages/public-member";

let loaded: object;
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useLocation: () => ({ pathname: "/members/a", search: "" }),
  useNavigation: () => ({ state: "idle" }),
  useLoaderData: () => loaded,
  useRouteLoaderData: () => undefined,
}));

const past = {
  ...{ id: "p", name: "Olga Client", organisation: null, title: "A slow shop", year: 2020 },
  ...{ experience: "They made our shop fast.", advice: "Let them measure first." },
  ...{ writtenAt: "2026-11-23T10:00:00.000Z", reply: null },
};
const member = {
  ...wholeContent(profileFields),
  ...{ kind: "AGENCY", language: null, face: null, handle: "a", record: null, cases: [], briefs: [] },
  history: { revision: 1, work: [], education: [], certificates: [] },
  references: { nodes: [], pageInfo: { endCursor: null } },
  pastReferences: [past],
};

it.each([true, false])("references from elsewhere stand on the first page alone: %s", (isFirst) => {
  loaded = { member, ways: {}, isFirst, older: "/members/a?after=x" };
  expect(renderToStaticMarkup(<PublicMemberPage />).includes(past.experience)).toBe(isFirst);
});
