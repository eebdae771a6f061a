import type { ReactNode } from "react";
import { type Choices, textOf } from "~/platform/values/choices";
import { limits } from "~/platform/values/limits";
import { Button } from "~/ui/button";
import { control, label as labelText } from "~/ui/field.css";
import { Form } from "~/ui/form";
import * as words from "~/words/market.generated";
import * as css from "./filter-form.css";

interface FilterFormProps {
  /** The address of the list. */
  action: string;
  keyword: string | null;
  /** How many filters are in use. */
  count: number;
  /** The text of the button after the filters. */
  submit: string;
  /** More filters than fit beside the search. */
  many?: boolean;
  /** The filters and the order. */
  children: ReactNode;
}

/**
 * Search, filters and order of a list in one form. It is GET, so what it finds has an address. The
 * filters fold where there is no room for them.
 */
export function FilterForm({ action, keyword, count, submit, many = false, children }: FilterFormProps) {
  return (
    <Form method="get" action={action} className={many ? css.formOfMany : css.form}>
      <Labelled name="keyword" label={words.search()}>
        <input
          id="filter-keyword"
          name="keyword"
          type="search"
          className={control}
          defaultValue={keyword ?? ""}
          maxLength={limits.keyword}
        />
      </Labelled>
      <div className={css.whileFolded}>
        <Button variant="secondary">{words.search()}</Button>
      </div>
      <details className={css.fold} aria-label={words.filterAndSort()}>
        <summary className={css.foldLine}>{words.filterAndSortInUse({ count })}</summary>
        <div className={many ? css.manyFilters : css.filters}>
          {children}
          <Button variant="secondary">{submit}</Button>
        </div>
      </details>
    </Form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | null;
  options: Choices;
  /** Adds a choice for no restriction. */
  any?: boolean;
}

export function Choice({ name, label, value, options, any = false }: ChoiceProps) {
  return (
    <Labelled name={name} label={label}>
      <select id={`filter-${name}`} name={name} className={css.select} defaultValue={value ?? ""}>
        {any && <option value="">{words.anyValue()}</option>}
        {options.map(([one, label]) => (
          <option key={one} value={one}>
            {textOf(label)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface TextProps {
  name: string;
  label: string;
  value: string | null;
  most: number;
  suggestions: readonly string[];
}

/** A text with suggestions; any other is accepted. */
export function SuggestedText({ name, label, value, most, suggestions }: TextProps) {
  const list = `filter-${name}-suggestions`;
  return (
    <Labelled name={name} label={label}>
      <input
        id={`filter-${name}`}
        name={name}
        className={control}
        defaultValue={value ?? ""}
        maxLength={most}
        list={list}
      />
      <datalist id={list}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
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
