import { adminMemberPath, adminPaths } from "~/admin-paths";
import { memberPath } from "~/paths";
import { Moment } from "~/shell/format/moment";
import { useForm } from "~/shell/forms/use-form";
import type { AdminMemberQuery } from "~/shell/operations/operations.generated";
import { IntentButton, LinkButton } from "~/ui/button";
import { columns, main, side } from "~/ui/columns.css";
import { DefinitionList } from "~/ui/definition-list";
import { Done } from "~/ui/done";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { Panel } from "~/ui/panel";
import { useSaid } from "~/ui/said";
import { SecondThought } from "~/ui/second-thought";
import { Step } from "~/ui/step";
import { plainList } from "~/ui/text.css";
import { TextField } from "~/ui/text-field";
import { TypedText } from "~/ui/typed-text";
import * as adminWords from "~/words/moderationAdmin.generated";
import * as words from "~/words/moderationMembers.generated";
import * as css from "./admin.css";
import type { FoundMembers } from "./admin-forms.server";
import type { Shown } from "./admin-page";
import { nameOf } from "./admin-texts";
import { GivenFields } from "./given-fields";
import { ReportRows } from "./reports-list";
import { RestoreForm, SuspendForm, WarnForm } from "./suspend-form";

type Member = NonNullable<AdminMemberQuery["managedMember"]>;

/** Finds members by name or e-mail address: there is no list of all members. */
export function MemberView(page: Shown<"member">) {
  const { member, asked } = page;
  if (member) return <Found {...page} member={member} />;
  return (
    <>
      <FindForm {...page} />
      <FoundList {...page} />
      {asked !== null && <EmptyState title={words.goneTitle()}>{words.gone()}</EmptyState>}
    </>
  );
}

function FoundList({ answer }: Shown<"member">) {
  const { found, more } = (answer?.shown as FoundMembers | null | undefined) ?? { found: [], more: false };
  const count = found.length;
  const said = more ? words.foundMore({ count }) : words.found({ count });
  useSaid(count > 0 ? said : null);
  if (count === 0) return null;
  return (
    <Panel title={words.foundTitle()}>
      <ul className={plainList}>
        {found.map((member) => (
          <li key={member.uid} className={css.row}>
            <span className={css.facts}>
              <Monogram uid={member.uid} name={nameOf(member)} />
              <Link to={adminMemberPath(member.uid)} className={touchTarget} dir="auto">
                {nameOf(member)}
              </Link>
            </span>
            <div className={css.facts}>
              {member.kind && <span>{words.kindOf({ kind: member.kind })}</span>}
              {member.email && <span>{member.email}</span>}
              {member.status && <span>{statuses[member.status]()}</span>}
            </div>
          </li>
        ))}
      </ul>
      {more && <p>{words.maybeMore()}</p>}
    </Panel>
  );
}

function FindForm({ answer, proof, asked, named }: Shown<"member">) {
  const lastResult = answer?.intent === "find" ? answer.lastResult : undefined;
  const form = useForm({
    id: "find",
    names: ["find"],
    lastResult,
    constraint: { find: { required: true, maxLength: 254 } },
    missing: { find: words.findMissing() },
    ...(named !== null && asked === null && { defaultValue: { find: named } }),
  });
  const { find } = form.fields;
  return (
    <Form method="post" {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[find]} lastResult={lastResult} />
      <GivenFields proof={proof} />
      <TextField field={find} label={words.find()} hint={words.findHint()} />
      <div>
        <IntentButton intent="find">{words.findNow()}</IntentButton>
      </div>
    </Form>
  );
}

const doneTitles = {
  warned: adminWords.warnedTitle,
  suspended: adminWords.suspendedTitle,
  restored: adminWords.restoredTitle,
} as const;
const statuses = {
  PENDING: words.pending,
  ACTIVE: words.active,
  SUSPENDED: words.suspended,
  DELETING: words.deleting,
} as const;

function Found(page: Shown<"member"> & { member: Member }) {
  const { member, done, answer } = page;
  const { email, kind, createdAt, events, reports } = member;
  const titleOf = done !== null && done in doneTitles ? doneTitles[done as keyof typeof doneTitles] : null;
  return (
    <>
      {titleOf && !answer && (
        <Done title={titleOf({ name: nameOf(member) })} text={adminWords.memberTold()} />
      )}
      <div className={columns}>
        <div className={main}>
          <Panel title={words.account()}>
            <DefinitionList
              items={[
                [words.email(), email],
                [words.kind(), kind && words.kindOf({ kind })],
                [words.id(), member.uid],
                [
                  words.profile(),
                  member.readable ? (
                    <Link key="profile" to={memberPath(member.uid)}>
                      {words.asMembersRead()}
                    </Link>
                  ) : null,
                ],
                [words.joined(), <Moment key="at" at={createdAt} />],
              ]}
            />
          </Panel>
          {reports.nodes.length > 0 && (
            <Panel title={words.reportsAbout()}>
              <ReportRows reports={reports.nodes} />
            </Panel>
          )}
          {events.length > 0 && (
            <Panel title={words.whatHappened()}>
              <Events events={events} />
            </Panel>
          )}
        </div>
        <aside className={side} aria-label={words.whatToDo()}>
          <Step title={statuses[member.status]()}>
            <Move {...page} />
            <div>
              <LinkButton to={adminPaths.members} variant="quiet">
                {words.findAnother()}
              </LinkButton>
            </div>
          </Step>
        </aside>
      </div>
    </>
  );
}

/** Suspends or restores a member; administrators can't do either to themselves. */
function Move({ member, uid, proof, answer }: Shown<"member"> & { member: Member }) {
  const answered = (intent: string) => (answer?.intent === intent ? answer.lastResult : undefined);
  const given = { proof };
  if (member.uid === uid) return <p>{words.ownAccount()}</p>;
  if (member.administrator) return <p>{words.administrator()}</p>;
  if (member.status === "SUSPENDED")
    return <RestoreForm who={member} given={given} lastResult={answered("restore")} />;
  if (member.status !== "ACTIVE") return null;
  return (
    <>
      <SecondThought label={adminWords.warn({ name: nameOf(member) })} open={answered("warn") !== undefined}>
        <WarnForm who={member} given={given} report={null} lastResult={answered("warn")} />
      </SecondThought>
      <SecondThought
        label={adminWords.suspend({ name: nameOf(member) })}
        open={answered("suspend") !== undefined}
      >
        <SuspendForm who={member} given={given} report={null} lastResult={answered("suspend")} />
      </SecondThought>
    </>
  );
}

const eventTexts: Readonly<Record<string, () => string>> = {
  CONFIRM_ADDRESS: words.confirmedEmail,
  CHANGE_EMAIL: words.changedEmail,
  UNDO_EMAIL: words.undidEmail,
  NOT_ME: words.notMe,
  WARN: words.wasWarned,
  SUSPEND: words.wasSuspended,
  REINSTATE: words.wasRestored,
  DELETE: words.askedForDeletion,
  TAKE_BACK_DELETION: words.undidDeletion,
};

function Events({ events }: Pick<Member, "events">) {
  return (
    <ol className={plainList}>
      {events.toReversed().map(({ at, event, words: reason }) => (
        <li key={`${at} ${event}`} className={css.row}>
          <div>
            <p>{eventTexts[event]?.() ?? event}</p>
            {reason && <TypedText text={reason} />}
          </div>
          <Moment at={at} className={css.facts} />
        </li>
      ))}
    </ol>
  );
}
