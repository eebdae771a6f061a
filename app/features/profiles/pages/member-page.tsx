import { Link, useParams } from "@remix-run/react";
import { useViewer } from "~/features/accounts/parts/use-viewer";
import { ReportLink } from "~/features/moderation/parts/report-link";
import { briefPath, newConversationPath, paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Monogram } from "~/ui/monogram";
import * as css from "./member-page.css";
import { MemberProfile } from "./member-profile";
import type { ShownMember } from "./shown-member";

interface MemberPageProps {
  member: ShownMember;
  own: boolean;
  /** Whether a hirer may write to them first. */
  isOpen: boolean;
  /** The brief that led here. */
  through: string | null;
}

/**
 * `/app/members/:uid`: a member's profile as others read it; on one's own, with a link to edit it.
 */
export function MemberPage({ member, own, isOpen, through }: MemberPageProps) {
  const { uid = "" } = useParams();
  const viewer = useViewer();
  const mayWrite = isOpen && viewer?.kind === "HIRER" && viewer.status === "ACTIVE";
  return (
    <div className={css.page}>
      {own && (
        <div className={css.own}>
          <p>This is your profile as others see it.</p>
          <LinkButton to={paths.profile} variant="secondary">
            Edit
          </LinkButton>
        </div>
      )}
      {!own && through && (
        <p className={css.back}>
          <Link to={briefPath(through)} className={css.backLink}>
            Back to the brief
          </Link>
        </p>
      )}
      {mayWrite && (
        <p className={css.back}>
          <LinkButton to={newConversationPath(uid)} variant="secondary">
            {`Write to ${member.name}`}
          </LinkButton>
        </p>
      )}
      <MemberProfile member={member} mark={<Monogram uid={uid} name={member.name} size="large" />} />
      {!own && <ReportLink about="member" id={through ? `${uid}~${through}` : uid} />}
    </div>
  );
}
