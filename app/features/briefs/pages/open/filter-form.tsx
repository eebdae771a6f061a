import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { workplaces } from "~/content/brief";
import { kindChoices } from "~/content/brief-filter";
import { bandChoices } from "~/content/budget-bands";
import { atTheseRates } from "~/content/exchange-rates";
import { paths } from "~/paths";
import { limits } from "~/platform/values/limits";
import { Button } from "~/ui/button";
import { control, label as labelText } from "~/ui/field.css";
import { activeFilters, type SortedFilter, sortChoices } from "./brief-filter";
import * as css from "./filter-form.css";

interface FilterFormProps {
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

/**
 * Search, filters and order in one form. It is GET, so what it finds has an address. The filters
 * fold where there is no room for them beside the search.
 */
export function FilterForm({
  filter,
  currency,
  ownKind,
  mayChooseKind,
  needsSkills,
  briefs,
}: FilterFormProps) {
  const skills = [...new Set(briefs.flatMap((brief) => brief.skills))].sort();
  const count = activeFilters({ ...filter, keyword: null }).length;
  return (
    <search>
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

interface ChoiceProps {
  name: string;
  label: string;
  value: string | null;
  options: readonly (readonly [string, string, ...string[]])[];
  /** Adds a choice for no restriction. */
  any?: boolean;
}

function Choice({ name, label, value, options, any = false }: ChoiceProps) {
  return (
    <Labelled name={name} label={label}>
      <select id={`filter-${name}`} name={name} className={css.select} defaultValue={value ?? ""}>
        {any && <option value="">Any</option>}
        {options.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Labelled({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label className={labelText} htmlFor={`filter-${name}`}>
        {label}
      </label>
      {children}
    </div>
  );
}
