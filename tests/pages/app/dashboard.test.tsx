import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Dashboard } from "~/features/dashboard/pages/dashboard";

// No router is needed to see what a page says.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: (props: ComponentProps<"form">) => <form {...props} />,
  useNavigation: () => ({ state: "idle" }),
  useRouteLoaderData: () => undefined,
}));

type Props = ComponentProps<typeof Dashboard>;

/** A dashboard of talent, with its headings. */
function show(more: object) {
  const viewer = {
    kind: "FREELANCER",
    status: "ACTIVE",
    moves: [],
    profile: null,
  } as unknown as Props["viewer"];
  const dashboard = {
    ...{ work: [], running: [], briefs: [], seeking: null, record: null, today: "2026-11-23" },
    proposals: [{ brief: { id: "b", title: "A shop" }, status: "SHORTLISTED", placeInLine: null, due: null }],
    ...more,
    numbers: { briefs: 0, partial: false, replyHours: null, months: [] },
  } as unknown as Props["dashboard"];
  const html = renderToStaticMarkup(<Dashboard viewer={viewer} dashboard={dashboard} />);
  const titles = html.match(/<h2[^>]*>[^<]*/g)?.map((heading) => heading.split(">")[1]);
  return { html, titles };
}

it("the reader’s own proposals stand before briefs that they may fit", () => {
  expect(show({}).titles?.slice(0, 3)).toEqual(["To do", "Your proposals", "New briefs"]);
});

it.each([
  ["MET", "Briefs that fit you", false],
  ["NOT_MET", "Other open briefs", true],
  ["UNKNOWN", "New briefs", false],
])("briefs whose skills are %s to the reader are headed “%s”", (state, title, isSaid) => {
  const brief = { id: "b", title: "A shop", hirer: null, workplace: null, location: null, skills: [] };
  const fit = { lines: [{ aspect: "SKILLS", state }], skills: null };
  const { html, titles } = show({ briefs: [{ brief, fit }] });
  expect(titles).toContain(title);
  expect(html.includes("None fits your skills now.")).toBe(isSaid);
});
