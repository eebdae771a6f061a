import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import * as css from "./member-page.css";
import { MemberProfile } from "./member-profile";
import type { ShownMember } from "./shown-member";

/** `/app/members/:uid`: a member as others read them; for the member themselves, with the way to change it. */
export function MemberPage({ member, own }: { member: ShownMember; own: boolean }) {
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
      <MemberProfile member={member} />
    </div>
  );
}
