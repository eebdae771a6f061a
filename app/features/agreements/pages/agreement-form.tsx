import { useState } from "react";
import { agreementFields, agreementSections } from "~/domain/fields/agreement-fields";
import { showFields } from "~/domain/fields/shown";
import { agreementPath } from "~/paths";
import { ContentSections, type ControlLayout } from "~/shell/forms/content-sections";
import { DraftForm } from "~/shell/forms/draft-form";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useDraft } from "~/shell/forms/use-draft";
import { optionsOf } from "~/shell/forms/use-form";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import * as words from "~/words/agreements.generated";
import * as css from "./agreement-page.css";
import { type FixedMilestones, MilestoneFields } from "./milestone-fields";

const layout: Readonly<Partial<Record<keyof typeof agreementFields, ControlLayout>>> = {
  hirerParty: { wide: true },
  talentParty: { wide: true },
  scope: { rows: 12 },
  notInScope: { rows: 5 },
  rights: { rows: 4 },
  confidentiality: { rows: 4 },
};

interface AgreementFormProps {
  id: string;
  typed: Record<string, string>;
  /** Of the saved draft; null for none. */
  revision: number | null;
  answer: PostAnswer<never> | undefined;
  /** Whether there is something to go back to. */
  leaves: boolean;
  fixed: FixedMilestones;
}

/** A side's own draft: the other reads nothing of it until it is offered. */
export function AgreementForm({ id, typed, revision, answer, leaves, fixed }: AgreementFormProps) {
  const [opened] = useState(typed);
  // What is missing is said once it is offered: a draft is saved without.
  const { names, constraint } = optionsOf(showFields(agreementFields));
  const draft = useDraft({
    id: `agreement-${id}`,
    ...{ names, constraint },
    typed: opened,
    first: revision === null ? null : { revision },
    answer,
    action: `${agreementPath(id)}?edit=1`,
    savesItself: false,
  });
  return (
    <DraftForm
      draft={draft}
      what="agreement"
      pageAt={(taken) => `${agreementPath(id)}?edit=1&taken=${taken}`}
      savesByEnter
      halfDone
      className={css.form}
    >
      <ContentSections
        sections={agreementSections}
        controls={draft.form.fields}
        layout={{
          ...layout,
          milestones: { instead: <MilestoneFields fields={draft.form.fields} fixed={fixed} /> },
        }}
      />
      <div className={buttonRow}>
        <IntentButton intent="save">{words.saveAndRead()}</IntentButton>
        {leaves && (
          <LinkButton to={agreementPath(id)} variant="quiet">
            {words.cancel()}
          </LinkButton>
        )}
      </div>
    </DraftForm>
  );
}
