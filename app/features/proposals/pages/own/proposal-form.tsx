import { useState } from "react";
import { budgetUnits, noBudget } from "~/domain/brief";
import { constraintsOf, controlsOf } from "~/domain/fields/controls";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { hoursOfDay } from "~/domain/hours-of-day";
import type { Times } from "~/domain/times";
import { describeAnswerBy } from "~/features/briefs/shared/brief-texts";
import type { WholeBrief } from "~/features/proposals/shared/next-step";
import { proposalPath } from "~/paths";
import { formatDay, formatPrice } from "~/shell/format/price";
import { useTimed } from "~/shell/format/use-timed";
import { ContentControl } from "~/shell/forms/content-control";
import { DraftForm } from "~/shell/forms/draft-form";
import { SaveState } from "~/shell/forms/save-state";
import { useDraft } from "~/shell/forms/use-draft";
import { AttachedFiles } from "~/ui/attached-files";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { FormSection } from "~/ui/form-section";
import { Notice } from "~/ui/notice";
import { SecondThought } from "~/ui/second-thought";
import { TypedText } from "~/ui/typed-text";
import { formatNumber } from "~/words/formats";
import * as words from "~/words/proposalsOwn.generated";
import { MustHaveFields } from "./must-have-fields";
import { OwnFit } from "./own-fit";
import * as css from "./own-proposal.css";
import type { Begun, ProposalFormAnswer, SavedProposal, ToName } from "./proposal-form-answer";
import { TeamFields } from "./team-fields";

interface ProposalFormProps {
  brief: WholeBrief;
  /** The member, as the owner of a form that is sent without a session and kept. */
  mustHaves: readonly string[];
  answer: ProposalFormAnswer | undefined;
  begun: Begun;
  own: ToName;
  /** Whether it can still be saved and sent; if not, its text alone is shown. */
  maySend: boolean;
  /** It is sent, and is changed for a new version of the brief. */
  changes: boolean;
  /** The version of the brief that is read here. */
  version: number;
}

const controls = controlsOf(proposalFields);

/** A proposal's form: a draft may be incomplete, a sent proposal may not. */
export function ProposalForm(props: ProposalFormProps) {
  const { brief, mustHaves, answer, begun, own, maySend, changes, version } = props;
  const { ownProposal, budget, startOn, revision } = brief;
  // Text typed under another revision of the brief is not restored to this one's fields.
  const [id] = useState(`proposal-${brief.id}-${revision}`);
  const action = proposalPath(brief.id);
  const { times, timed } = useTimed();
  const draft = useDraft<string, SavedProposal>({
    id,
    names: controls.map(({ name }) => name),
    constraint: constraintsOf(controls),
    typed: begun.texts,
    first: ownProposal,
    answer,
    action,
    // What the hirer reads already changes by its button alone.
    savesItself: maySend && !changes,
  });
  const { form, autosave, saved } = draft;
  const lost = [...(answer?.shown?.gone ?? []), ...begun.gone].filter(({ evidence }) => evidence);
  const shown = (name: Exclude<keyof typeof proposalFields, "answers" | "team">) => ({
    name,
    field: proposalFields[name],
    controls: form.fields,
  });
  return (
    <>
      <DraftForm
        draft={draft}
        what="proposal"
        pageAt={(at) => `${action}?saved=${at}`}
        savesByEnter={maySend && !changes}
        className={css.form}
      >
        <input type="hidden" name="version" value={version} />
        {changes && <input type="hidden" name="changes" value="on" />}
        {ownProposal?.status === "WITHDRAWN" && (
          <Notice title={words.withdrewTitle()}>{words.withdrewText()}</Notice>
        )}
        {lost.length > 0 && (
          <Notice kind="warning" title={words.lostTitle()}>
            <p>{words.lostText()}</p>
            {lost.map(({ mustHave, evidence }) => (
              <TypedText
                key={mustHave}
                text={words.lostAnswer({ mustHave: mustHave ?? "", evidence: evidence ?? "" })}
              />
            ))}
          </Notice>
        )}
        <FormSection title={words.pitch()}>
          <ContentControl {...shown("pitch")} rows={9} />
        </FormSection>
        <MustHaveFields
          mustHaves={mustHaves}
          lang={brief.writtenIn}
          fields={form.fields}
          cases={own.cases}
          isSent={changes}
        />
        <FormSection
          title={words.priceAndStart()}
          lede={[
            budget ? words.budgetOfBrief({ budget: formatPrice(budget) }) : noBudget(),
            !ownProposal && begun.fromProfile && words.priceOfProfile(),
          ]
            .filter(Boolean)
            .join(" ")}
        >
          <ContentControl
            {...shown("rate")}
            hint={words.priceHint({ field: proposalFields.rate.labels.to() })}
            options={unitsFor(budget)}
          />
          {(budget || begun.texts.days) && (
            // An estimate that is filled in stays visible, whatever the unit.
            <div className={begun.texts.days ? undefined : css.estimate}>
              <ContentControl {...shown("days")} hint={whenToEstimate(budget)} />
            </div>
          )}
          <ContentControl
            {...shown("startOn")}
            hint={startOn ? words.startHint({ day: formatDay(startOn) }) : undefined}
          />
        </FormSection>
        <TeamFields own={own} fields={form.fields} isSent={changes} />
        <FormSection title={words.workToLookAt()}>
          <ContentControl {...shown("links")} rows={3} />
          <AttachedFiles files={ownProposal?.files ?? []} unnamed={words.picture()} />
          {maySend && !changes && (
            <div className={buttonRow}>
              <IntentButton intent="files" variant="quiet" formNoValidate>
                {ownProposal?.files.length ? words.changeFiles() : words.addFiles()}
              </IntentButton>
            </div>
          )}
        </FormSection>
        {changes && (
          <div className={css.end}>
            <p className={css.sending}>{words.changingText()}</p>
            <div className={buttonRow}>
              <IntentButton intent="send">{words.sendChange()}</IntentButton>
              <LinkButton to={action} variant="quiet" onClick={form.forget}>
                {words.leaveAsItIs()}
              </LinkButton>
            </div>
          </div>
        )}
        {maySend && !changes && (
          <div className={css.end}>
            <p className={css.sending}>{timed(whatSendingDoes(brief, times))}</p>
            <div className={buttonRow}>
              <IntentButton intent="send">{isFull(brief) ? words.sendAndWait() : words.send()}</IntentButton>
              <IntentButton intent="save" variant="secondary" formNoValidate>
                {words.saveDraft()}
              </IntentButton>
            </div>
            <SaveState
              savedAt={saved?.updatedAt ?? null}
              isSaving={autosave.isSaving}
              last={autosave.answer}
              hrefOf={(field) => `#${id}-${field}`}
              isTold={(field) => Boolean(form.fields[field]?.errors?.length)}
              here={action}
            />
            {saved?.moves.includes("DELETE") && (
              <SecondThought label={words.deleteTheDraft()}>
                <p className={css.saved}>{words.deletingText()}</p>
                <IntentButton intent="delete" variant="danger" formNoValidate>
                  {words.deleteYes()}
                </IntentButton>
              </SecondThought>
            )}
          </div>
        )}
      </DraftForm>
      <OwnFit fit={saved?.fit ?? brief.fit} isDraft={ownProposal?.status !== "WITHDRAWN"} />
    </>
  );
}

/** The brief’s unit first. */
function unitsFor(budget: WholeBrief["budget"]) {
  return [...budgetUnits].sort((a, b) => Number(b[0] === budget?.unit) - Number(a[0] === budget?.unit));
}

/** Why to estimate: without it a price in another unit than the budget’s can’t be compared. */
function whenToEstimate(budget: WholeBrief["budget"]): string {
  const days = words.daysHint({ hours: hoursOfDay });
  return budget ? `${words.daysNeeded({ unit: budget.unit })} ${days}` : days;
}

const isFull = ({ cap, counts, invitation }: WholeBrief) => counts.places >= cap && !invitation?.keptUntil;

function whatSendingDoes(brief: WholeBrief, times: Times): string {
  const { cap, counts } = brief;
  const sending = isFull(brief)
    ? words.allTaken({ cap, number: formatNumber(counts.waitlisted + 1) })
    : words.onceSent();
  return [sending, describeAnswerBy(brief, times), words.emailsWithYes()].filter(Boolean).join(" ");
}
