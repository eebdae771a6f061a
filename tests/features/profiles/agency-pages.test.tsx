import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { emptyContent } from "~/domain/fields/content";
import { toTexts } from "~/domain/fields/content.server";
import { profileFields } from "~/domain/fields/profile-fields";
import { PeopleFields } from "~/features/profiles/pages/people-fields";
import { MemberProfile } from "~/features/profiles/shared/member-profile";
import { showMember } from "~/features/profiles/shared/shown-member";
import { HistoryPage } from "~/features/resume/pages/history-page";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useNavigation: () => ({ state: "idle" }),
  useLocation: () => ({ pathname: "/app", search: "" }),
  useRouteLoaderData: () => undefined,
}));

const people = [{ name: "Ann Lee", role: "Design", languages: ["German", "Arabic"] }];
const content = { ...emptyContent(profileFields), displayName: "Studio Nord", hoursPerWeek: 1_280, people };

it.each([
  [["work", "education", "certificates"], true],
  [["certificates"], false],
] as const)("a company is asked for no resume: %o", (names, asked) => {
  const sections = names.map((name) => ({ name, entries: [], isFull: false }));
  const page = { uid: "u", sections, form: null, done: null, kept: null };
  const html = renderToStaticMarkup(<HistoryPage page={page} answer={undefined} />);
  expect(html.includes("JSON Resume")).toBe(asked);
});

it("an agency’s page shows its capacity, and its people by what they do and speak", () => {
  const given = { kind: "AGENCY", profile: content, language: null, record: null } as const;
  const member = showMember(given, { said: "today", fresh: true });
  const html = renderToStaticMarkup(<MemberProfile member={member} />);
  for (const said of ["1,280 hours a week", "Ann Lee", "Design", "German, Arabic"])
    expect(html.replaceAll(/[\u2066-\u2069]/g, "")).toContain(said);
});

it("people who are written and an empty entry are in sight, the rest is folded", () => {
  const typed = toTexts(profileFields, { ...content, people: [...people, ...people] });
  const fields = Object.fromEntries(
    Object.entries(typed).map(([name, initialValue]) => [
      name,
      { id: name, name, formId: "f", errorId: `${name}-e`, descriptionId: `${name}-d`, initialValue },
    ]),
  );
  const [shown = "", folded = ""] = renderToStaticMarkup(<PeopleFields fields={fields} />).split("<details");
  expect(shown.match(/name="people[A-Z]"/g)).toHaveLength(3);
  expect(folded.match(/name="people[A-Z]"/g)).toHaveLength(17);
});
