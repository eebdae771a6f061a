import { countDays } from "~/content/price-words";
import { type DeclineReason, declineReasons } from "~/content/proposal";
import { suggestedReason } from "~/content/suggested-reason";
import { describeStatus, nameOf } from "~/features/proposals/pages/decide/decide-words";
import { FitMarks } from "~/features/search/parts/fit-marks";
import { labelOf } from "~/platform/values/choices";
import { formatShortPrice } from "~/shell/format/short-price";
import { CheckboxField } from "~/ui/checkbox-field";
import type { Field } from "~/ui/field-parts";
import { FormSection } from "~/ui/form-section";
import { SelectField } from "~/ui/select-field";
import { TextArea } from "~/ui/text-area";
import { replyNames, toSuggested } from "./reply-fields";
import type { WaitingCard } from "./reply-page.server";

interface PersonReplyProps {
  person: WaitingCard;
  fieldOf(name: string): Field;
  /** They weren’t on the page that was sent. */
  isNew: boolean;
  /** The reason for everyone as it is chosen now: it is theirs, too, unless one is chosen for them. */
  ofAll: DeclineReason | null;
  /** A note to everyone is written: it is theirs, too, unless one is written to them. */
  hasNote: boolean;
}

/** What one person hears: the reason, which their fit may suggest, and a note, which the shortlist is owed. */
export function PersonReply({ person, fieldOf, isNew, ofAll, hasNote }: PersonReplyProps) {
  const { applicantUid, status, rate, days, fit } = person;
  const name = nameOf(person);
  const suggested = suggestedReason(fit);
  const unless = ofAll && `For everyone: ${labelOf(declineReasons, ofAll)}`;
  const isListed = status === "SHORTLISTED";
  const price = rate && [formatShortPrice(rate), days && countDays(days)].filter(Boolean).join(" × ");
  const facts = [isListed && describeStatus(status), isNew && "New since you opened this page", price];
  return (
    <FormSection
      title={name}
      lede={
        <>
          {facts.filter(Boolean).join(" · ")}
          <FitMarks fit={fit} />
        </>
      }
    >
      <SelectField
        field={{ ...fieldOf(replyNames.reason(applicantUid)), required: true }}
        label={`Reason for ${name}`}
        options={
          suggested
            ? [
                [toSuggested(suggested), unless ?? `Suggested: ${labelOf(declineReasons, suggested)}`],
                ...declineReasons,
              ]
            : declineReasons
        }
        // Where nothing speaks against them only the hirer knows why.
        emptyLabel={suggested ? null : (unless ?? "Choose a reason")}
      />
      <TextArea
        field={{ ...fieldOf(replyNames.note(applicantUid)), ...(isListed && { required: true }) }}
        label={`Note to ${name}`}
        hint={hasNote ? "They get the note to everyone, unless you write another one here." : undefined}
        rows={2}
        wide={false}
      />
      {isListed && (
        <CheckboxField field={fieldOf(replyNames.none(applicantUid))} label={`No note to ${name}`} />
      )}
    </FormSection>
  );
}
