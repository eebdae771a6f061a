import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { constraintsOf, controlsOf } from "~/contract/content/controls";
import { proposalFields } from "~/contract/content/proposal-fields";
import { useViewer } from "~/members/viewer/use-viewer";
import type { WholeBrief } from "~/members/words/next-step";
import { proposalPath } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { EnterKey } from "~/ui/enter-key";
import { ErrorSummary } from "~/ui/error-summary";
import { FormSection } from "~/ui/form-section";
import { Notice } from "~/ui/notice";
import { SecondThought } from "~/ui/second-thought";
import { formatDay, formatPrice } from "~/web/format/price";
import { BothVersions } from "~/web/forms/both-versions";
import { ContentControl } from "~/web/forms/content-control";
import { SaveState } from "~/web/forms/save-state";
import { useAutosave } from "~/web/forms/use-autosave";
import { useForm } from "~/web/forms/use-form";
import { MustHaveFields } from "./must-have-fields";
import { OwnFit } from "./own-fit";
import * as css from "./own-proposal.css";
import type { Begun, ProposalFormAnswer, SavedProposal } from "./proposal-form-answer";

interface ProposalFormProps {
  brief: WholeBrief;
  /** Who writes, by whom what is sent without a session is kept. */
  uid: string;
  mustHaves: readonly string[];
  answer: ProposalFormAnswer | undefined;
  begun: Begun;
  /** Whether it can still be kept and sent; where not, the text alone is shown. */
  maySend: boolean;
}

const controls = controlsOf(proposalFields);

/** A proposal while it is written: it can be left half done, and sent when it is whole. */
export function ProposalForm({ brief, uid, mustHaves, answer, begun, maySend }: ProposalFormProps) {
  const { ownProposal: draft, budget, startOn } = brief;
  const lastResult = answer?.lastResult;
  const ownRate = useViewer()?.profile?.rate ?? null;
  const { state, formData } = useNavigation();
  const pending = state === "idle" ? null : formData?.get("intent");
  // The text that was typed under another revision of the brief is not restored into this one's fields.
  const [id] = useState(`proposal-${brief.id}-${brief.revision}`);
  const form = useForm({
    id,
    names: controls.map(({ name }) => name),
    lastResult,
    constraint: constraintsOf(controls),
    missing: {},
    defaultValue: begun.texts,
  });
  const action = proposalPath(brief.id);
  const autosave = useAutosave<SavedProposal | null>({ formId: id, action, isOn: maySend && !answer?.both });
  const revision = useRevision(draft?.revision ?? null, answer, autosave.saved ?? null);
  const standing = newest(draft, autosave.saved ?? null);
  const lost = [...(answer?.gone ?? []), ...begun.gone].filter(({ evidence }) => evidence);
  const shown = (name: Exclude<keyof typeof proposalFields, "answers">) => ({
    name,
    field: proposalFields[name],
    controls: form.fields,
  });
  return (
    <>
      <Form
        method="post"
        action={action}
        {...form.props}
        onInput={(event) => {
          form.props.onInput(event);
          autosave.props.onInput();
        }}
        onBlur={autosave.props.onBlur}
        onSubmit={(event) => {
          autosave.props.onSubmit(event);
          if (!event.defaultPrevented) form.props.onSubmit(event);
        }}
        className={css.form}
      >
        <ErrorSummary formErrors={form.errors} fields={Object.values(form.fields)} lastResult={lastResult} />
        <EnterKey
          form={id}
          intent={maySend && !answer?.both ? "save" : undefined}
          onPress={autosave.saveAtOnce}
        />
        <input type="hidden" name="member" value={uid} />
        <input type="hidden" name="revision" value={revision ?? ""} />
        {answer?.both && (
          <BothVersions
            title="This proposal was changed since you opened it"
            both={answer.both}
            choice={
              <LinkButton to={`${action}?saved=${revision}`} variant="secondary" onClick={form.forget}>
                Take what stands now
              </LinkButton>
            }
          >
            Yours is still in the form below. Once you save or send it, it replaces what stands now.
          </BothVersions>
        )}
        {draft?.status === "WITHDRAWN" && (
          <Notice title="You took this proposal back">
            Nobody reads it now. You can change it and send it again until the brief closes.
          </Notice>
        )}
        {lost.length > 0 && (
          <Notice kind="warning" title="Must-haves that the hirer took out">
            <p>You had answered them. Take what you need from it; it isn’t sent.</p>
            {lost.map(({ mustHave, evidence }) => (
              <p key={mustHave} className={css.prose}>
                {mustHave}: {evidence}
              </p>
            ))}
          </Notice>
        )}
        <FormSection title="Your pitch">
          <ContentControl {...shown("pitch")} rows={9} />
        </FormSection>
        <MustHaveFields mustHaves={mustHaves} fields={form.fields} />
        <FormSection
          title="Rate and start"
          lede={`${budget ? `The brief’s budget: ${formatPrice(budget)}.` : "The brief names no budget."}${
            !draft && ownRate
              ? " Your rate is the one of your profile; change it for this brief if you like."
              : ""
          }`}
        >
          <ContentControl {...shown("rate")} hint="Leave the second empty if it is one number." />
          <ContentControl
            {...shown("startOn")}
            hint={startOn ? `The brief asks for ${formatDay(startOn)}.` : undefined}
          />
        </FormSection>
        <FormSection title="Work to look at">
          <ContentControl {...shown("links")} rows={3} />
        </FormSection>
        {maySend && (
          <div className={css.end}>
            <p className={css.sending}>{whatSendingDoes(brief)}</p>
            <div className={css.buttons}>
              <Button name="intent" value="send" pending={pending === "send"}>
                {isFull(brief) ? "Send, and wait in line" : "Send proposal"}
              </Button>
              <Button
                name="intent"
                value="save"
                variant="secondary"
                formNoValidate
                pending={pending === "save"}
              >
                Save draft
              </Button>
            </div>
            <SaveState
              savedAt={standing?.updatedAt ?? null}
              isSaving={autosave.isSaving}
              last={autosave.answer}
              hrefOf={(field) => `#${id}-${field}`}
              here={action}
              stopped="the brief, or your proposal, was changed elsewhere. Press “Save draft” to see how."
            />
            {standing?.moves.includes("DELETE") && (
              <SecondThought label="Delete the draft">
                <p className={css.saved}>Only you have read it. It can’t be brought back.</p>
                <Button
                  name="intent"
                  value="delete"
                  variant="danger"
                  formNoValidate
                  pending={pending === "delete"}
                >
                  Yes, delete the draft
                </Button>
              </SecondThought>
            )}
          </div>
        )}
      </Form>
      <OwnFit fit={standing?.fit ?? brief.fit} isDraft={draft?.status !== "WITHDRAWN"} />
    </>
  );
}

/**
 * The revision that the form's text was made from: the one that the page came with, then what each answer said.
 * The page's own doesn't count later: it may be newer than what is typed.
 */
function useRevision(
  first: number | null,
  answer: ProposalFormAnswer | undefined,
  saved: SavedProposal | null,
): number | null {
  const [known, setKnown] = useState({ answer, saved, revision: answer ? answer.revision : first });
  if (known.answer === answer && known.saved === saved) return known.revision;
  const news = known.saved !== saved && saved ? saved.revision : known.revision;
  const revision = known.answer !== answer && answer ? answer.revision : news;
  setKnown({ answer, saved, revision });
  return revision;
}

/** What is known to be saved: the page may have been read before or after the draft last saved itself. */
function newest(draft: WholeBrief["ownProposal"], saved: SavedProposal | null) {
  return saved && saved.updatedAt > (draft?.updatedAt ?? "") ? saved : draft;
}

const isFull = ({ cap, counts }: WholeBrief) => counts.places >= cap;

function whatSendingDoes(brief: WholeBrief): string {
  const { cap, counts, decideOn } = brief;
  const answer = decideOn ? ` You have an answer by the end of ${formatDay(decideOn)}, UTC.` : "";
  const yes = " With a yes, you and the hirer read each other’s e-mail address.";
  return isFull(brief)
    ? `All ${cap} places are taken. Yours will wait as number ${counts.waitlisted + 1} in line, and move up as places are freed.${answer}${yes}`
    : `Once it is sent it can’t be changed, but it can be taken back and sent again until the brief closes.${answer}${yes}`;
}
