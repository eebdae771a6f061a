import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { BriefEdits, ChangedOn } from "~/features/briefs/shared/brief-edits";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useLocation: () => ({ pathname: "/app/briefs/a-brief-1", search: "" }),
  useRouteLoaderData: () => undefined,
}));

const edits = [
  {
    at: "2027-03-01T12:00:00.000Z",
    changes: [
      { field: "title", label: "Title", from: "Ein langsamer Laden", to: "Ein schneller Laden" },
      { field: "workplace", label: "Place of work", from: "", to: "Remote" },
    ],
  },
];

it("what changed is read before and after, with words for those who don't see the strokes", () => {
  const page = renderToStaticMarkup(<BriefEdits brief={{ writtenIn: "de", edits }} />);
  const text = page.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect(text).toContain("Title Before: Ein langsamer Laden Now: Ein schneller Laden");
  expect(text).toContain("Place of work Before: Nothing Now: Remote");
  expect(page).toMatch(/<del[^>]*>.*<bdi lang="de" dir="ltr">Ein langsamer Laden<\/bdi><\/del>/);
  expect(page).toContain('<bdi dir="auto">Remote</bdi>');
  expect(page).toContain('id="changes"');
});

it("the day of the last change leads to what changed, also from another page", () => {
  const page = renderToStaticMarkup(<ChangedOn brief={{ edits }} page="/app/briefs/b1" />);
  expect(page).toContain("Changed on");
  expect(page).toContain('href="/app/briefs/b1#changes"');
});

it("a brief that never changed says nothing of it", () => {
  for (const part of [
    <BriefEdits key="1" brief={{ writtenIn: null, edits: [] }} />,
    <ChangedOn key="2" brief={{ edits: [] }} />,
  ])
    expect(renderToStaticMarkup(part)).toBe("");
});
