import { kindLabels } from "~/domain/kind-labels";
import { formatShortPrice } from "~/domain/short-price";
import { nameOf } from "~/features/briefs/shared/brief-texts";
import { FitMarks } from "~/features/market/shared/fit-marks";
import { lede } from "~/features/market/shared/lede.css";
import { invitePath, memberPath } from "~/paths";
import type { PublishedBriefQuery } from "~/shell/operations/operations.generated";
import { Link } from "~/ui/link";
import { titleLink } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { Panel } from "~/ui/panel";
import { plainList, strong } from "~/ui/text.css";
import * as words from "~/words/invitations.generated";
import { besideEachOther } from "~/words/isolate";
import * as css from "./invitations.css";
import { InviteButton } from "./invite-button";

type Fitting = NonNullable<NonNullable<PublishedBriefQuery["brief"]>["fitting"]>;

/** Members who fit a brief, each with the marks of the fit and the way to invite them. */
export function PeopleWhoFit({ briefId, members }: { briefId: string; members: Fitting }) {
  return (
    <div id="people">
      <Panel title={words.peopleTitle()}>
        <p className={lede}>{members.length > 0 ? words.peopleHint() : words.noPeople()}</p>
        <ul className={plainList}>
          {members.map(({ member, fit }) => (
            <li key={member.uid} className={css.rowWithFace}>
              <Monogram uid={member.uid} name={nameOf(member)} face={member.profile.face} size="card" />
              <div>
                <h3>
                  <Link className={`${titleLink} ${strong}`} to={memberPath(member.uid)} dir="auto">
                    {nameOf(member)}
                  </Link>
                </h3>
                <p>
                  {besideEachOther([
                    kindLabels[member.kind](),
                    member.profile.headline,
                    member.profile.rate && formatShortPrice(member.profile.rate),
                  ])}
                </p>
                <FitMarks fit={fit} />
              </div>
              <InviteButton
                to={invitePath(briefId, member.uid)}
                name={nameOf(member)}
                state={member.invitable}
              />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
