import { Fragment } from "react";
import { profileGapPath } from "~/paths";
import type { BriefQuery } from "~/shell/operations/operations.generated";
import { Link } from "~/ui/link";
import { partsOfList } from "~/words/lists";
import * as words from "~/words/search.generated";

interface GapWays {
  /** The page that a gap leads away from, and back to. */
  back: string;
  /** Where the must-haves are answered; null if the member can’t. */
  answers: string | null;
}

type Fit = NonNullable<NonNullable<BriefQuery["brief"]>["fit"]>;
export type Gap = NonNullable<Fit[number]["gap"]>;

/** The names of gaps that lead to one field. */
const actions: Readonly<Record<string, () => string>> = {
  availability: words.fillAvailability,
  rate: words.fillRate,
  country: words.fillCountry,
};

/** What a member could add to change a line of their fit, as a link to where that is done. */
export function FitGap({ gap: { field, values }, back, answers }: { gap: Gap } & GapWays) {
  if (field === "skills") return <AddSkills skills={values} back={back} />;
  if (field === "answers") return answers && <Link to={answers}>{words.fillAnswers()}</Link>;
  const action = actions[field];
  return action ? <Link to={profileGapPath(field, null, back)}>{action()}</Link> : null;
}

/** Each skill has a link of its own, so that a press fills in none that the member lacks. */
function AddSkills({ skills, back }: { skills: readonly string[]; back: string }) {
  const [first, ...more] = skills;
  if (first === undefined) return null;
  if (more.length === 0)
    return words.fillSkill({
      skill: first,
      add: (said) => <Link to={profileGapPath("skills", first, back)}>{said}</Link>,
    });
  return words.fillSkills({ skills: <SkillLinks skills={skills} back={back} /> });
}

/** Skills, each as a link to the profile’s form with it filled in. */
export function SkillLinks({ skills, back }: { skills: readonly string[]; back: string }) {
  return partsOfList(skills).map(({ type, value }, at) =>
    type === "literal" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: what stands between two has no name
      <Fragment key={at}>{value}</Fragment>
    ) : (
      <Link key={value} to={profileGapPath("skills", value, back)} dir="auto">
        {value}
      </Link>
    ),
  );
}
