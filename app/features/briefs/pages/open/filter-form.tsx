import { workplaces } from "~/content/brief";
import { kindChoices } from "~/content/brief-filter";
import { bandChoices } from "~/content/budget-bands";
import { areOld, atRates, bundledRates } from "~/content/exchange-rates";
import { Choice, FilterForm, SuggestedText } from "~/features/market/parts/filter-form";
import * as css from "~/features/market/parts/filter-form.css";
import { paths } from "~/paths";
import { limits } from "~/platform/values/limits";
import { Link } from "~/ui/link";
import * as words from "~/words/briefsOpen.generated";
import { activeFilters, type SortedFilter, sortChoices } from "./brief-filter";

interface BriefFilterFormProps {
  filter: SortedFilter;
  /** In which budgets are chosen. */
  currency: string;
  ownKind: string;
  /** Whether briefs of the other kind may be looked at. */
  mayChooseKind: boolean;
  /** The best fit was asked for, but the profile names no skills to compare. */
  needsSkills: boolean;
  /** What the form finds now; its skills are suggested. */
  briefs: readonly { skills: readonly string[] }[];
  /** The moment of the page, ISO 8601 UTC. */
  now: string;
}

/** The search, the filters and the order of open briefs, and how they compare. */
export function BriefFilterForm({
  filter,
  currency,
  ownKind,
  mayChooseKind,
  needsSkills,
  briefs,
  now,
}: BriefFilterFormProps) {
  const { keyword, skill, workplace, budget, kind, sort } = filter;
  const skills = [...new Set(briefs.flatMap((brief) => brief.skills))].sort();
  const count = activeFilters({ ...filter, keyword: null }).length;
  return (
    <search>
      <FilterForm action={paths.briefs} keyword={keyword} count={count} submit={words.showBriefs()}>
        <SuggestedText
          name="skill"
          label={words.skill()}
          value={skill}
          most={limits.skill}
          suggestions={skills}
        />
        <Choice name="workplace" label={words.placeOfWork()} value={workplace} options={workplaces} any />
        <Choice name="budget" label={words.budget()} value={budget} options={bandChoices(currency)} any />
        {mayChooseKind && (
          <Choice name="kind" label={words.openTo()} value={kind || ownKind} options={kindChoices} />
        )}
        <Choice name="sort" label={words.sortBy()} value={sort} options={sortChoices(filter)} />
      </FilterForm>
      {filter.budget && (
        <p className={css.about}>
          {words.budgetsCompared({ rates: atRates(bundledRates, areOld(bundledRates.of, new Date(now))) })}
        </p>
      )}
      {filter.sort === "FIT" && <AboutFit needsSkills={needsSkills} />}
    </search>
  );
}

/** Explains the order, which the list itself can't show. */
function AboutFit({ needsSkills }: { needsSkills: boolean }) {
  return (
    <p className={css.about} role="status">
      {needsSkills
        ? words.fitNeedsSkills({ add: (said) => <Link to={paths.profile}>{said}</Link> })
        : words.fitOrder({ most: limits.rankedBriefs })}
    </p>
  );
}
