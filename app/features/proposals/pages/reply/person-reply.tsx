import { countDays } from "~/domain/price-texts";
import {
  type DeclineReason,
  declineReasons,
  labelForHirer,
  type possibleDeclineReasons,
} from "~/domain/proposal";
import { formatShortPrice } from "~/domain/short-price";
import { suggestedReason } from "~/domain/suggested-reason";
import { FitMarks } from "~/features/market/shared/fit-marks";
import { nameOf } from "~/features/proposals/pages/decide/decide-texts";
import { CheckboxField } from "~/ui/checkbox-field";
import type { Field } from "~/ui/field-parts";
import { FormSection } from "~/ui/form-section";
import { SelectField } from "~/ui/select-field";
import { TextArea } from "~/ui/text-area";
import { labelOf } from "~/values/choices";
import { besideEachOther } from "~/words/isolate";
import * as words from "~/words/proposalsReply.generated";
import { replyNames, toSuggested } from "./reply-fields";
import type { WaitingCard } from "./reply-page.server";

interface PersonReplyProps {
  person: WaitingCard;
  reasons: ReturnType<typeof possibleDeclineReasons>;
  fieldOf(name: string): Field;
  /** The applicant wasn’t on the page that was sent. */
  isNew: boolean;
  /**
   * The reason chosen for everyone, which also applies to this applicant unless they have one of
   * their own.
   */
  ofAll: DeclineReason | null;
  /**
   * A note to everyone is written; this applicant gets it, too, unless they have one of their own.
   */
  hasNote: boolean;
}

/**
 * One applicant's reply: the reason, which their fit may suggest, and a note, which is required for
 * the shortlist.
 */
export function PersonReply({ person, reasons, fieldOf, isNew, ofAll, hasNote }: PersonReplyProps) {
  const { applicantUid, status, rate, days, fit } = person;
  const name = nameOf(person);
  const suggested = suggestedReason(fit);
  const unless = ofAll && words.forEveryone({ reason: labelOf(declineReasons, ofAll) });
  const isListed = status === "SHORTLISTED";
  const price = rate && [formatShortPrice(rate), days && countDays(days)].filter(Boolean).join(" × ");
  const facts = [isListed && labelForHirer(status), isNew && words.newcomer(), price];
  return (
    <FormSection
      title={<bdi>{name}</bdi>}
      lede={
        <>
          {besideEachOther(facts)}
          <FitMarks fit={fit} />
        </>
      }
    >
      <SelectField
        field={{ ...fieldOf(replyNames.reason(applicantUid)), required: true }}
        label={words.reason({ name })}
        options={
          suggested
            ? [
                [
                  toSuggested(suggested),
                  unless ?? words.suggested({ reason: labelOf(declineReasons, suggested) }),
                ],
                ...reasons,
              ]
            : reasons
        }
        // Without a suggestion from the fit only the hirer knows the reason.
        emptyLabel={suggested ? null : (unless ?? words.chooseReason())}
      />
      <TextArea
        field={{ ...fieldOf(replyNames.note(applicantUid)), ...(isListed && { required: true }) }}
        label={words.note({ name })}
        hint={hasNote ? words.noteOfAllHint() : undefined}
        rows={2}
        wide={false}
      />
      {isListed && (
        <CheckboxField field={fieldOf(replyNames.none(applicantUid))} label={words.noNote({ name })} />
      )}
    </FormSection>
  );
}
