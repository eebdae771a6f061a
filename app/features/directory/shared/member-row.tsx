import type { ReactNode } from "react";
import { kindLabels } from "~/domain/kind-labels";
import * as row from "~/features/briefs/shared/brief-row.css";
import type { ShownRow } from "~/features/directory/flows/shown-row.server";
import { FitMarks } from "~/features/market/shared/fit-marks";
import * as css from "~/features/market/shared/member-row.css";
import { sign } from "~/ui/chip.css";
import { CheckIcon } from "~/ui/fit-icons";
import { Link } from "~/ui/link";
import { titleLink } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { Tags } from "~/ui/tags";
import { finePrint } from "~/ui/text.css";
import * as words from "~/words/directory.generated";
import { besideEachOther, written } from "~/words/isolate";

interface MemberRowProps {
  member: ShownRow;
  /** Where the name leads. */
  to: string;
  /** An action on the member, at the end of the name. */
  tool?: ReactNode;
  /** Further actions, at the end of the last line. */
  end?: ReactNode;
  /** What the list adds about the member. */
  children?: ReactNode;
}

/**
 * A freelancer or an agency in a list: the name, the facts in one line, the headline, how they fit
 * where a brief is chosen, and the skills.
 */
export function MemberRow({ member, to, tool, end, children }: MemberRowProps) {
  const { uid, name, face, headline, skills, named, fit } = member;
  const lang = member.lang ?? undefined;
  return (
    <article className={row.row}>
      <h2 className={row.title}>
        <span className={css.name}>
          <Monogram uid={uid} name={name} face={face} size="large" />
          <Link className={titleLink} to={to} dir="auto">
            {name}
          </Link>
        </span>
      </h2>
      <p className={row.facts}>
        <Facts member={member} />
      </p>
      {headline && (
        <p {...written(headline, lang)} className={row.summary}>
          {headline}
        </p>
      )}
      {fit && (
        <div className={row.whole}>
          <FitMarks fit={fit} />
        </div>
      )}
      <div className={row.foot}>
        <Tags items={skills} label={words.skills()} lang={lang} named={named} kind="small" />
        {end && <div className={css.tools}>{end}</div>}
      </div>
      {children && <div className={row.whole}>{children}</div>}
      {tool && <div className={row.tool}>{tool}</div>}
    </article>
  );
}

function Facts({ member }: { member: ShownRow }) {
  const { kind, discipline, team, rate, country, availability } = member;
  return (
    <>
      <span>{besideEachOther([kindLabels[kind](), discipline, team, rate, country])}</span>
      {availability && (
        <span className={availability.isFresh ? css.fresh : finePrint}>
          {availability.isFresh && (
            <span className={sign.good}>
              <CheckIcon />
            </span>
          )}
          {words.availabilitySaid({ availability: availability.text, said: availability.said })}
        </span>
      )}
    </>
  );
}
