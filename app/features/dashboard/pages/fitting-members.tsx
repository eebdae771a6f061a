import { Link } from "@remix-run/react";
import { lede } from "~/features/market/parts/lede.css";
import { kindLabels } from "~/features/profiles/parts/member-texts";
import { briefPath, invitePath, memberPath, membersForPath, newConversationPath } from "~/paths";
import { formatShortPrice } from "~/shell/format/short-price";
import { titleLink, touchTarget } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { Panel } from "~/ui/panel";
import { plainList, small, strong } from "~/ui/text.css";
import * as css from "./dashboard.css";
import type { LoadedDashboard } from "./dashboard-page.server";
import { FitChips } from "./fit-chips";

type Seeking = NonNullable<LoadedDashboard["seeking"]>;

/** Members who fit the hirer's open brief that has the fewest proposals. */
export function FittingMembers({ brief, members }: Seeking) {
  return (
    <Panel title="People who fit">
      <p className={lede}>
        {members.length > 0
          ? "For"
          : "No member with these skills shows their profile yet. They would come here for"}{" "}
        <Link to={briefPath(brief.id)}>{brief.title}</Link>
      </p>
      <ul className={plainList}>
        {members.map(({ member: { uid, kind, profile }, fit }) => (
          <li key={uid} className={css.line}>
            <span className={css.mark}>
              <Monogram uid={uid} name={profile.displayName} />
            </span>
            <div>
              <h3>
                <Link className={`${titleLink} ${strong}`} to={memberPath(uid)} prefetch="intent">
                  {profile.displayName}
                </Link>
              </h3>
              <p className={css.about}>
                {[kindLabels[kind], profile.headline, profile.rate && formatShortPrice(profile.rate)]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              <FitChips fit={fit} />
            </div>
            <span className={`${css.end} ${small}`}>
              <Link className={touchTarget} to={invitePath(brief.id, uid)}>
                Invite {profile.displayName}
              </Link>{" "}
              <Link className={touchTarget} to={newConversationPath(uid)}>
                Write to {profile.displayName}
              </Link>
            </span>
          </li>
        ))}
      </ul>
      <Link className={touchTarget} to={membersForPath(brief.id)}>
        See all talent for it
      </Link>
    </Panel>
  );
}
