import { formatDay } from "~/domain/day-texts";
import type { Milestone } from "~/domain/milestone";
import { formatAmounts } from "~/domain/price-texts";
import { milestoneNumber } from "~/words/contentFields.generated";
import { besideEachOther } from "~/words/isolate";
import type { Difference } from "./differences";

interface Version {
  milestones: readonly Milestone[];
  currency: string | undefined;
}

/**
 * The milestones in which two versions differ, each with all that it says: by their titles alone,
 * two that differ in an amount look the same.
 */
export function milestoneDifferences(name: string, stands: Version, typed: Version): Difference[] {
  const named = new Set(typed.milestones.map(({ id }) => id));
  // By its id; one that was typed anew, beside what was saved anew in its place.
  const pairOf = ({ id }: Milestone, at: number) => {
    const inPlace = stands.milestones[at];
    const same = stands.milestones.find((one) => one.id === id);
    return same ?? (inPlace && !named.has(inPlace.id) ? inPlace : undefined);
  };
  const pairs = typed.milestones.map((milestone, at) => ({ at, before: pairOf(milestone, at), milestone }));
  const taken = new Set(pairs.map(({ before }) => before));
  const left = stands.milestones.flatMap((before, at) =>
    taken.has(before) ? [] : { at, before, milestone: undefined },
  );
  return [...pairs, ...left].flatMap(({ at, before, milestone }, index) => {
    const texts = { stands: sayMilestone(before, stands), typed: sayMilestone(milestone, typed) };
    if (texts.stands === texts.typed) return [];
    return { name: `${name}-${index}`, label: milestoneNumber({ number: `${at + 1}` }), ...texts };
  });
}

/** All that it says; empty for none. */
function sayMilestone(milestone: Milestone | undefined, { currency }: Version): string {
  if (!milestone) return "";
  const { title, doneWhen, dueOn, amount } = milestone;
  const price = amount !== null && currency && formatAmounts({ min: amount, max: amount, currency });
  return [besideEachOther([title, dueOn && formatDay(dueOn), price]), doneWhen].filter(Boolean).join("\n");
}
