import { Link } from "@remix-run/react";
import { ProfileNav } from "~/features/market/parts/sub-navs";
import { ownPaths } from "~/own-paths";
import { memberPath, paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { finePrint } from "~/ui/text.css";
import { type LoadedProfile, ProfileEditor } from "./profile-editor";
import type { ProfileAnswer } from "./save-profile.server";

interface ProfilePageProps {
  profile: LoadedProfile;
  answer: ProfileAnswer | undefined;
}

/** `/app/profile`: what others read of the member, and its form. */
export function ProfilePage({ profile, answer }: ProfilePageProps) {
  const { kind, uid, revision, saved, taken, added } = profile;
  return (
    <>
      <PageHeading
        title="Profile"
        lede="What others read about you. You decide below who that is."
        action={
          revision !== null && (
            <LinkButton to={memberPath(uid)} variant="secondary">
              See it as others do
            </LinkButton>
          )
        }
      />
      <ProfileNav />
      {kind && kind !== "HIRER" && (
        <p className={finePrint}>
          Have a resume in the JSON Resume format?{" "}
          <Link to={ownPaths.resume}>Fill in from a resume file, or download yours</Link>
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
          title="First say what brings you here"
          action={<LinkButton to={paths.app}>Choose what you are here for</LinkButton>}
        >
          A profile of a freelancer, an agency and a hirer each say something else.
        </EmptyState>
      )}
    </>
  );
}
