import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { readMemberFilter } from "~/features/directory/pages/member-filter";
import { MembersPage } from "~/features/directory/pages/members-page";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  NavLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: (props: ComponentProps<"form">) => <form {...props} />,
  useFetcher: () => ({ Form: (props: ComponentProps<"form">) => <form {...props} /> }),
  useLocation: () => ({ pathname: "/app/members", search: "" }),
  // Nobody is signed in.
  useRouteLoaderData: () => undefined,
}));

function show(isWhole: boolean): string {
  const list: ComponentProps<typeof MembersPage>["list"] = {
    ...{
      now: "2027-05-12T10:20:30.400Z",
      members: [],
      found: { count: 0, isMore: false },
      isWhole,
      next: null,
      path: "/app/members",
    },
    ...{ filter: readMemberFilter(new URLSearchParams(), []), currency: "EUR", briefs: [], brief: null },
    ...{ active: [], unknown: [], nobody: null, instead: [], isFirst: true, restarted: false },
    suggested: { skill: [], country: [], timeZone: [], language: [] },
  };
  return renderToStaticMarkup(<MembersPage list={list} />);
}

it("while the search is being made the directory says so, and claims nothing of who is missing", () => {
  expect(show(false)).toContain("The search is being made");
  expect(show(false)).toContain("as soon as the search has them");
  expect(show(true)).not.toContain("being made");
});
