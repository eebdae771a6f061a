import { Form, Link } from "@remix-run/react";
import { adminMemberPath, adminPaths } from "~/features/moderation/parts/admin-paths";
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
import { touchTarget } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { Panel } from "~/ui/panel";
import { useSaid } from "~/ui/said";
import { SecondThought } from "~/ui/second-thought";
import { Step } from "~/ui/step";
import { plainList } from "~/ui/text.css";
import { TextField } from "~/ui/text-field";
import { TypedText } from "~/ui/typed-text";
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
      {asked !== null && (
        <EmptyState title="This member isn’t here">Their account is gone, or the id is another’s.</EmptyState>
      )}
    </>
  );
}

function FoundList({ answer }: Shown<"member">) {
  const { found, more } = (answer?.shown as FoundMembers | null | undefined) ?? { found: [], more: false };
  const others = more ? "There may be more: write more of the name or e-mail." : "";
  const many = found.length === 1 ? "1 member found." : `${found.length} members found.`;
  useSaid(found.length > 0 ? `${many} ${others}`.trim() : null);
  if (found.length === 0) return null;
  return (
    <Panel title="Found">
      <ul className={plainList}>
        {found.map((member) => (
          <li key={member.uid} className={css.row}>
            <span className={css.facts}>
              <Monogram uid={member.uid} name={nameOf(member)} />
              <Link to={adminMemberPath(member.uid)} className={touchTarget}>
                {nameOf(member)}
              </Link>
            </span>
            <div className={css.facts}>
              {member.kind && <span>{kinds[member.kind]}</span>}
              {member.email && <span>{member.email}</span>}
              {member.status && <span>{statuses[member.status]}</span>}
            </div>
          </li>
        ))}
      </ul>
      {more && <p>{others}</p>}
    </Panel>
  );
}

function FindForm({ answer, uid, proof }: Shown<"member">) {
  const lastResult = answer?.intent === "find" ? answer.lastResult : undefined;
  const form = useForm({
    id: "find",
    names: ["find"],
    lastResult,
    constraint: { find: { required: true, maxLength: 254 } },
    missing: { find: "Write a name, an e-mail or an id." },
  });
  const { find } = form.fields;
  return (
    <Form method="post" {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[find]} lastResult={lastResult} />
      <GivenFields uid={uid} proof={proof} />
      <TextField
        field={find}
        label="Name, e-mail or id"
        hint="The beginning of a name, or of a word of the e-mail. Each search is in the audit trail."
      />
      <div>
        <IntentButton intent="find">Find member</IntentButton>
      </div>
    </Form>
  );
}

const said = { warned: "is warned", suspended: "is suspended", restored: "is active again" } as const;
const statuses = {
  PENDING: "E-mail not confirmed",
  ACTIVE: "Active",
  SUSPENDED: "Suspended",
  DELETING: "Being deleted",
} as const;
const kinds = { FREELANCER: "Freelancer", AGENCY: "Agency", HIRER: "Hirer" } as const;

function Found(page: Shown<"member"> & { member: Member }) {
  const { member, done, answer } = page;
  const { email, kind, createdAt, events, reports } = member;
  const what = done !== null && done in said ? said[done as keyof typeof said] : null;
  return (
    <>
      {what && !answer && (
        <Done title={`${nameOf(member)} ${what}`} text="They are told by e-mail, with your words." />
      )}
      <div className={columns}>
        <div className={main}>
          <Panel title="Account">
            <DefinitionList
              items={[
                ["E-mail", email],
                ["Kind", kind && kinds[kind]],
                ["Id", member.uid],
                [
                  "Profile",
                  member.readable ? (
                    <Link key="profile" to={memberPath(member.uid)}>
                      As members read it
                    </Link>
                  ) : null,
                ],
                ["Joined", <Moment key="at" at={createdAt} />],
              ]}
            />
          </Panel>
          {reports.nodes.length > 0 && (
            <Panel title="Reports about them">
              <ReportRows reports={reports.nodes} />
            </Panel>
          )}
          {events.length > 0 && (
            <Panel title="What happened">
              <Events events={events} />
            </Panel>
          )}
        </div>
        <aside className={side} aria-label="What to do">
          <Step title={statuses[member.status]}>
            <Move {...page} />
            <div>
              <LinkButton to={adminPaths.members} variant="quiet">
                Find another member
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
  const given = { uid, proof };
  if (member.uid === uid) return <p>This is your own account.</p>;
  if (member.administrator) return <p>Administrators are suspended and restored on the server alone.</p>;
  if (member.status === "SUSPENDED")
    return <RestoreForm who={member} given={given} lastResult={answered("restore")} />;
  if (member.status !== "ACTIVE") return null;
  return (
    <>
      <SecondThought label={`Warn ${nameOf(member)}`} open={answered("warn") !== undefined}>
        <WarnForm who={member} given={given} report={null} lastResult={answered("warn")} />
      </SecondThought>
      <SecondThought label={`Suspend ${nameOf(member)}`} open={answered("suspend") !== undefined}>
        <SuspendForm who={member} given={given} report={null} lastResult={answered("suspend")} />
      </SecondThought>
    </>
  );
}

const eventTexts: Readonly<Record<string, string>> = {
  CONFIRM_ADDRESS: "E-mail confirmed",
  CHANGE_EMAIL: "E-mail changed",
  UNDO_EMAIL: "Change of e-mail undone",
  NOT_ME: "Said of a sign-in “This wasn’t me”",
  WARN: "Warned",
  SUSPEND: "Suspended",
  REINSTATE: "Restored",
  DELETE: "Deletion asked for",
  TAKE_BACK_DELETION: "Deletion undone",
};

function Events({ events }: Pick<Member, "events">) {
  return (
    <ol className={plainList}>
      {events.toReversed().map(({ at, event, words }) => (
        <li key={`${at} ${event}`} className={css.row}>
          <div>
            <p>{eventTexts[event] ?? event}</p>
            {words && <TypedText text={words} />}
          </div>
          <Moment at={at} className={css.facts} />
        </li>
      ))}
    </ol>
  );
}
