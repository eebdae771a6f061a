import { Form } from "@remix-run/react";
import { cadences } from "~/content/saved-search";
import { limits } from "~/platform/values/limits";
import type { PostAnswer } from "~/shell/forms/post-answer";
import type { SavedSearchesQuery } from "~/shell/operations/operations.generated";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import * as choice from "~/ui/choice.css";
import { control, error, field, fieldGrid, label, select } from "~/ui/field.css";
import { visuallyHidden } from "~/ui/hidden.css";

type Search = NonNullable<SavedSearchesQuery["viewer"]>["savedSearches"][number];

interface SearchFormProps {
  search: Search;
  /** The owner of a form that is sent without a session and kept. */
  uid: string;
  /** The answer to the last form of this search. */
  answer: PostAnswer | undefined;
}

/** One saved search: its name, when it tells, and its end. */
export function SearchForm({ search, uid, answer }: SearchFormProps) {
  const { id, side, path } = search;
  const typed = answer?.intent === "change" ? answer.lastResult.initialValue : undefined;
  const errors = Object.values(answer?.lastResult.error ?? {}).flat();
  const named = <span className={visuallyHidden}>: {search.name}</span>;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="search" value={id} />
      <input type="hidden" name="member" value={uid} />
      {errors.map((message) => (
        <p key={message} className={error} role="alert">
          {message}
        </p>
      ))}
      <div className={fieldGrid}>
        <div className={field}>
          <label className={label} htmlFor={`name-${id}`}>
            Name
          </label>
          <input
            id={`name-${id}`}
            name="name"
            className={control}
            defaultValue={text(typed?.name) ?? search.name}
            maxLength={limits.searchName}
          />
        </div>
        <div className={field}>
          <label className={label} htmlFor={`cadence-${id}`}>
            E-mail what is new
          </label>
          <select
            id={`cadence-${id}`}
            name="cadence"
            className={select}
            defaultValue={text(typed?.cadence) ?? search.cadence}
          >
            {cadences.map(([value, said]) => (
              <option key={value} value={value}>
                {said}
              </option>
            ))}
          </select>
        </div>
      </div>
      {side === "BRIEFS" && (
        <label className={choice.choice}>
          <input
            type="checkbox"
            name="onlySkillsMet"
            className={choice.box}
            defaultChecked={search.onlySkillsMet}
          />
          <span className={choice.texts}>Only briefs where I have the skills, or most of them</span>
        </label>
      )}
      <div className={buttonRow}>
        <IntentButton intent="change">Save{named}</IntentButton>
        <LinkButton to={path} variant="secondary">
          Open{named}
        </LinkButton>
        <IntentButton intent="feed" variant="quiet">
          {search.hasFeed ? "Renew the feed’s link" : "Make a feed"}
          {named}
        </IntentButton>
        <IntentButton intent="delete" variant="quiet">
          Delete{named}
        </IntentButton>
      </div>
    </Form>
  );
}

const text = (value: unknown) => (typeof value === "string" ? value : undefined);
