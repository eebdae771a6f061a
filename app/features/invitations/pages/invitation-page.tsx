import { Form, Link, useSearchParams } from "@remix-run/react";
import { invitationReasons, noReason } from "~/content/invitation";
import { nameOf } from "~/features/briefs/parts/brief-texts";
import { describeKept } from "~/features/invitations/parts/invitation-texts";
import { briefPath, paths, proposalPath } from "~/paths";
import { labelOf } from "~/platform/values/choices";
import { limits } from "~/platform/values/limits";
import { useTimes } from "~/shell/format/use-times";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Counter } from "~/ui/counter";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { SelectField } from "~/ui/select-field";
import { TextArea } from "~/ui/text-area";
import { TypedText } from "~/ui/typed-text";
import * as css from "./invitation-page.css";
import type { loadInvitation } from "./invitation-page.server";

type Loaded = Awaited<ReturnType<typeof loadInvitation>>;
type InvitationPageProps = Loaded & { answer: PostAnswer<never> | undefined };

/** Where an invited member reads the invitation again, and declines it. */
export function InvitationPage({ brief, invitation, uid, answer }: InvitationPageProps) {
  const hirer = brief.hirer ? nameOf(brief.hirer) : "The hirer";
  const { status, line, reason, keptUntil } = invitation;
  const [params] = useSearchParams();
  const times = useTimes();
  const isOpen = status === "SENT";
  return (
    <article>
      <PageHeading title={`${hirer} invites you`} lede={brief.title} />
      {params.get("done") === "declined" && status === "DECLINED" && !answer && (
        <Done title="You declined the invitation" />
      )}
      <p>
        <Link to={briefPath(brief.id)} className={touchTarget}>
          Read the brief
        </Link>
      </p>
      {line && (
        <Panel title={`What ${hirer} wrote`}>
          <TypedText text={line} />
        </Panel>
      )}
      {isOpen && (
        <Panel title="Send a proposal">
          <p>{describeKept(keptUntil, times)}</p>
          <div className={buttonRow}>
            <LinkButton to={proposalPath(brief.id)}>Write a proposal</LinkButton>
          </div>
        </Panel>
      )}
      {isOpen || answer ? (
        <Panel title="Decline">
          <DeclineForm briefId={brief.id} uid={uid} answer={answer} />
        </Panel>
      ) : (
        <p>{closedTexts[status](reason && labelOf(invitationReasons, reason).toLowerCase())}</p>
      )}
    </article>
  );
}

const closedTexts: Record<Loaded["invitation"]["status"], (reason: string | null) => string> = {
  SENT: () => "",
  ANSWERED: () => "You sent a proposal.",
  DECLINED: (reason) => `Your reason: ${reason}. You can still send a proposal while the brief takes them.`,
  WITHDRAWN: () => "The invitation was withdrawn. You can still send a proposal while the brief takes them.",
  LAPSED: () => "The invitation has lapsed: the brief no longer takes proposals.",
};

const constraint = { reason: { required: true }, note: { maxLength: limits.note } };
const missing = { reason: noReason };

function DeclineForm({
  briefId,
  uid,
  answer,
}: {
  briefId: string;
  uid: string;
  answer: PostAnswer<never> | undefined;
}) {
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
      <input type="hidden" name="member" value={uid} />
      <SelectField field={reason} label="Reason" options={invitationReasons} emptyLabel="Choose a reason" />
      <TextArea
        field={note}
        label="A note to the hirer"
        hint="Optional. It comes as a message in your inbox and theirs."
        rows={2}
        count={<Counter field={note} />}
      />
      <div className={buttonRow}>
        <IntentButton intent="decline" variant="secondary">
          Decline the invitation
        </IntentButton>
        <LinkButton to={paths.inbox} variant="quiet">
          Decide later
        </LinkButton>
      </div>
    </Form>
  );
}
