<<<<<<< HEAD
import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { workplaces } from "~/content/brief";
=======
import { Link } from "@remix-run/react";
import { budgetBands, workplaces } from "~/content/brief";
>>>>>>> ccc94d3c (Share the form and the address of a filtered list)
import { kindChoices } from "~/content/brief-filter";
import { bandChoices } from "~/content/budget-bands";
import { atTheseRates } from "~/content/exchange-rates";
import { Choice, FilterForm, SuggestedText } from "~/features/market/parts/filter-form";
import * as css from "~/features/market/parts/filter-form.css";
import { paths } from "~/paths";
import { limits } from "~/platform/values/limits";
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
}

<<<<<<< HEAD
/**
 * Search, filters and order in one form. It is GET, so what it finds has an address. The filters
 * fold where there is no room for them beside the search.
 */
export function FilterForm({
  filter,
  currency,
=======
/** The search, the filters and the order of open briefs, and how they compare. */
export function BriefFilterForm({
  filter,
>>>>>>> ccc94d3c (Share the form and the address of a filtered list)
  ownKind,
  mayChooseKind,
  needsSkills,
  briefs,
<<<<<<< HEAD
}: FilterFormProps) {
=======
}: BriefFilterFormProps) {
  const { keyword, skill, workplace, budget, kind, sort } = filter;
>>>>>>> ccc94d3c (Share the form and the address of a filtered list)
  const skills = [...new Set(briefs.flatMap((brief) => brief.skills))].sort();
  const count = activeFilters({ ...filter, keyword: null }).length;
  return (
    <search>
<<<<<<< HEAD
      <Form method="get" action={paths.briefs} className={css.form}>
        <Labelled name="keyword" label="Search">
          <input
            id="filter-keyword"
            name="keyword"
            type="search"
            className={control}
            defaultValue={filter.keyword ?? ""}
            maxLength={limits.keyword}
          />
        </Labelled>
        <div className={css.whileFolded}>
          <Button variant="secondary">Search</Button>
        </div>
        <details className={css.fold} aria-label="Filter and sort">
          <summary className={css.foldLine}>Filter and sort{count > 0 && ` (${count} in use)`}</summary>
          <div className={css.filters}>
            <Labelled name="skill" label="Skill">
              <input
                id="filter-skill"
                name="skill"
                className={control}
                defaultValue={filter.skill ?? ""}
                maxLength={limits.skill}
                list="filter-skill-suggestions"
              />
              <datalist id="filter-skill-suggestions">
                {skills.map((skill) => (
                  <option key={skill} value={skill} />
                ))}
              </datalist>
            </Labelled>
            <Choice
              name="workplace"
              label="Place of work"
              value={filter.workplace}
              options={workplaces}
              any
            />
            <Choice name="budget" label="Budget" value={filter.budget} options={bandChoices(currency)} any />
            {mayChooseKind && (
              <Choice name="kind" label="Open to" value={filter.kind || ownKind} options={kindChoices} />
            )}
            <Choice name="sort" label="Sort by" value={filter.sort} options={sortChoices(filter)} />
            <Button variant="secondary">Show briefs</Button>
          </div>
        </details>
      </Form>
      {filter.budget && <p className={css.about}>Budgets in other currencies are compared {atTheseRates}.</p>}
=======
      <FilterForm action={paths.briefs} keyword={keyword} count={count} submit="Show briefs">
        <SuggestedText name="skill" label="Skill" value={skill} most={limits.skill} suggestions={skills} />
        <Choice name="workplace" label="Place of work" value={workplace} options={workplaces} any />
        <Choice name="budget" label="Budget" value={budget} options={budgetBands} any />
        {mayChooseKind && (
          <Choice name="kind" label="Open to" value={kind || ownKind} options={kindChoices} />
        )}
        <Choice name="sort" label="Sort by" value={sort} options={sortChoices(filter)} />
      </FilterForm>
      {filter.budget && (
        <p className={css.about}>Budgets in other currencies are compared in euros, {atTheseRates}.</p>
      )}
>>>>>>> ccc94d3c (Share the form and the address of a filtered list)
      {filter.sort === "FIT" && <AboutFit needsSkills={needsSkills} />}
    </search>
  );
}

/** Explains the order, which the list itself can't show. */
function AboutFit({ needsSkills }: { needsSkills: boolean }) {
  return (
    <p className={css.about} role="status">
      {needsSkills ? (
        <>
          Best fit needs the skills in your profile, so these are sorted as usual.{" "}
          <Link to={paths.profile}>Add your skills</Link>
        </>
      ) : (
        `Those that ask for your skills come first, then those of which you meet the most lines of the fit. All open briefs are compared; the first ${limits.rankedBriefs} are in this list.`
      )}
    </p>
  );
}
