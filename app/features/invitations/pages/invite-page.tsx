import { kindLabels } from "~/domain/kind-labels";
import { nameOf } from "~/features/briefs/shared/brief-texts";
import { describeHindrance } from "~/features/market/shared/invitation-texts";
import { briefPath, publishedPath } from "~/paths";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Counter } from "~/ui/counter";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { TextArea } from "~/ui/text-area";
import { limits } from "~/values/limits";
import * as words from "~/words/invitations.generated";
import { besideEachOther, written } from "~/words/isolate";
import { noLine } from "~/words/problems.generated";
import * as css from "./invitation-page.css";
import type { loadInvite } from "./invite-page.server";

type InvitePageProps = Awaited<ReturnType<typeof loadInvite>> & { answer: PostAnswer<never> | undefined };

const constraint = { line: { required: true, maxLength: limits.invitationLine } };
const missing = { line: noLine };

/** Where a hirer invites one member for a brief, in a line of their own. */
export function InvitePage({ brief, member, mayWithdraw, newKey, answer }: InvitePageProps) {
  const name = nameOf(member);
  const lastResult = answer?.lastResult;
  const form = useForm({
    id: `invite-${brief.id}-${member.uid}`,
    names: ["line"],
    lastResult,
    constraint,
    missing,
  });
  const { line } = form.fields;
  const hindrance = answer ? null : describeHindrance(member.invitable);
  return (
    <article>
      <PageHeading
        title={mayWithdraw ? words.invitedTitle({ name }) : words.inviteTitle({ name })}
        mark={<Monogram uid={member.uid} name={name} face={member.profile.face} size="large" />}
        lede={besideEachOther([kindLabels[member.kind](), member.profile.headline])}
      />
      <p>
        {words.forBrief({
          brief: (
            <Link
              to={briefPath(brief.id)}
              className={touchTarget}
              {...written(brief.title ?? "", brief.writtenIn)}
            >
              {brief.title}
            </Link>
          ),
        })}
      </p>
      {mayWithdraw ? (
        <WithdrawPanel name={name} briefId={brief.id} answer={answer} />
      ) : hindrance ? (
        <EmptyState
          title={words.hindranceTitle({ name })}
          action={<LinkButton to={publishedPath(brief.id)}>{words.seeOthers()}</LinkButton>}
        >
          {words.hindranceText({ hindrance })}
        </EmptyState>
      ) : (
        <Form method="post" {...form.props} className={css.form}>
          <ErrorSummary formErrors={form.errors} fields={[line]} lastResult={lastResult} />
          <input type="hidden" name="key" value={lastResult?.initialValue?.key ?? newKey} />
          <TextArea
            field={line}
            label={words.lineLabel({ name })}
            hint={words.lineHint()}
            rows={3}
            count={<Counter field={line} />}
          />
          <div className={buttonRow}>
            <IntentButton intent="invite">{words.sendInvitation()}</IntentButton>
            <LinkButton to={publishedPath(brief.id)} variant="quiet">
              {words.dontInvite()}
            </LinkButton>
          </div>
        </Form>
      )}
    </article>
  );
}

interface WithdrawPanelProps extends Pick<InvitePageProps, "answer"> {
  name: string;
  briefId: string;
}

function WithdrawPanel({ name, briefId, answer }: WithdrawPanelProps) {
  return (
    <Panel title={words.withdrawTitle()}>
      <Form method="post" className={css.form}>
        <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
        <p>{words.withdrawText({ name })}</p>
        <div className={buttonRow}>
          <IntentButton intent="withdraw" variant="danger">
            {words.withdrawNow()}
          </IntentButton>
          <LinkButton to={publishedPath(briefId)} variant="quiet">
            {words.keepInvitation()}
          </LinkButton>
        </div>
      </Form>
    </Panel>
  );
}
