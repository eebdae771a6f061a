import { useEffect, useState } from "react";
import { answerControls } from "~/domain/fields/controls";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Counter } from "~/ui/counter";
import type { Field } from "~/ui/field-parts";
import { FormSection } from "~/ui/form-section";
import { RadioGroup } from "~/ui/radio-group";
import { SelectField } from "~/ui/select-field";
import { TextArea } from "~/ui/text-area";
import { formatNumber } from "~/words/formats";
import * as words from "~/words/proposalsOwn.generated";
import * as css from "./own-proposal.css";
import type { ToName } from "./proposal-form-answer";

interface MustHaveFieldsProps {
  mustHaves: readonly string[];
  /** The language of the brief. */
  lang: string | null;
  fields: Readonly<Record<string, Field>>;
  /** The applicant's own, which may show that they bring it. */
  cases: ToName["cases"];
  /** No draft any more that could be saved on the way to another page. */
  isSent: boolean;
}

/**
 * Each must-have with its two questions. Its text is posted with the answer, since the hirer may
 * change it meanwhile.
 */
export function MustHaveFields({ mustHaves, lang, fields, cases, isSent }: MustHaveFieldsProps) {
  if (mustHaves.length === 0) return null;
  const addsCase = cases.length === 0 && !isSent;
  return (
    <FormSection
      title={words.mustHaves()}
      lede={addsCase ? `${words.answerEach()} ${words.caseShowsBest()}` : words.answerEach()}
    >
      {addsCase && (
        <div className={buttonRow}>
          <IntentButton intent="case" variant="quiet" formNoValidate>
            {words.addCase()}
          </IntentButton>
        </div>
      )}
      {mustHaves.map((mustHave, index) => {
        const names = answerControls()[index];
        const met = names && fields[names.met];
        const evidence = names && fields[names.evidence];
        const shownIn = names && fields[names.shownIn];
        if (!met || !evidence || !shownIn) return null;
        return (
          <MustHave
            key={mustHave}
            mustHave={mustHave}
            lang={lang}
            asked={names.asked}
            met={met}
            evidence={evidence}
            shownIn={shownIn}
            cases={cases}
            place={{ number: formatNumber(index + 1), all: formatNumber(mustHaves.length) }}
          />
        );
      })}
    </FormSection>
  );
}

interface MustHaveProps {
  mustHave: string;
  lang: string | null;
  /** The name of the hidden control with the must-have's text. */
  asked: string;
  met: Field;
  evidence: Field;
  shownIn: Field;
  cases: ToName["cases"];
  /** Its number among the must-haves, so that labels of different fields differ. */
  place: { number: string; all: string };
}

/**
 * The second question appears with an answer to the first. Without JavaScript it names the answer
 * for which it is needed.
 */
function MustHave({ mustHave, lang, asked, met, evidence, shownIn, cases, place }: MustHaveProps) {
  const [chosen, setChosen] = useState<string>();
  // What was answered before: the server's page keeps the words that hold for both answers.
  const before = typeof met.initialValue === "string" && met.initialValue ? met.initialValue : undefined;
  useEffect(() => setChosen((now) => now ?? before), [before]);
  const asksInstead = chosen === "no";
  const yesOrNo = [
    ["yes", words.yes()],
    ["no", words.no()],
  ] as const;
  const [named, setNamed] = useState(shownIn.initialValue);
  const isNeeded = !asksInstead && !named;
  const field = chosen === undefined ? evidence : { ...evidence, required: isNeeded, due: undefined };
  return (
    <div
      className={css.mustHave}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) setChosen(target.value);
        if (target instanceof HTMLSelectElement) setNamed(target.value);
      }}
    >
      <input type="hidden" name={asked} value={mustHave} />
      <RadioGroup field={met} label={mustHave} lang={lang} options={yesOrNo} inline />
      <div className={evidence.initialValue || shownIn.initialValue ? css.shown : css.evidence}>
        <TextArea
          field={field}
          label={asksInstead ? words.whatInstead(place) : words.whereDone(place)}
          hint={words.aSentence()}
          rows={2}
          count={<Counter field={evidence} />}
        />
        {cases.length > 0 && (
          <SelectField
            field={shownIn}
            label={words.shownInCase(place)}
            hint={words.shownInHint()}
            options={cases.map(({ id, title, year }) => [
              id,
              year ? words.caseOfYear({ title, year: String(year) }) : title,
            ])}
            emptyLabel={words.noCase()}
          />
        )}
      </div>
    </div>
  );
}
