import * as css from "./facts-list.css";

export interface Fact {
  title: string;
  text: string;
}

/** A few plain facts under thin rules: what is promised, and how. */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.list}>
      {facts.map(({ title, text }) => (
        <div key={title} className={css.fact}>
          <dt className={css.term}>{title}</dt>
          <dd className={css.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
