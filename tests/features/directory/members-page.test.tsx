import type { FormProps } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { anyMember } from "~/domain/filters/search-filter.server";
import { memberControls, readMemberFilter } from "~/features/directory/pages/member-filter.server";
import { MembersPage } from "~/features/directory/pages/members-page";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  NavLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: ({ preventScrollReset: _, ...props }: FormProps) => <form {...props} />,
  useNavigation: () => ({ state: "idle" }),
  useFetcher: () => ({ Form: (props: ComponentProps<"form">) => <form {...props} /> }),
  useLocation: () => ({ pathname: "/app/members", search: "" }),
  useRouteLoaderData: () => ({ viewer: { status: "ACTIVE", uid: "u", kind: "HIRER" } }),
}));

const filter = readMemberFilter(new URLSearchParams(), []);

function show(isWhole: boolean, more: Partial<ComponentProps<typeof MembersPage>["list"]> = {}): string {
  const list: ComponentProps<typeof MembersPage>["list"] = {
    ...{
      now: "2027-05-12T10:20:30.400Z",
      members: [],
      found: { count: 0, isMore: false },
      isWhole,
      isAway: false,
      next: null,
      path: "/app/members",
    },
    ...{ toSave: anyMember, currency: "EUR", ratesOf: "2026-10", brief: null },
    ...{ active: [], unknown: [], nobody: null, instead: [], isFirst: true, restarted: false },
    controls: memberControls(filter, [], { currency: "EUR", suggested: {} }),
    ...more,
  };
  return renderToStaticMarkup(<MembersPage list={list} />);
}

it("while the search is being made the directory says so, and claims nothing of who is missing", () => {
  expect(show(false)).toContain("The search is being made");
  expect(show(false)).toContain("as soon as the search has them");
  expect(show(true)).not.toContain("being made");
});

it("while the search is away the directory says that it shows the last changed", () => {
  expect(show(true, { isAway: true })).toContain("The search is away for now");
  expect(show(true)).not.toContain("away");
});

it("a filter that can find nobody isn’t offered to be saved", () => {
  const active = [{ name: "timeZone", label: "Time zone: Mars", to: "/app/members" }];
  expect(show(true, { active })).toContain("Save this search");
  const unknown = ["No time zone is called “Mars”."];
  expect(show(true, { active, unknown })).not.toContain("Save this search");
});
