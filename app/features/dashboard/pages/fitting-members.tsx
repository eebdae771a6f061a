import { Link } from "@remix-run/react";
import { kindLabels } from "~/content/kind-labels";
import { formatShortPrice } from "~/content/short-price";
import { lede } from "~/features/market/parts/lede.css";
import { FitMarks } from "~/features/search/parts/fit-marks";
import {
  briefPath,
  editBriefPath,
  invitePath,
  memberPath,
  membersForPath,
  newConversationPath,
} from "~/paths";
import { visuallyHidden } from "~/ui/hidden.css";
import { titleLink, touchTarget } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { Panel } from "~/ui/panel";
import { finePrint, plainList, small, strong } from "~/ui/text.css";
import * as css from "./dashboard.css";
import type { LoadedDashboard } from "./dashboard-page.server";

type Seeking = NonNullable<LoadedDashboard["seeking"]>;

/** Members who fit the hirer's open brief that has the fewest proposals; where none does, why. */
export function FittingMembers({ brief, members, least, rarest }: Seeking) {
  return (
    <Panel title="People who fit">
      <p className={lede}>
        For <Link to={briefPath(brief.id)}>{brief.title}</Link>
      </p>
      {members.length === 0 && <NoneFit brief={brief} least={least} rarest={rarest} />}
      <ul className={plainList}>
        {members.map(({ member: { uid, kind, profile }, fit }) => (
          <li key={uid} className={css.line}>
            <span className={css.mark}>
              <Monogram uid={uid} name={profile.displayName} face={profile.face} />
            </span>
            <div>
              <h3>
                <Link className={`${titleLink} ${strong}`} to={memberPath(uid)} prefetch="intent">
                  {profile.displayName}
                </Link>
              </h3>
              <p className={css.about}>
                {[kindLabels[kind](), profile.headline, profile.rate && formatShortPrice(profile.rate)]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              <FitMarks fit={fit.lines} />
              {fit.skills && <p className={finePrint}>Skills: {fit.skills}</p>}
            </div>
            <span className={`${css.end} ${small}`}>
              <Link className={touchTarget} to={invitePath(brief.id, uid)}>
                Invite<span className={visuallyHidden}> {profile.displayName}</span>
              </Link>{" "}
              <Link className={touchTarget} to={newConversationPath(uid)}>
                Write<span className={visuallyHidden}> to {profile.displayName}</span>
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

/** Why nobody is shown, and which of the brief's skills would change that. */
function NoneFit({ brief: { id, skills, moves }, least, rarest }: Omit<Seeking, "members">) {
  const wanted = skills.length === 1 ? "this skill" : `${least} of these ${skills.length} skills`;
  const isOne = rarest.length < skills.length;
  return (
    <p className={small}>
      We found nobody new with {wanted}: {skills.join(", ")}. {isOne && `The rarest: ${rarest.join(", ")}. `}
      {moves.includes("EDIT") ? (
        <>
          <Link to={editBriefPath(id)}>Change the skills</Link> if the work needs fewer.
        </>
      ) : (
        "Members who have them will come here."
      )}
    </p>
  );
}
