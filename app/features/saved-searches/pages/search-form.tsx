import { Form } from "@remix-run/react";
import { cadences } from "~/content/saved-search";
import { limits } from "~/platform/values/limits";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useFocusOnSave } from "~/shell/forms/use-focus-on-save";
import type { SavedSearchesQuery } from "~/shell/operations/operations.generated";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import * as choice from "~/ui/choice.css";
import { Done } from "~/ui/done";
import { control, error, field, fieldGrid, label, select } from "~/ui/field.css";
import { visuallyHidden } from "~/ui/hidden.css";
import { SecondThought } from "~/ui/second-thought";

type Search = NonNullable<SavedSearchesQuery["viewer"]>["savedSearches"][number];

interface SearchFormProps {
  search: Search;
  /** The owner of a form that is sent without a session and kept. */
  uid: string;
  /** The answer to the last form of this search. */
  answer: PostAnswer | undefined;
  /** What was typed has just been saved. */
  isSaved: boolean;
}

/** One saved search: its name, when it tells, and its end. */
export function SearchForm({ search, uid, answer, isSaved }: SearchFormProps) {
  const { id, side, path } = search;
  useFocusOnSave(`search-${id}`, isSaved);
  const typed = answer?.intent === "change" ? answer.lastResult.initialValue : undefined;
  const errors = Object.values(answer?.lastResult.error ?? {}).flat();
  const named = <span className={visuallyHidden}>: {search.name}</span>;
  const whose = (
    <>
      <input type="hidden" name="search" value={id} />
      <input type="hidden" name="member" value={uid} />
    </>
  );
  return (
    <>
      <Form id={`search-${id}`} method="post" preventScrollReset>
        {whose}
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
                  {said()}
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
        {isSaved && <Done title="Changes saved" />}
        <div className={buttonRow}>
          <IntentButton intent="change">Save{named}</IntentButton>
          <LinkButton to={path} variant="secondary">
            Open{named}
          </LinkButton>
          <IntentButton intent="feed" variant="quiet">
            {search.hasFeed ? "Renew the feed’s link" : "Make a feed"}
            {named}
          </IntentButton>
        </div>
      </Form>
      <SecondThought label="Delete" of={search.name}>
        <p>
          You’ll get no more e-mail about it{search.hasFeed && ", and its feed’s link stops working for good"}
          .
        </p>
        <Form method="post">
          {whose}
          <IntentButton intent="delete" variant="danger">
            Delete the search{named}
          </IntentButton>
        </Form>
      </SecondThought>
    </>
  );
}

const text = (value: unknown) => (typeof value === "string" ? value : undefined);
