import type { ReactNode } from "react";
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
export function BothVersions({ title, children, both, choice }: BothVersionsProps) {
  return (
    <section className={css.panel} aria-labelledby="both-versions">
      <h2 id="both-versions" className={css.title}>
        {title}
      </h2>
      <p className={css.lede}>{children}</p>
      {both.map(({ name, label, stands, typed }) => (
        <div key={name} className={css.field}>
          <h3 className={css.label}>{label}</h3>
          <dl className={css.versions}>
            <Version which={words.versionStored()} text={stands} />
            <Version which={words.versionTyped()} text={typed} />
          </dl>
        </div>
      ))}
      {choice && <div className={css.choice}>{choice}</div>}
    </section>
  );
}

function Version({ which, text }: { which: string; text: string }) {
  return (
    <div>
      <dt className={css.which}>{which}</dt>
      <dd className={text ? css.text : css.nothing}>{text || words.versionEmpty()}</dd>
    </div>
  );
}
