import type { SerializeFrom } from "@remix-run/node";
import { useEffect, useMemo, useState } from "react";
import { BeFound } from "~/features/profiles/shared/be-found";
import { MemberProfile } from "~/features/profiles/shared/member-profile";
import { paths } from "~/paths";
import { RecentMoment } from "~/shell/format/moment";
import { LeaveQuestion } from "~/shell/forms/leave-question";
import { formErrors } from "~/shell/forms/post-answer";
import { typedIn } from "~/shell/forms/typed-in";
import { IntentButton } from "~/ui/button";
import { Done } from "~/ui/done";
import { Form } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { finePrint } from "~/ui/text.css";
import * as words from "~/words/profiles.generated";
import { AddedNotice, BackLink } from "./added-notice";
import { besideIntents } from "./beside-intents";
import { CompletenessPanel } from "./completeness-panel";
import { ProfileForm, profileFormId } from "./profile-form";
import * as css from "./profile-page.css";
import type { loadProfile } from "./profile-page.server";
import type { ProfileAnswer } from "./save-profile.server";
import { showTyped } from "./shown-typed";

export type LoadedProfile = SerializeFrom<typeof loadProfile>;

interface ProfileEditorProps {
  profile: LoadedProfile & { kind: NonNullable<LoadedProfile["kind"]> };
  answer: ProfileAnswer | undefined;
}

/**
 * The form of one's own profile with its preview: beside it and updated with every key where
 * JavaScript runs, otherwise by a button.
 */
export function ProfileEditor({ profile, answer: posted }: ProfileEditorProps) {
  const { kind, completeness, suggestions, names, timeZones, languages } = profile;
  const offered = useMemo(() => ({ names, languages, timeZones }), [names, languages, timeZones]);
  // The texts as they were when the page was opened: what another tab saves meanwhile isn't part of
  // this form.
  const [opened] = useState(profile.typed);
  const [live, setLive] = useState<typeof profile.shown>(null);
  const [hydrated, setHydrated] = useState(false);

  const show = (form: HTMLFormElement) => setLive(showTyped(typedIn(form), kind, offered));
  useEffect(() => {
    setHydrated(true);
    // Text kept in this tab has been restored to the fields by now.
    const form = document.getElementById(profileFormId);
    if (form instanceof HTMLFormElement) setLive(showTyped(typedIn(form), kind, offered));
  }, [kind, offered]);

  const isBeside = posted !== undefined && besideIntents.includes(posted.intent);
  const answer = (isBeside ? null : posted) ?? profile.kept ?? undefined;
  const preview = answer?.shown?.preview ?? null;
  // The first revision was made by the sign-up; nothing has been saved here yet.
  const said = posted === undefined ? saidOf(profile) : null;
  const isSaved = profile.revision !== null && profile.revision > 1;
  return (
    <>
      <Notices
        profile={profile}
        answered={posted !== undefined}
        refused={isBeside ? formErrors(posted) : []}
      />
      {profile.isToAskToBeFound && <BeFound action={paths.profile} />}
      {!answer && <AddedNotice {...profile.added} />}
      {preview && <AskedPreview shown={showTyped(preview, kind, offered)} />}
      <LeaveQuestion formId={profileFormId} what="profile" saved={opened} />
      {!answer?.both && !preview && <CompletenessPanel lines={completeness} />}
      <div className={css.columns}>
        <ProfileForm
          kind={kind}
          typed={opened}
          saved={profile.revision === null ? null : { revision: profile.revision }}
          asked={completeness.map(({ field }) => field)}
          answer={answer}
          suggestions={suggestions}
          timeZones={timeZones}
          languages={languages}
          bands={profile.bands}
          onType={show}
          said={said}
          back={profile.added.back}
        >
          {!hydrated && (
            <IntentButton intent="preview" variant="secondary" formNoValidate>
              {words.preview()}
            </IntentButton>
          )}
          {isSaved && !said && profile.updatedAt && (
            <p className={finePrint}>{words.lastSaved({ time: <RecentMoment at={profile.updatedAt} /> })}</p>
          )}
        </ProfileForm>
        {!preview && (
          <section className={css.preview} aria-labelledby="preview">
            <h2 className={css.previewTitle} id="preview">
              {hydrated ? words.previewLive() : words.previewNow()}
            </h2>
            <MemberProfile
              member={live ?? profile.shown ?? showTyped(opened, kind, offered)}
              preview
              narrow
            />
          </section>
        )}
      </div>
    </>
  );
}

function AskedPreview({ shown }: { shown: Parameters<typeof MemberProfile>[0]["member"] }) {
  return (
    <section className={css.previewAbove} aria-labelledby="preview">
      <h2 className={css.previewTitle} id="preview">
        {words.previewAsked()}
      </h2>
      <MemberProfile member={shown} preview />
    </section>
  );
}

/** Says that the profile was just saved, and for which readers; null if it wasn't. */
function saidOf({ saved, updatedAt, revision, visibility, confirmed, added }: LoadedProfile) {
  if (saved === null || saved !== String(revision) || !updatedAt) return null;
  return (
    <Done
      title={words.saved()}
      text={seenWords(visibility, confirmed)}
      action={<BackLink back={added.back} />}
    />
  );
}

function seenWords(visibility: LoadedProfile["visibility"], confirmed: boolean): string {
  if (visibility === "HIDDEN" || visibility === null) return words.onlyDealings();
  const readers = { readers: visibility };
  return confirmed ? words.readableNow(readers) : words.readableOnceConfirmed(readers);
}

/** The confirmation that was just made, and the weekly question about availability. */
function Notices({
  profile,
  answered,
  refused,
}: {
  profile: LoadedProfile;
  /** A form was sent since, so the news in the address is out of date. */
  answered: boolean;
  /** Why a form beside that of the profile was refused. */
  refused: readonly string[];
}) {
  const { justConfirmed, askAgain, added } = profile;
  return (
    <>
      {refused.length > 0 && (
        <Notice kind="danger" title={words.notDone()}>
          {refused.join(" ")}
        </Notice>
      )}
      {!answered && justConfirmed && !askAgain && (
        <Done
          title={words.confirmedTitle()}
          text={words.confirmedText()}
          action={<BackLink back={added.back} />}
        />
      )}
      {askAgain && (
        <Notice
          kind="warning"
          title={words.stillHolds()}
          action={
            <Form method="post" preventScrollReset>
              <IntentButton intent="confirm" variant="secondary">
                {words.stillRight()}
              </IntentButton>
            </Form>
          }
        >
          {words.saidLongAgo({ availability: profile.shown?.availability?.text ?? "" })}
        </Notice>
      )}
    </>
  );
}
