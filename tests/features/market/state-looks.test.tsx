import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import * as looks from "~/features/market/shared/state-looks";
import * as words from "~/words/work.generated";

const { fitLooks, fitLookOf: _, milestoneLooks, timeLooks, workLooks, ...ofOne } = looks;
const ofStates = {
  ...ofOne,
  "a milestone, for talent": milestoneLooks.TALENT,
  "a milestone, for its hirer": milestoneLooks.HIRER,
  "a week, for talent": timeLooks.TALENT,
  "a week, for its hirer": timeLooks.HIRER,
};
const states = { ...ofStates, workLooks };
const drawn = (Shape: () => JSX.Element) => renderToStaticMarkup(<Shape />);
const drawnOf = (table: Record<string, looks.Look>) => Object.values(table).map(([, Shape]) => drawn(Shape));

it.each(Object.entries({ ...ofStates, fitLooks }))(
  "every state of %s has a shape of its own",
  (_name, table) => {
    const shapes = drawnOf(table);
    // Ended is one state, whoever ended it.
    const named = Object.keys(table).map((state) => state.replace(/^ENDED_(?:OWN|THEIRS)$/, "ENDED"));
    expect(new Set(shapes).size).toBe(new Set(named).size);
  },
);

it("stages of a work look alike where they are said alike, and only there", () => {
  const said = Object.entries(workLooks).map(
    ([stage, [, Shape]]) => `${words.state({ stage })} ${drawn(Shape)}`,
  );
  const named = Object.keys(workLooks).map((stage) => words.state({ stage }));
  expect(new Set(said).size).toBe(new Set(named).size);
  expect(new Set(drawnOf(workLooks)).size).toBe(new Set(named).size);
});

it("a shape has the same tone in all tables of states, so that it means one thing", () => {
  const tones = new Map<string, Set<string>>();
  for (const [tone, Shape] of Object.values(states).flatMap((table) => Object.values<looks.Look>(table)))
    tones.set(drawn(Shape), (tones.get(drawn(Shape)) ?? new Set()).add(tone));
  expect([...tones].filter(([, all]) => all.size > 1)).toEqual([]);
  expect(tones.size).toBeGreaterThan(10);
});

it("a line of the fit has the signs of a yes and a no", () => {
  expect(drawn(fitLooks.MET[1])).toBe(drawn(states.proposalLooks.ACCEPTED[1]));
  expect(drawn(fitLooks.NOT_MET[1])).toBe(drawn(states.proposalLooks.DECLINED[1]));
});
