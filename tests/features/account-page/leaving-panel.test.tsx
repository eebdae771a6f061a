import type { FormProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { AppBanner } from "~/features/account-page/pages/app-banner";
import { RunsOnList } from "~/features/account-page/pages/runs-on";
import type { Viewer } from "~/features/accounts/flows/viewer.server";
import { paths } from "~/paths";

let pathname: string = paths.app;
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: ({ preventScrollReset: _, ...props }: FormProps) => <form {...props} />,
  useNavigation: () => ({ state: "idle" }),
  useLocation: () => ({ pathname, search: "" }),
  useActionData: () => undefined,
  useRouteLoaderData: () => undefined,
}));

const viewer = {
  ...{ uid: "u", email: "ann@example.com", status: "DELETING", deletesAt: "2027-01-12T10:00:00.000Z" },
  ...{
    suspendedBecause: null,
    warnings: [],
    unseenWarnings: [],
    kind: "HIRER",
    moves: [],
    notifications: { nodes: [] },
  },
} as unknown as Viewer;

const banner = (at: string) => {
  pathname = at;
  return renderToStaticMarkup(
    <AppBanner viewer={viewer} notice={null} emailControl={null} mailDelay={null} />,
  );
};

it("the notice of a deletion names its day, and leads to where it is undone, but not from that page", () => {
  expect(banner(paths.app).replaceAll(/<[^>]+>/g, "")).toMatch(/It is gone on 12 January 2027/);
  expect(banner(paths.app)).toContain(`href="${paths.account}#deletion"`);
  expect(banner(paths.account)).toContain("12 January 2027");
  expect(banner(paths.account)).not.toContain("href=");
});

it.each([
  [5, null],
  [6, "and one more"],
  [9, "and 4 more"],
] as const)("of %i that run on, what isn’t named is counted: %s", (count, more) => {
  const none = { count: 0, named: [] };
  const one = { title: "A shop", writtenIn: null, name: "Hale", nameState: "ACTIVE" as const };
  const proposals = { count, named: Array.from({ length: 5 }, () => one) };
  const runsOn = { works: none, briefs: none, invitations: none, proposals };
  const page = renderToStaticMarkup(<RunsOnList runsOn={runsOn} isHirer={false} />);
  expect(/and [^<]* more/.exec(page)?.[0] ?? null).toBe(more);
});
