import { type OwnerCloseReason, type PriceRange, workplaces } from "~/domain/brief";
import { disciplines } from "~/domain/disciplines";
import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { briefIdOf } from "./brief-id.mjs";
import { numberFrom, pick } from "./chance";
import { day } from "./members";
import { kinds, organisations, outcomes, problems, skills, things, verbs } from "./words";

/** Everything about the brief with one number follows from the number, so that a seed that was cut off can go on. */
export interface PlannedBrief {
  id: string;
  hirer: number;
  createdAt: number;
  content: BriefContent;
  /** What becomes of it; a draft is never published. */
  becomes: "draft" | "open" | "shortlisting" | "ended";
  /** Why it closes where it has no applicants: so none that is about proposals. */
  reason: OwnerCloseReason;
  /** Who proposes, by number. */
  applicants: number[];
  /** Who keeps it in their list, by number. */
  bookmarkers: number[];
}

export const briefsOfHirer = 50;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Days that a brief takes proposals; then its hirer decides for twice as long. */
const runs = 20;
/** How far back the market goes: so a tenth of it is open. */
const history = 200;

/** As many talents as briefs: each side of the market is as large as the other. */
export const talentsOf = (briefs: number) => briefs;

/** The brief that a hirer finds with a full list of proposals: the same in a market of any size. */
export const busyBrief = 0;

/** `now`: the moment that the market leads up to. */
export function planBrief(number: number, briefs: number, now: number): PlannedBrief {
  const hirer = Math.floor(number / briefsOfHirer);
  // The first hirer and the first talent have full pages of everything.
  const isShown = hirer === 0;
  const age = isShown ? 1 + (number % 18) : 0.2 + (numberFrom(number, 1) / 2 ** 32) * history;
  const isDraft = isShown ? number % 5 === 4 : numberFrom(number, 2) % 20 === 0;
  const createdAt = now - Math.floor(age * day) - (number % 1_000);
  const among = talentsOf(briefs) - 1;
  const applicants = isDraft
    ? []
    : isShown
      ? applicantsOfShown(number)
      : numberFrom(number, 3) % 4 === 0
        ? [1 + (numberFrom(number, 4) % among), 1 + ((numberFrom(number, 4) + 1) % among)]
        : [];
  return {
    id: briefIdOf(number),
    hirer,
    createdAt,
    content: contentOf(number, createdAt),
    becomes: isDraft ? "draft" : age < runs ? "open" : age < runs * 1.5 ? "shortlisting" : "ended",
    reason: pick(["BUDGET", "CANCELLED", "ELSEWHERE"] as const, number, 5),
    applicants,
    bookmarkers: isShown && !isDraft ? [0] : [],
  };
}

function applicantsOfShown(number: number): number[] {
  return number === busyBrief ? Array.from({ length: 60 }, (_, at) => at) : [0];
}

function contentOf(number: number, publishedAt: number): BriefContent {
  const verb = pick(verbs, number, 6);
  const thing = pick(things, number, 7);
  const organisation = pick(organisations, number, 8);
  // Those of the first hirer are found by every filter that the bench asks for, so that its pages are as full
  // in a small market as in a large one.
  const isShown = number < briefsOfHirer;
  const named = [
    isShown ? "SQL" : pick(skills, number, 9),
    pick(skills, number, 10),
    pick(skills, number, 11),
  ];
  const workplace = isShown ? "REMOTE" : pick(workplaces, number, 12)[0];
  const amount = isShown ? 4_000_000 : 200_000 + (numberFrom(number, 13) % 80) * 100_000;
  const budget: PriceRange = { min: amount, max: amount * 2, currency: "EUR", unit: "PROJECT" };
  return {
    ...emptyContent(briefFields),
    title: `${verb} ${thing} for ${organisation}`,
    summary: `We are ${organisation} and want to ${verb.toLowerCase()} ${thing} before the season begins.`,
    problem: pick(problems, number, 14),
    desiredOutcome: pick(outcomes, number, 15),
    discipline: pick(disciplines, number, 19)[0],
    skills: [...new Set(named)],
    mustHaves: [`Has done this for ${pick(organisations, number, 16)} or the like`],
    budget,
    workplace,
    location: workplace === "REMOTE" ? null : "Rotterdam, Netherlands",
    weeks: 4 + (numberFrom(number, 17) % 30),
    cap: number === busyBrief ? 100 : 25,
    readers: isShown || numberFrom(number, 20) % 10 === 0 ? "EVERYONE" : "MEMBERS",
    openTo: isShown ? "BOTH" : pick(kinds, number, 18),
    startOn: isoDay(publishedAt + 60 * day),
    closesOn: isoDay(publishedAt + runs * 2 * day),
    decideOn: isoDay(publishedAt + runs * 3 * day),
  };
}
