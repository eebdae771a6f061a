import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { budgetBands } from "~/domain/brief";
import { bandChoices } from "~/domain/budget-bands";
import { FitMarks } from "~/features/market/shared/fit-marks";
import {
  activeBriefFilters,
  briefControls,
  briefOrders,
  briefsPath,
  describeNothing,
  readBriefFilter,
  usualOrder,
} from "~/features/open-briefs/pages/brief-filter.server";
import { OpenBriefs } from "~/features/open-briefs/pages/open-briefs";
import { MinusIcon } from "~/ui/fit-icons";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children, ...more }: ComponentProps<"a"> & { to: string }) => (
    <a href={to} aria-current={more["aria-current"]}>
      {children}
    </a>
  ),
  NavLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: (props: ComponentProps<"form">) => <form {...props} />,
  useFetcher: () => ({ Form: (props: ComponentProps<"form">) => <form {...props} /> }),
  useLocation: () => ({ pathname: "/app/briefs", search: "" }),
  // Nobody is signed in.
  useRouteLoaderData: () => undefined,
}));

type Briefs = ComponentProps<typeof OpenBriefs>["open"]["briefs"];

function show(search: string, isWhole: boolean, briefs: Briefs = [], isAway = false): string {
  const filter = readBriefFilter(new URLSearchParams(search));
  const { sort, ...toSave } = filter;
  const usual = usualOrder(filter, true);
  const active = activeBriefFilters(filter, "EUR");
  const open = {
    ...{ briefs, next: null, now: "2026-03-02T10:00:00.000Z", maySee: true, isWhole, isAway },
    ...{ needsSkills: false, instead: [], isFirst: true, restarted: false, found: null, toSave },
    ...{ order: sort ?? usual, orders: briefOrders(filter, usual) },
    path: briefsPath(filter),
    controls: briefControls(filter, { currency: "EUR", kind: "FREELANCER", skills: [], usual }),
    active: active.map(({ name, label, without }) => ({ name, label, to: briefsPath(without) })),
    nothing: active.length > 0 ? describeNothing(filter, "EUR", isWhole) : null,
  };
  return renderToStaticMarkup(<OpenBriefs open={open} />);
}

describe("while the search is being made, open briefs", () => {
  it.each(["", "keyword=react", "budget=LARGE"])(
    "say so and claim nothing of what is missing: ?%s",
    (search) => {
      const page = show(search, false);
      expect(page).toContain("The search is being made");
      expect(page).not.toMatch(/No open brief|No open briefs yet/);
    },
  );

  it("say nothing of it once it is made", () => {
    expect(show("", true)).not.toContain("being made");
    expect(show("", true)).toContain("No open briefs yet");
    expect(show("keyword=react", true)).toContain("No open brief fits this search");
  });
});

it("while the search is away, open briefs say that they are the newest", () => {
  const page = show("keyword=react", true, [], true);
  expect(page).toContain("The search is away for now");
  expect(page).toContain("These are the newest briefs, without your words and filters.");
  expect(show("keyword=react", true)).not.toContain("away");
});

it("budgets are chosen in the reader’s currency, in bands that are the same for everybody", () => {
  const bands = (currency: string) =>
    bandChoices(currency).map(([, label]) => label.replaceAll("\u00a0", " "));
  expect(bands("SEK")).toEqual([
    "Small: up to SEK 110,000, or SEK 4,400 a day",
    "Medium: up to SEK 550,000, or SEK 8,800 a day",
    "Large: more than SEK 550,000, or SEK 8,800 a day",
  ]);
  for (const currency of ["EUR", "XXX"])
    expect(bands(currency)).toEqual(budgetBands.map(([, label]) => label()));
});

it("a filter by budget names the month of the rates by which it compares", () => {
  expect(show("budget=LARGE", true)).toMatch(/compared at approximate rates of [A-Z][a-z]+ 20\d\d/);
  expect(show("skill=SQL", true)).not.toContain("approximate rates");
});

it("each row shows its fit in five marks, with the state of each in words", () => {
  const states = ["NEARLY", "UNKNOWN", "NOT_MET", "MET", "UNKNOWN"];
  const fit = ["SKILLS", "MUST_HAVES", "RATE", "DATES", "WORKPLACE"].map((aspect, at) => ({
    aspect,
    state: states[at],
  }));
  const brief = {
    id: "b",
    title: "A shop",
    status: "OPEN",
    counts: { places: 0, waitlisted: 0 },
    skills: [],
    fit,
  };
  const page = show("", true, [brief] as unknown as Briefs);
  const marks = [...page.matchAll(/<span[^>]* title="([^"]+)"/g)].map(([, title]) => title);
  expect(marks).toEqual([
    ...["Skills: nearly", "Must-haves: not known", "Price: not met", "Dates: met"],
    "Place of work: not known",
  ]);
});

it.each([
  ["NOT_MET", { found: 1, all: 3 }, "Skills: 1 of 3", "1 of 3 skills"],
  ["NEARLY", { found: 2, all: 3 }, "Skills: 2 of 3", "2 of 3 skills"],
  ["NOT_MET", { found: 0, all: 3 }, "Skills: 0 of 3", "0 of 3 skills"],
  ["MET", { found: null, all: null }, "Skills: met", "Skills"],
] as const)("a row says how many skills match, beside a sign: %s, %s", (state, skills, title, text) => {
  const mark = renderToStaticMarkup(<FitMarks fit={[{ aspect: "SKILLS", state, ...skills }]} />);
  expect(mark).toContain(`title="${title}"`);
  expect(mark).toContain("<svg");
  expect(mark).toContain(`${text}<span`);
});

it("what the brief asks nothing about has no mark", () => {
  const nothing = { aspect: "MUST_HAVES", state: "MET", found: 0, all: 0 } as const;
  const skills = { aspect: "SKILLS", state: "MET", found: null, all: null } as const;
  const marks = renderToStaticMarkup(<FitMarks fit={[skills, nothing]} />);
  expect(marks).toContain("Skills: met");
  expect(marks).not.toContain("Must-haves");
});

it("the order is in sight, the one that is shown marked, and the best fit says how it ranks", () => {
  const current = (search: string) => /aria-current="true"[^>]*>([^<]*)/.exec(show(search, true))?.[1];
  expect(current("")).toBe("Best fit");
  expect(current("sort=NEWEST")).toBe("Newest");
  expect(current("keyword=react")).toBe("Best match");
  expect(show("", true)).toContain("Those that ask for your skills come first");
  expect(show("sort=NEWEST", true)).not.toContain("Those that ask for your skills come first");
});

it("few skills are no refusal: their sign is neither red nor a cross", () => {
  const sign = (aspect: "SKILLS" | "RATE") =>
    /<svg.*<\/svg>/s.exec(
      renderToStaticMarkup(<FitMarks fit={[{ aspect, state: "NOT_MET", found: 0, all: 3 }]} />),
    )?.[0];
  expect(sign("SKILLS")).toBe(renderToStaticMarkup(<MinusIcon />));
  expect(sign("RATE")).not.toBe(sign("SKILLS"));
});
