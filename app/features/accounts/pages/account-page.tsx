import { Link } from "@remix-run/react";
import { useViewer } from "~/features/accounts/parts/use-viewer";
import { ProfileNav } from "~/features/market/parts/sub-navs";
import { paths } from "~/paths";
import { Moment } from "~/shell/format/moment";
import type { PostAnswer } from "~/shell/forms/post-answer";
import type { OwnAccountQuery } from "~/shell/operations/operations.generated";
import { button } from "~/ui/button.css";
import { Done } from "~/ui/done";
import { FactsOrGaps } from "~/ui/facts-or-gaps";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { action } from "~/ui/panel.css";
import { useSaid } from "~/ui/said";
import { finePrint, plainList, strong } from "~/ui/text.css";
import * as css from "./account-page.css";
import type { loadAccount } from "./account-page.server";
import { DeletionPanel } from "./deletion-panel";
import { PasskeysPanel } from "./passkeys-panel";
import { SessionsPanel } from "./sessions-panel";
import { SettingsForm } from "./settings-form";
import { WarningsPanel } from "./warnings-panel";

type Activity = NonNullable<OwnAccountQuery["viewer"]>["activity"];

const eventTexts: Readonly<Record<string, string>> = {
  "signed-in": "Signed in",
  "signed-in-anew": "Signed in, with a new browser",
  "signed-in-by-passkey": "Signed in with a passkey",
  "signed-in-anew-by-passkey": "Signed in with a passkey, with a new browser",
  "passkey-added": "A passkey was added",
  "passkey-removed": "A passkey was removed",
  "session-ended": "A session was ended",
  "other-sessions-ended": "All other sessions were ended",
  "all-sessions-ended": "Everyone was signed out, by the link in an e-mail",
  "email-changed": "E-mail changed",
  "deletion-asked": "Deletion of the account asked for",
  "deletion-undone": "Deletion of the account undone",
  exported: "Data downloaded",
};

/** What happened to the account, the newest first. */
function ActivityPanel({ activity }: { activity: Activity }) {
  if (activity.length === 0) return <p className={css.text}>Nothing in the last 90 days.</p>;
  return (
    <ul className={plainList}>
      {activity.map(({ event, device, at }) => (
        <li key={`${at} ${event}`} className={css.session}>
          <div>
            <p className={strong}>{eventTexts[event] ?? event}</p>
            <p className={finePrint}>
              <Moment at={at} />
              {device && `; ${device}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface AccountPageProps extends Awaited<ReturnType<typeof loadAccount>> {
  answer: PostAnswer | undefined;
}

const said = {
  settings: { title: "Your choices are saved" },
  ended: { title: "That session has ended", text: "The person who used it has to sign in again." },
  others: { title: "You are signed in here alone" },
  passkey: { title: "The passkey is added", text: "You can sign in with it from now on." },
  "passkey-renamed": { title: "The passkey has its new name" },
  "passkey-removed": { title: "The passkey is removed", text: "Remove it from your device, too." },
  kept: { title: "Your account stays", text: "Briefs that were closed stay closed." },
};

/** Announced to screen readers alone: banner and panel show it. */
const deleting = "Your account is being deleted. For fourteen days you can change your mind.";

/** `/app/profile/account`: the private side of an account, seen by its member alone. */
export function AccountPage({
  account,
  uid,
  timeZones,
  done,
  noExport,
  exportAgain,
  kept,
  passkeys,
  answer: posted,
}: AccountPageProps) {
  const { email, emailVerified, settings, sessions, activity, status, deletesAt } = account;
  const viewer = useViewer();
  useSaid(done === "deleting" && !posted ? deleting : null);
  const answer = posted ?? kept;
  const answerTo = (...intents: string[]) =>
    answer && intents.includes(answer.intent) ? answer.lastResult : undefined;
  // Shown beside the button that was pressed, which may be far below.
  const doneIn = (...whats: (keyof typeof said)[]) =>
    done && done !== "deleting" && !answer && whats.includes(done) ? <Done {...said[done]} /> : null;
  return (
    <>
      <PageHeading title="Account" lede="Only you see this." />
      <ProfileNav />
      {noExport && !answer && (
        <Notice kind="danger" title="Your file isn’t ready" action={<Download label="Try again" />}>
          The service that makes it gave no answer. Nothing was lost. Try again in a moment.
        </Notice>
      )}
      {exportAgain && !answer && (
        <Notice kind="danger" title="Not yet">
          {exportAgain.said}
        </Notice>
      )}
      <div className={css.panels}>
        <WarningsPanel warnings={viewer?.warnings ?? []} />
        <Panel title="Your e-mail">
          <FactsOrGaps
            facts={[
              ["E-mail", email],
              ["Confirmed", emailVerified ? "Yes" : "Not yet"],
            ]}
          />
          <p className={css.text}>
            Other members don’t see it, but for one case: once a proposal is accepted, its author and the
            hirer read each other’s.
          </p>
          {status === "ACTIVE" && (
            <p className={action}>
              <Link className={button.secondary} to={paths.email}>
                Change your e-mail
              </Link>
            </p>
          )}
        </Panel>
        <Panel title="E-mails">
          <SettingsForm
            key={JSON.stringify(settings)}
            settings={settings}
            uid={uid}
            timeZones={timeZones}
            lastResult={answerTo("settings")}
            saved={doneIn("settings")}
          />
        </Panel>
        <Panel title="Where you are signed in">
          {doneIn("ended", "others")}
          <SessionsPanel sessions={sessions} lastResult={answerTo("end", "end-others")} />
        </Panel>
        {status === "ACTIVE" && (
          <Panel title="Passkeys">
            {doneIn("passkey", "passkey-renamed", "passkey-removed")}
            <PasskeysPanel
              passkeys={passkeys}
              uid={uid}
              lastResult={answerTo("rename-passkey", "remove-passkey")}
            />
          </Panel>
        )}
        <Panel title="What happened to your account">
          <ActivityPanel activity={activity} />
        </Panel>
        <Panel title="Theme">
          <p className={css.text}>
            You choose the theme <a href="#theme">at the foot of this page</a>. Browsers that you sign in with
            later show it, too.
          </p>
        </Panel>
        <Panel title="Everything we keep about you">
          <p className={css.text}>
            Your account, profile, briefs, proposals, bookmarks, notifications, reports, sessions, passkeys
            and what happened to your account, in one file that other programs can read (JSON). What it means
            is on the <Link to={paths.privacy}>privacy page</Link>.
          </p>
          <p className={css.text}>
            Pictures and PDFs aren’t in it: of those in messages it holds the names. Save them one by one
            where they are shown: in your profile, cases, briefs, proposals and conversations.
          </p>
          <p className={action}>
            <Download label="Download it" />
          </p>
        </Panel>
        <Panel title={deletesAt ? "Your account is being deleted" : "Delete your account"}>
          {doneIn("kept")}
          <DeletionPanel
            uid={uid}
            pending={status === "PENDING"}
            deletesAt={deletesAt}
            isHirer={viewer?.kind === "HIRER"}
            lastResult={answerTo("delete", "keep")}
          />
        </Panel>
      </div>
    </>
  );
}

function Download({ label }: { label: string }) {
  return (
    <Link className={button.secondary} to={paths.accountExport} reloadDocument>
      {label}
    </Link>
  );
}
