import type { ReactNode } from "react";
import { kindLabels } from "~/domain/kind-labels";
import { formatShortPrice } from "~/domain/short-price";
import { FitMarks } from "~/features/market/shared/fit-marks";
import { lede } from "~/features/market/shared/lede.css";
import {
  briefPath,
  editBriefPath,
  invitePath,
  memberPath,
  membersForPath,
  newConversationPath,
} from "~/paths";
import { Card } from "~/ui/card";
import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { titleLink, touchTarget } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { finePrint, plainList, small, strong } from "~/ui/text.css";
import * as words from "~/words/dashboard.generated";
import { besideEachOther } from "~/words/isolate";
import { formatList } from "~/words/lists";
import * as css from "./dashboard.css";
import type { LoadedDashboard } from "./dashboard-page.server";

type Seeking = NonNullable<LoadedDashboard["seeking"]>;

/** Members who fit the hirer's open brief that has the fewest proposals; where none does, why. */
export function FittingMembers({ brief, members, least, rarest }: Seeking) {
  return (
    <Card title={words.fittingMembers()}>
      <p className={lede}>
        {words.fittingFor({
          title: brief.title ?? "",
          brief: (said) => <Link to={briefPath(brief.id)}>{said}</Link>,
        })}
      </p>
      {members.length === 0 && <NoneFit brief={brief} least={least} rarest={rarest} />}
      <ul className={plainList}>
        {members.map((one) => (
          <FittingMember key={one.member.uid} {...one} brief={brief.id} />
        ))}
      </ul>
      <Link className={touchTarget} to={membersForPath(brief.id)}>
        {words.allTalent()}
      </Link>
    </Card>
  );
}

function FittingMember({ member, fit, brief }: Seeking["members"][number] & { brief: string }) {
  const { uid, kind, profile } = member;
  return (
    <li className={css.line}>
      <span className={css.face}>
        <Monogram uid={uid} name={profile.displayName} face={profile.face} size="card" />
      </span>
      <div>
        <h3>
          <Link className={`${titleLink} ${strong}`} to={memberPath(uid)} dir="auto">
            {profile.displayName}
          </Link>
        </h3>
        <p className={css.about}>
          {besideEachOther([
            kindLabels[kind](),
            profile.headline,
            profile.rate && formatShortPrice(profile.rate),
          ])}
        </p>
        <FitMarks fit={fit.lines} />
        {fit.skills && <p className={finePrint}>{words.skills({ skills: fit.skills })}</p>}
      </div>
      <span className={`${css.links} ${small}`}>
        <Link className={touchTarget} to={invitePath(brief, uid)}>
          {words.invite({ name: profile.displayName, hidden })}
        </Link>{" "}
        <Link className={touchTarget} to={newConversationPath(uid)}>
          {words.write({ name: profile.displayName, hidden })}
        </Link>
      </span>
    </li>
  );
}

const hidden = (said: ReactNode) => <span className={visuallyHidden}>{said}</span>;

/** Why no member is shown, and which of the brief's skills would change that. */
function NoneFit({ brief: { id, skills, moves }, least, rarest }: Omit<Seeking, "members">) {
  const isOne = rarest.length < skills.length;
  return (
    <p className={small}>
      {words.noMemberFits({ count: skills.length, least: String(least), skills: formatList(skills) })}{" "}
      {isOne && `${words.rarest({ skills: formatList(rarest) })} `}
      {moves.includes("EDIT")
        ? words.changeSkills({ edit: (said) => <Link to={editBriefPath(id)}>{said}</Link> })
        : words.membersWillCome()}
    </p>
  );
}
