import { useSearchParams } from "@remix-run/react";
import { type InvitationReason, invitationReasons } from "~/domain/invitation";
import { nameOf } from "~/features/briefs/shared/brief-texts";
import { InvitationChip } from "~/features/invitations/shared/invitation-chip";
import { describeKept } from "~/features/market/shared/invitation-texts";
import { briefPath, paths, proposalPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { halves } from "~/ui/columns.css";
import { Counter } from "~/ui/counter";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { SelectField } from "~/ui/select-field";
import { TextArea } from "~/ui/text-area";
import { TypedText } from "~/ui/typed-text";
import { limits } from "~/values/limits";
import * as words from "~/words/invitations.generated";
import { written } from "~/words/isolate";
import { noReasonToDecline as noReason } from "~/words/problems.generated";
import * as css from "./invitation-page.css";
import type { loadInvitation } from "./invitation-page.server";

type Loaded = Awaited<ReturnType<typeof loadInvitation>>;
type InvitationPageProps = Loaded & { answer: PostAnswer<never> | undefined };

/** Where an invited member reads the invitation again, and declines it. */
export function InvitationPage({ brief, invitation, answer }: InvitationPageProps) {
  const hirer = brief.hirer && nameOf(brief.hirer);
  const { status, line, reason, keptUntil } = invitation;
  const [params] = useSearchParams();
  const { times, timed } = useTimed();
  const isOpen = status === "SENT";
  return (
    <article>
      <PageHeading
        title={hirer ? words.invitesYou({ hirer }) : words.hirerInvitesYou()}
        lede={<bdi {...written(brief.title ?? "", brief.writtenIn)}>{brief.title}</bdi>}
      />
      {params.get("done") === "declined" && status === "DECLINED" && !answer && (
        <Done title={words.youDeclined()} />
      )}
      <p>
        <Link to={briefPath(brief.id)} className={touchTarget}>
          {words.readBrief()}
        </Link>
      </p>
      <div className={halves}>
        <div>
          {line && (
            <Panel title={hirer ? words.whatTheyWrote({ hirer }) : words.whatHirerWrote()}>
              <TypedText text={line} />
            </Panel>
          )}
          {isOpen && (
            <Panel title={words.sendProposalTitle()}>
              <p>{timed(describeKept(keptUntil, times))}</p>
              <div className={buttonRow}>
                <LinkButton to={proposalPath(brief.id)}>{words.writeProposal()}</LinkButton>
              </div>
            </Panel>
          )}
          {!isOpen && (
            <>
              <p>
                <InvitationChip status={status} />
              </p>
              <p>{closedTexts[status](reason)}</p>
            </>
          )}
        </div>
        {(isOpen || answer) && (
          <Panel title={words.declineTitle()}>
            <DeclineForm briefId={brief.id} isOpen={isOpen} answer={answer} />
          </Panel>
        )}
      </div>
    </article>
  );
}

const closedTexts: Record<Loaded["invitation"]["status"], (reason: InvitationReason | null) => string> = {
  SENT: () => "",
  ANSWERED: words.overProposed,
  DECLINED: (reason) => words.overDeclined({ reason: words.reasonWithin({ reason: reason ?? "OTHER" }) }),
  WITHDRAWN: words.overWithdrawn,
  LAPSED: words.overLapsed,
};

const constraint = { reason: { required: true }, note: { maxLength: limits.note } };
const missing = { reason: noReason };

interface DeclineFormProps {
  briefId: string;
  /** Where it ended meanwhile, what was typed is there to be copied. */
  isOpen: boolean;
  answer: PostAnswer<never> | undefined;
}

function DeclineForm({ briefId, isOpen, answer }: DeclineFormProps) {
  const lastResult = answer?.lastResult;
  const form = useForm({
    id: `decline-invitation-${briefId}`,
    names: ["reason", "note"],
    lastResult,
    constraint,
    missing,
  });
  const { reason, note } = form.fields;
  return (
    <Form method="post" {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[reason, note]} lastResult={lastResult} />
      <SelectField
        field={reason}
        label={words.reasonLabel()}
        options={invitationReasons}
        emptyLabel={words.chooseReason()}
      />
      <TextArea
        field={note}
        label={words.noteLabel()}
        hint={words.noteHint()}
        rows={2}
        count={<Counter field={note} />}
      />
      {isOpen && (
        <div className={buttonRow}>
          <IntentButton intent="decline" variant="secondary">
            {words.declineInvitation()}
          </IntentButton>
          <LinkButton to={paths.inbox} variant="quiet">
            {words.decideLater()}
          </LinkButton>
        </div>
      )}
    </Form>
  );
}
