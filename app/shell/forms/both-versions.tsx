import type { ReactNode } from "react";
import { written } from "~/words/isolate";
import * as words from "~/words/shellApp.generated";
import * as css from "./both-versions.css";
import type { Difference } from "./differences";

interface BothVersionsProps {
  title: string;
  children: ReactNode;
  both: readonly Difference[];
  /** The available actions: buttons. */
  choice?: ReactNode;
}

/** The saved version beside the typed one, field by field, so that neither is lost. */
export function BothVersions({ both, ...rest }: BothVersionsProps) {
  return (
    <SideBySide
      {...rest}
      id="both-versions"
      which={[words.versionStored(), words.versionTyped()]}
      both={both.map(({ name, label, stands, typed }) => ({ name, label, before: stands, after: typed }))}
    />
  );
}

interface SideBySideProps extends Omit<BothVersionsProps, "both"> {
  id: string;
  /** What the first and the second are called. */
  which: readonly [string, string];
  /** `lang`: of a member's own words, the language that they say they wrote in. */
  both: readonly { name: string; label: string; before: string; after: string; lang?: string | null }[];
}

/** Two versions of a text, field by field. */
export function SideBySide({ id, title, children, which, both, choice }: SideBySideProps) {
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <p className={css.lede}>{children}</p>
      {both.map(({ name, label, before, after, lang }) => (
        <div key={name} className={css.field}>
          <h3 className={css.label}>{label}</h3>
          <dl className={css.versions}>
            <Version which={which[0]} text={before} lang={lang} />
            <Version which={which[1]} text={after} lang={lang} />
          </dl>
        </div>
      ))}
      {choice && <div className={css.choice}>{choice}</div>}
    </section>
  );
}

interface VersionProps {
  which: string;
  text: string;
  lang: string | null | undefined;
}

function Version({ which, text, lang }: VersionProps) {
  return (
    <div>
      <dt className={css.which}>{which}</dt>
      {lang !== undefined && text ? (
        <dd className={css.text} {...written(text, lang)}>
          {text}
        </dd>
      ) : (
        <dd className={text ? css.text : css.nothing}>{text || words.versionEmpty()}</dd>
      )}
    </div>
  );
}
