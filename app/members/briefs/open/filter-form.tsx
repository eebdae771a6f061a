import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { budgetBands, workplaces } from "~/contract/brief";
import { limits } from "~/contract/limits";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { control, label as labelText, select } from "~/ui/field.css";
import { disclosure } from "~/ui/second-thought.css";
import { activeFilters, type BriefFilter, kindChoices } from "./brief-filter";
import * as css from "./talent.css";

interface FilterFormProps {
  filter: BriefFilter;
  ownKind: string;
  /** Whether briefs of the other kind may be looked at. */
  mayChooseKind: boolean;
}

/**
 * Two forms, because a word is searched alone: sending one leaves the other's fields out. Both are
 * GET, so what they find has an address.
 */
export function FilterForm({ filter, ownKind, mayChooseKind }: FilterFormProps) {
  const filtering = activeFilters({ ...filter, keyword: "" }).length > 0;
  return (
    <search className={css.search}>
      <Form method="get" action={paths.briefs}>
        <div className={css.byWord}>
          <Labelled name="keyword" label="Search by a word">
            <input
              id="filter-keyword"
              name="keyword"
              type="search"
              className={control}
              defaultValue={filter.keyword}
              maxLength={limits.skill}
              aria-describedby="filter-keyword-hint"
            />
          </Labelled>
          {filter.kind && <input type="hidden" name="kind" value={filter.kind} />}
          <Button variant="secondary">Search</Button>
        </div>
        <p id="filter-keyword-hint" className={css.hint}>
          Looks in titles, summaries and skills, by itself: a search leaves the filters below out.
        </p>
      </Form>
      <details open={filtering} aria-label="Filters">
        <summary className={disclosure}>
          Filter by skill, place{mayChooseKind ? ", budget or kind" : " or budget"}
        </summary>
        <Form method="get" action={paths.briefs} className={css.filters}>
          <Labelled name="skill" label="Skill">
            <input
              id="filter-skill"
              name="skill"
              className={control}
              defaultValue={filter.skill}
              maxLength={limits.skill}
              autoComplete="off"
            />
          </Labelled>
          <Choice name="workplace" label="Place of work" value={filter.workplace} options={workplaces} />
          <Choice name="budget" label="Budget" value={filter.budget} options={budgetBands} />
          {mayChooseKind && (
            <Labelled name="kind" label="Open to">
              <select id="filter-kind" name="kind" className={select} defaultValue={filter.kind || ownKind}>
                {kindChoices.map(([value, words]) => (
                  <option key={value} value={value}>
                    {value === ownKind ? `${words} (your kind)` : words}
                  </option>
                ))}
              </select>
            </Labelled>
          )}
          <Button variant="secondary">Show briefs</Button>
        </Form>
      </details>
    </search>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <Labelled name={name} label={label}>
      <select id={`filter-${name}`} name={name} className={select} defaultValue={value}>
        <option value="">Any</option>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Labelled({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label className={labelText} htmlFor={`filter-${name}`}>
        {label}
      </label>
      {children}
    </div>
  );
}
