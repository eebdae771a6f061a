import type { ReactNode } from "react";
import { kindLabels } from "~/domain/kind-labels";
import type { ShownRow } from "~/features/directory/flows/shown-row.server";
import { FitMarks } from "~/features/market/shared/fit-marks";
import { ReferenceCount } from "~/features/market/shared/reference-link";
import { memberPath } from "~/paths";
import { Cover } from "~/ui/attached-files";
import { sign } from "~/ui/chip.css";
import { CheckIcon } from "~/ui/fit-icons";
import { Link } from "~/ui/link";
import { titleLink } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { Tags } from "~/ui/tags";
import { finePrint } from "~/ui/text.css";
import * as caseWords from "~/words/cases.generated";
import * as words from "~/words/directory.generated";
import { besideEachOther, written } from "~/words/isolate";
import * as css from "./member-row.css";

interface MemberRowProps {
  member: ShownRow;
  /** Where the name leads. */
  to: string;
  /** An action on the member, in the corner. */
  tool?: ReactNode;
  /** Further actions, at the end of the last line. */
  end?: ReactNode;
  /** What the list adds about the member. */
  children?: ReactNode;
}

/**
 * A freelancer or an agency in a list: face and name, the facts in one line, the headline, how they
 * fit where a brief is chosen, a piece of their work with its figure, the skills.
 */
export function MemberRow({ member, to, tool, end, children }: MemberRowProps) {
  const { uid, name, face, headline, skills, named, fit, references, work } = member;
  const lang = member.lang ?? undefined;
  return (
    <article className={css.card}>
      <div className={css.face}>
        <Monogram uid={uid} name={name} face={face} size="card" />
      </div>
      <h2 className={css.title}>
        <Link className={titleLink} to={to} dir="auto">
          {name}
        </Link>
      </h2>
      {tool && <div className={css.tool}>{tool}</div>}
      <p className={css.facts}>
        <Facts member={member} />
      </p>
      {headline && (
        <p {...written(headline, lang)} className={css.summary}>
          {headline}
        </p>
      )}
      {fit && (
        <div className={css.fit}>
          <FitMarks fit={fit} />
        </div>
      )}
      {work && <Work work={work} lang={member.lang} />}
      <div className={css.foot}>
        <Tags items={skills} label={words.skills()} lang={lang} named={named} kind="small" />
        <div className={css.tools}>
          <ReferenceCount count={references} to={memberPath(uid)} />
          {end}
        </div>
      </div>
      {children && <div className={css.whole}>{children}</div>}
    </article>
  );
}

/** A case: its picture, the number that shows it, what it was. */
function Work({ work, lang }: { work: NonNullable<ShownRow["work"]>; lang: string | null }) {
  const { title, figure, cover } = work;
  return (
    <div className={css.work}>
      {cover && (
        <Cover file={cover} unnamed={caseWords.pictureOf({ title: title ?? "" })} className={css.cover} />
      )}
      <div className={css.about}>
        {figure && (
          <p {...written(figure, lang)} className={css.figure}>
            {figure}
          </p>
        )}
        {title && (
          <p {...written(title, lang)} className={css.what}>
            {title}
          </p>
        )}
      </div>
    </div>
  );
}

function Facts({ member }: { member: ShownRow }) {
  const { kind, discipline, team, rate, compared, country, availability } = member;
  return (
    <>
      <span>{besideEachOther([kindLabels[kind](), discipline, team, country])}</span>
      {rate && (
        <span>
          <strong>{besideEachOther([compared ?? rate])}</strong>
          {compared && <span className={finePrint}> ({rate})</span>}
        </span>
      )}
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
