import type { CaseDetailsFragment } from "~/shell/operations/operations.generated";
import { AttachedFiles } from "~/ui/attached-files";
import { OutsideLink } from "~/ui/outside-link";
import { Tags } from "~/ui/tags";
import { finePrint } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/cases.generated";
import { besideEachOther, written } from "~/words/isolate";
import * as css from "./case-list.css";

interface CaseViewProps {
  shown: CaseDetailsFragment & { named?: string[] };
  /** The language of its member's texts. */
  lang: string | null;
  /** In two columns where there is room; else one under the other, as beside an answer. */
  spread?: boolean;
  /** The brief that led to it, where it is read through a proposal. */
  through?: string | null;
  /** Without its title, where that was said just before. */
  untitled?: boolean;
}

/** A piece of work: what it was, the problem, what came of it, and the number that shows it. */
export function CaseView({
  shown,
  lang: said,
  spread = false,
  through = null,
  untitled = false,
}: CaseViewProps) {
  const { title, figure, problem, result, skills, named, link, files } = shown;
  const lang = said ?? undefined;
  const side = spread ? css : { left: undefined, right: undefined };
  return (
    <article className={spread ? css.spread : css.item}>
      <header className={side.left}>
        {!untitled && (
          <h3 {...written(title, lang)} className={css.title}>
            {title}
          </h3>
        )}
        <p dir="auto" className={finePrint}>
          {bylineOf(shown)}
        </p>
      </header>
      {figure && (
        <p {...written(figure, lang)} className={side.right ? `${css.figure} ${side.right}` : css.figure}>
          {figure}
        </p>
      )}
      <dl className={side.left ? `${css.texts} ${side.left}` : css.texts}>
        {problem && (
          <div>
            <dt className={css.asked}>{words.problem()}</dt>
            <dd>
              <TypedText text={problem} lang={lang} />
            </dd>
          </div>
        )}
        {result && (
          <div>
            <dt className={css.asked}>{words.result()}</dt>
            <dd>
              <TypedText text={result} lang={lang} />
            </dd>
          </div>
        )}
      </dl>
      {files.length > 0 && (
        <div className={side.left}>
          <AttachedFiles
            files={files}
            unnamed={words.pictureOf({ title })}
            through={through}
            look={spread ? "wide" : "medium"}
          />
        </div>
      )}
      {(skills.length > 0 || link) && (
        <div className={side.right ? `${css.more} ${side.right}` : css.more}>
          <Tags items={skills} label={words.skills()} lang={lang} named={named} />
          {link && (
            <p>
              <OutsideLink className={css.link} to={link} target="_blank" />
            </p>
          )}
        </div>
      )}
    </article>
  );
}

/** For whom it was, when, and in which role. */
export function bylineOf({ client, year, role }: CaseDetailsFragment): string {
  return besideEachOther([client, year, role]);
}
