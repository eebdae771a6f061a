import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Fact, FactsList } from "./facts-list";
import { ArrowIcon } from "./icons";
import * as css from "./public-page.css";

export interface PublicPageCopy {
  /** What the person gets. */
  headline: string;
  lede: string;
  facts: readonly [Fact, Fact, Fact];
  formTitle: string;
  formNote: string;
  /** Links to the other two public pages. */
  others: readonly { to: string; label: string }[];
}

/**
 * The layout of the three public pages: headline, three plain facts beside the form, and links to the other
 * two.
 */
export function PublicPage({ copy, children }: { copy: PublicPageCopy; children: ReactNode }) {
  return (
    <>
      <header className={css.hero}>
        <h1 className={css.headline}>{copy.headline}</h1>
        <p className={css.lede}>{copy.lede}</p>
        <a className={css.jump} href="#form-title">
          {copy.formTitle}
        </a>
      </header>
      <div className={css.columns}>
        <div className={css.facts}>
          <FactsList facts={copy.facts} />
        </div>
        <section className={css.form} aria-labelledby="form-title">
          <h2 className={css.formTitle} id="form-title">
            {copy.formTitle}
          </h2>
          <p className={css.formNote}>{copy.formNote}</p>
          {children}
        </section>
      </div>
      <nav className={css.others} aria-label="Other ways in">
        <p className={css.othersTitle}>Here for something else?</p>
        {copy.others.map(({ to, label }) => (
          <Link key={to} className={css.other} to={to} prefetch="intent">
            {label}
            <ArrowIcon />
          </Link>
        ))}
      </nav>
    </>
  );
}
