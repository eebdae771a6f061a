import type { ComponentProps, ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { PeopleWhoFit } from "~/features/invitations/shared/people-who-fit";
import { CompareTable } from "~/features/proposals/pages/decide/compare-table";
import { ReferencesPage } from "~/features/references/pages/references-page";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  NavLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useLocation: () => ({ pathname: "/app", search: "" }),
  // Nobody is signed in.
  useRouteLoaderData: () => undefined,
}));

const profile = (displayName: string, face: string | null) => ({ displayName, organisation: null, face });

function comparison(): ReactElement {
  const proposal = (applicantUid: string, name: string, face: string | null) => ({
    ...{
      applicantUid,
      applicant: { profile: profile(name, face) },
      contact: null,
      moves: [],
      status: "SENT",
    },
    ...{
      kind: "FREELANCER",
      rate: null,
      startOn: null,
      answers: [],
      cases: [],
      fit: [],
      team: [],
      pitch: "",
    },
  });
  const page = {
    ...{ brief: { id: "b", mustHaves: [], budget: null, startOn: null }, prices: {}, costs: [], back: "/" },
    proposals: [proposal("ann", "Ann Berg", "f"), proposal("bo", "Bo Dahl", null)],
  };
  return <CompareTable {...(page as unknown as ComponentProps<typeof CompareTable>)} />;
}

function fitting(): ReactElement {
  const member = (uid: string, name: string, face: string | null) => ({
    member: { uid, kind: "FREELANCER", profile: profile(name, face), invitable: "OPEN" },
    fit: [],
  });
  const members = [member("ann", "Ann Berg", "f"), member("bo", "Bo Dahl", null)];
  const props = { briefId: "b", members } as unknown as ComponentProps<typeof PeopleWhoFit>;
  return <PeopleWhoFit {...props} />;
}

function works(): ReactElement {
  const work = (id: string, name: string, face: string | null) => ({
    ...{ id, brief: { id: "b", title: null }, other: { uid: id, profile: profile(name, face) } },
    ...{ side: "HIRER", endsAt: null, ended: false, moves: [] },
  });
  const page = {
    ...{ works: [work("ann", "Ann Berg", "f"), work("bo", "Bo Dahl", null)], asked: [], isHirer: true },
    ...{ mayAsk: false, uid: "hal", done: null, kept: null, next: null, isFirst: true, restarted: false },
  };
  const props = page as unknown as ComponentProps<typeof ReferencesPage>;
  return <ReferencesPage {...props} answer={undefined} />;
}

it.each([
  ["a comparison", comparison, "/files/f/small.webp?through=b"],
  ["people who fit a brief", fitting, "/files/f/small.webp"],
  ["the works that references are about", works, "/files/f/small.webp?through=b"],
])("%s shows each member’s face, and initials where there is none", (_where, page, picture) => {
  const html = renderToStaticMarkup(page());
  expect(html.split("<img").length - 1).toBe(1);
  expect(html).toContain(`src="${picture}"`);
  expect(html).toContain(">BD</span>");
});
