import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import * as looks from "~/features/market/shared/state-looks";

const { fitLooks, ...states } = looks;
const drawn = (Shape: () => JSX.Element) => renderToStaticMarkup(<Shape />);
const drawnOf = (table: Record<string, looks.Look>) => Object.values(table).map(([, Shape]) => drawn(Shape));

it.each(Object.entries(looks))("every state of %s has a shape of its own", (_name, table) => {
  const shapes = drawnOf(table);
  expect(new Set(shapes).size).toBe(shapes.length);
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
