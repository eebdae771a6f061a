import { ProfileNav } from "~/features/market/shared/sub-navs";
import { paths } from "~/paths";
import { Moment } from "~/shell/format/moment";
import type { PostAnswer } from "~/shell/forms/post-answer";
import type { OwnAccountQuery } from "~/shell/operations/operations.generated";
import { useViewer } from "~/shell/page/use-viewer";
import { button } from "~/ui/button.css";
import { Done } from "~/ui/done";
import { FactsOrGaps } from "~/ui/facts-or-gaps";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { action } from "~/ui/panel.css";
import { useSaid } from "~/ui/said";
import { finePrint, plainList, strong } from "~/ui/text.css";
import * as words from "~/words/accountsPage.generated";
import * as css from "./account-page.css";
import type { loadAccount } from "./account-page.server";
import { DeletionPanel } from "./deletion-panel";
import { LanguageForm } from "./language-form";
import { PasskeysPanel } from "./passkeys-panel";
import { SessionsPanel } from "./sessions-panel";
import { SettingsForm } from "./settings-form";
import { WarningsPanel } from "./warnings-panel";

type Activity = NonNullable<OwnAccountQuery["viewer"]>["activity"];

const eventTexts: Readonly<Record<string, () => string>> = {
  "signed-in": words.signedIn,
  "signed-in-anew": words.signedInAnew,
  "signed-in-by-passkey": words.signedInByPasskey,
  "signed-in-anew-by-passkey": words.signedInAnewByPasskey,
  "passkey-added": words.addedPasskey,
  "passkey-removed": words.removedPasskey,
  "session-ended": words.endedSession,
  "other-sessions-ended": words.endedOthers,
  "all-sessions-ended": words.endedAll,
  "email-changed": words.changedEmail,
  "deletion-asked": words.askedDeletion,
  "deletion-undone": words.undidDeletion,
  exported: words.exported,
};

/** What happened to the account, the newest first. */
function ActivityPanel({ activity }: { activity: Activity }) {
  if (activity.length === 0) return <p className={css.text}>{words.noActivity()}</p>;
  return (
    <ul className={plainList}>
      {activity.map(({ event, device, at }) => (
        <li key={`${at} ${event}`} className={css.session}>
          <div>
            <p className={strong}>{eventTexts[event]?.() ?? event}</p>
            <p className={finePrint}>
              {device ? words.activityAt({ at: <Moment at={at} />, device }) : <Moment at={at} />}
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
  settings: () => ({ title: words.settingsSaved() }),
  language: () => ({ title: words.languageSaved() }),
  ended: () => ({ title: words.sessionEnded(), text: words.sessionEndedText() }),
  others: () => ({ title: words.othersEnded() }),
  passkey: () => ({ title: words.passkeyAdded(), text: words.passkeyAddedText() }),
  "passkey-renamed": () => ({ title: words.passkeyRenamed() }),
  "passkey-removed": () => ({ title: words.passkeyRemoved(), text: words.passkeyRemovedText() }),
  kept: () => ({ title: words.accountKept(), text: words.accountKeptText() }),
};

/** `/app/profile/account`: the private side of an account, seen by its member alone. */
export function AccountPage({
  account,
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
  // Announced to screen readers alone: banner and panel show it.
  useSaid(done === "deleting" && !posted ? words.deletingSaid() : null);
  const answer = posted ?? kept;
  const answerTo = (...intents: string[]) =>
    answer && intents.includes(answer.intent) ? answer.lastResult : undefined;
  // Shown beside the button that was pressed, which may be far below.
  const doneIn = (...whats: (keyof typeof said)[]) =>
    done && done !== "deleting" && !answer && whats.includes(done) ? <Done {...said[done]()} /> : null;
  return (
    <>
      <PageHeading title={words.title()} lede={words.lede()} />
      <ProfileNav />
      {noExport && !answer && (
        <Notice kind="danger" title={words.noFileTitle()} action={<Download label={words.tryAgain()} />}>
          {words.noFile()}
        </Notice>
      )}
      {exportAgain && !answer && (
        <Notice kind="danger" title={words.notYetTitle()}>
          {exportAgain.said}
        </Notice>
      )}
      <div className={css.panels}>
        <WarningsPanel warnings={viewer?.warnings ?? []} />
        <Panel title={words.emailTitle()}>
          <FactsOrGaps
            facts={[
              [words.email(), email],
              [words.confirmed(), emailVerified ? words.confirmedYes() : words.confirmedNotYet()],
            ]}
          />
          <p className={css.text}>{words.emailSeen()}</p>
          {status === "ACTIVE" && (
            <p className={action}>
              <Link className={button.secondary} to={paths.email}>
                {words.changeEmail()}
              </Link>
            </p>
          )}
        </Panel>
        <Panel title={words.mailsTitle()}>
          {status === "ACTIVE" || status === "PENDING" ? (
            <SettingsForm
              key={JSON.stringify(settings)}
              settings={settings}
              timeZones={timeZones}
              lastResult={answerTo("settings")}
              saved={doneIn("settings")}
            />
          ) : (
            <p className={css.text}>{words.settingsFixed()}</p>
          )}
        </Panel>
        {(status === "ACTIVE" || status === "PENDING") && (
          <Panel title={words.languageTitle()}>
            <LanguageForm
              language={settings.language}
              lastResult={answerTo("language")}
              saved={doneIn("language")}
            />
          </Panel>
        )}
        <Panel title={words.sessionsTitle()}>
          {doneIn("ended", "others")}
          <SessionsPanel sessions={sessions} lastResult={answerTo("end", "end-others")} />
        </Panel>
        {status === "ACTIVE" && (
          <Panel title={words.passkeysTitle()}>
            {doneIn("passkey", "passkey-renamed", "passkey-removed")}
            <PasskeysPanel passkeys={passkeys} lastResult={answerTo("rename-passkey", "remove-passkey")} />
          </Panel>
        )}
        <Panel title={words.activityTitle()}>
          <ActivityPanel activity={activity} />
        </Panel>
        <Panel title={words.themeTitle()}>
          <p className={css.text}>{words.theme({ foot: (said) => <a href="#theme">{said}</a> })}</p>
        </Panel>
        <Panel title={words.fileTitle()}>
          <p className={css.text}>
            {words.file({ privacy: (said) => <Link to={paths.privacy}>{said}</Link> })}
          </p>
          <p className={css.text}>{words.fileWithout()}</p>
          <p className={action}>
            <Download label={words.download()} />
          </p>
        </Panel>
        <div id="deletion">
          <Panel title={deletesAt ? words.deletingTitle() : words.deleteTitle()}>
            {doneIn("kept")}
            <DeletionPanel
              pending={status === "PENDING"}
              deletesAt={deletesAt}
              isHirer={viewer?.kind === "HIRER"}
              runsOn={account.runsOn}
              lastResult={answerTo("delete", "keep")}
            />
          </Panel>
        </div>
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
