import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Dashboard } from "~/members/app/dashboard/dashboard";

// No router is needed to see what a page says.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: (props: ComponentProps<"form">) => <form {...props} />,
  useNavigation: () => ({ state: "idle" }),
  useRouteLoaderData: () => undefined,
}));

type Props = ComponentProps<typeof Dashboard>;

it("the reader’s own proposals stand before briefs that they may fit", () => {
  const viewer = {
    kind: "FREELANCER",
    status: "ACTIVE",
    moves: [],
    profile: null,
  } as unknown as Props["viewer"];
  const dashboard = {
    ...{ work: [], running: [], briefs: [], seeking: null, record: null, today: "2026-11-23" },
    proposals: [{ brief: { id: "b", title: "A shop" }, status: "SHORTLISTED", placeInLine: null, due: null }],
    numbers: { briefs: 0, partial: false, replyHours: null, months: [] },
  } as unknown as Props["dashboard"];
  const html = renderToStaticMarkup(<Dashboard viewer={viewer} dashboard={dashboard} />);
  const titles = html.match(/<h2[^>]*>[^<]*/g)?.map((heading) => heading.split(">")[1]);
  expect(titles?.slice(0, 3)).toEqual(["To do", "Your proposals", "New briefs"]);
});
