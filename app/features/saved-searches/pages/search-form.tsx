import type { ReactNode } from "react";
import { cadences } from "~/domain/saved-search";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useFocusOnSave } from "~/shell/forms/use-focus-on-save";
import type { SavedSearchesQuery } from "~/shell/operations/operations.generated";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import * as choice from "~/ui/choice.css";
import { Done } from "~/ui/done";
import { control, error, field, fieldGrid, label, select } from "~/ui/field.css";
import { Form } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import { SecondThought } from "~/ui/second-thought";
import { limits } from "~/values/limits";
import * as words from "~/words/savedSearches.generated";

type Search = NonNullable<SavedSearchesQuery["viewer"]>["savedSearches"][number];

interface SearchFormProps {
  search: Search;
  /** The answer to the last form of this search. */
  answer: PostAnswer | undefined;
  /** What was typed has just been saved. */
  isSaved: boolean;
}

/** One saved search: its name, when it tells, and its end. */
export function SearchForm({ search, answer, isSaved }: SearchFormProps) {
  const { id, side, path } = search;
  useFocusOnSave(`search-${id}`, isSaved);
  const typed = answer?.intent === "change" ? answer.lastResult.initialValue : undefined;
  const errors = Object.values(answer?.lastResult.error ?? {}).flat();
  const named = {
    name: search.name,
    hidden: (said: ReactNode) => <span className={visuallyHidden}>{said}</span>,
  };
  const whose = (
    <>
      <input type="hidden" name="search" value={id} />
    </>
  );
  return (
    <>
      <Form id={`search-${id}`} method="post" preventScrollReset>
        {whose}
        {search.isNamed ? null : <input type="hidden" name="unnamed" value={search.name} />}
        {errors.map((message) => (
          <p key={message} className={error} role="alert">
            {message}
          </p>
        ))}
        <div className={fieldGrid}>
          <div className={field}>
            <label className={label} htmlFor={`name-${id}`}>
              {words.name()}
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
              {words.cadence()}
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
            <span className={choice.texts}>{words.onlySkillsMet()}</span>
          </label>
        )}
        {isSaved && <Done title={words.changed()} />}
        <div className={buttonRow}>
          <IntentButton intent="change">{words.save(named)}</IntentButton>
          <LinkButton to={path} variant="secondary">
            {words.open(named)}
          </LinkButton>
          <IntentButton intent="feed" variant="quiet">
            {search.hasFeed ? words.renewFeed(named) : words.makeFeed(named)}
          </IntentButton>
        </div>
      </Form>
      <SecondThought label={words.deleteAsk()} of={search.name}>
        <p>{search.hasFeed ? words.deleteTextFeed() : words.deleteText()}</p>
        <Form method="post">
          {whose}
          <IntentButton intent="delete" variant="danger">
            {words.deleteNow(named)}
          </IntentButton>
        </Form>
      </SecondThought>
    </>
  );
}

const text = (value: unknown) => (typeof value === "string" ? value : undefined);
