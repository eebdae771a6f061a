import { ShareAddress } from "~/features/market/shared/share-address";
import { ProfileNav } from "~/features/market/shared/sub-navs";
import { memberPath, ownPaths, paths } from "~/paths";
import { useSite } from "~/shell/page/site";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { PageHeading } from "~/ui/page-heading";
import { finePrint } from "~/ui/text.css";
import * as words from "~/words/profiles.generated";
import { type LoadedProfile, ProfileEditor } from "./profile-editor";
import type { ProfileAnswer } from "./save-profile.server";

interface ProfilePageProps {
  profile: LoadedProfile;
  answer: ProfileAnswer | undefined;
}

/** `/app/profile`: what others read of the member, and its form. */
export function ProfilePage({ profile, answer }: ProfilePageProps) {
  const { kind, uid, revision, saved, taken, added, page } = profile;
  const { origin } = useSite();
  return (
    <>
      <PageHeading
        title={words.title()}
        lede={words.lede()}
        action={
          revision !== null && (
            <LinkButton to={memberPath(uid)} variant="secondary">
              {words.seeAsOthers()}
            </LinkButton>
          )
        }
      />
      <ProfileNav />
      {page && (
        <>
          <ShareAddress address={origin + page.path} title={page.title} summary={page.summary} />
          <p className={finePrint}>
            {words.badgesQuestion({ badges: (said) => <Link to={ownPaths.badges}>{said}</Link> })}
          </p>
        </>
      )}
      {kind === "FREELANCER" && (
        <p className={finePrint}>
          {words.resumeQuestion({ resume: (said) => <Link to={ownPaths.resume}>{said}</Link> })}
        </p>
      )}
      {kind ? (
        // A new form after each save, or for skills to add; any other change leaves it as it is.
        <ProfileEditor
          key={saved ?? taken ?? added.skills.join()}
          profile={{ ...profile, kind }}
          answer={answer}
        />
      ) : (
        <EmptyState
          title={words.noKindTitle()}
          action={<LinkButton to={paths.app}>{words.chooseKind()}</LinkButton>}
        >
          {words.noKind()}
        </EmptyState>
      )}
    </>
  );
}
