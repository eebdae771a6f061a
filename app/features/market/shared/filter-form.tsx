import type { ReactNode } from "react";
import type { Control } from "~/domain/filters/say-filter";
import { Button } from "~/ui/button";
import { control, label as labelText } from "~/ui/field.css";
import { Form } from "~/ui/form";
import { disclosure } from "~/ui/second-thought.css";
import { limits } from "~/values/limits";
import * as words from "~/words/market.generated";
import * as css from "./filter-form.css";

interface FilterFormProps {
  /** The address of the list. */
  action: string;
  keyword: string | null;
  /** The filters and the order, which is called `sort`. */
  controls: readonly Control[];
  /** How many filters are in use. */
  count: number;
  /** The text of the button after the filters. */
  submit: string;
  /** Whether the order stands beside the search, where there is a choice. */
  orderBeside?: boolean;
}

/** More filters and orders than this don't fit beside the search: they stay folded there. */
const mostBeside = 6;

/**
 * Search, filters and order of a list in one form. It is GET, so what it finds has an address. The
 * filters fold where there is no room for them, and say how many are in use.
 */
export function FilterForm(props: FilterFormProps) {
  const { action, keyword, controls, count, submit, orderBeside = false } = props;
  const many = controls.length > mostBeside;
  const order = controls.find(
    ({ name, options = [] }) => orderBeside && many && name === "sort" && options.length > 1,
  );
  const folded = controls.filter((one) => one !== order);
  const said = order ? words.onlyFiltersInUse({ count }) : words.filterAndSortInUse({ count });
  return (
    <Form method="get" action={action} className={many ? css.formOfMany : css.form}>
      <Labelled name="keyword" label={words.search()} wholeLine={Boolean(order)}>
        <input
          id="filter-keyword"
          name="keyword"
          type="search"
          className={control}
          defaultValue={keyword ?? ""}
          maxLength={limits.keyword}
        />
      </Labelled>
      {order && (
        <Labelled name={order.name} label={order.label}>
          <Choice {...order} />
        </Labelled>
      )}
      <div className={many ? undefined : css.whileFolded}>
        <Button variant="secondary">{words.search()}</Button>
      </div>
      <details
        className={many ? css.foldOfMany : css.fold}
        aria-label={order ? words.onlyFilters() : words.filterAndSort()}
      >
        <summary className={many ? disclosure : css.foldLine}>{said}</summary>
        <div className={many ? css.manyFilters : css.filters}>
          {folded.map((each) => (
            <Labelled key={each.name} name={each.name} label={each.label}>
              {each.options ? <Choice {...each} /> : <SuggestedText {...each} />}
            </Labelled>
          ))}
          <Button variant="secondary">{submit}</Button>
        </div>
      </details>
    </Form>
  );
}

function Choice({ name, value, options = [] }: Control) {
  return (
    <select id={`filter-${name}`} name={name} className={css.select} defaultValue={value ?? ""}>
      {options.map(([one, label]) => (
        <option key={one} value={one}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A text with suggestions; any other is accepted. */
function SuggestedText({ name, value, most, suggestions = [] }: Control) {
  const list = `filter-${name}-suggestions`;
  return (
    <>
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
    </>
  );
}

interface LabelledProps {
  name: string;
  label: string;
  /** On a phone it has a line of its own. */
  wholeLine?: boolean;
  children: ReactNode;
}

function Labelled({ name, label, wholeLine = false, children }: LabelledProps) {
  return (
    <div className={wholeLine ? `${css.field} ${css.wholeLine}` : css.field}>
      <label className={labelText} htmlFor={`filter-${name}`}>
        {label}
      </label>
      {children}
    </div>
  );
}
