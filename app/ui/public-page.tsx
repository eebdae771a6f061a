import type { ReactNode } from "react";
import * as words from "~/words/ui.generated";
import { ExampleBrief, type ExampleBriefCopy } from "./example-brief";
import { ArrowIcon } from "./icons";
import { Link } from "./link";
import * as css from "./public-page.css";

interface Point {
  title: string;
  text: string;
}

export interface PublicPageCopy {
  /** The benefit for the visitor. */
  headline: string;
  lede: string;
  example: ExampleBriefCopy;
  steps: readonly [Point, Point, Point];
  /** The present price, without a promise for later. */
  cost: string;
  formTitle: string;
  formNote: string;
  /** Links to the other two public pages. */
  others: readonly { to: string; label: string }[];
}

interface PublicPageProps {
  copy: PublicPageCopy;
  /** The operator of the site, and how to reach them. */
  operator: ReactNode;
  /** Below the example where there is room, else below the form. */
  beside?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/**
 * The layout of the three public pages: headline, example and what goes with it beside the form,
 * then three steps, the price and the operator, and links to the other two.
 */
export function PublicPage({ copy, operator, beside, children }: PublicPageProps) {
  return (
    <>
      <div className={css.columns}>
        <header className={css.hero}>
          <h1 className={css.headline}>{copy.headline}</h1>
          <p className={css.lede}>{copy.lede}</p>
          <a className={css.jump} href="#form-title">
            {copy.formTitle}
          </a>
        </header>
        <div className={css.example}>
          <ExampleBrief brief={copy.example} />
        </div>
        <section className={css.form} aria-labelledby="form-title">
          <h2 className={css.formTitle} id="form-title">
            {copy.formTitle}
          </h2>
          <p className={css.formNote}>{copy.formNote}</p>
          {children}
        </section>
        {beside && <div className={css.example}>{beside}</div>}
      </div>
      <section className={css.more} aria-labelledby="steps-title">
        <h2 className={css.moreTitle} id="steps-title">
          {words.howItWorks()}
        </h2>
        <ol className={css.steps}>
          {copy.steps.map(({ title, text }) => (
            <li key={title} className={css.step}>
              <h3 className={css.stepTitle}>{title}</h3>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={css.terms}>
        <section>
          <h2 className={css.stepTitle}>{words.whatItCosts()}</h2>
          <p className={css.text}>{copy.cost}</p>
        </section>
        <section>
          <h2 className={css.stepTitle}>{words.whoRunsIt()}</h2>
          {operator}
        </section>
      </div>
      <nav className={css.others} aria-label={words.otherWaysIn()}>
        <p className={css.othersTitle}>{words.somethingElse()}</p>
        {copy.others.map(({ to, label }) => (
          <Link key={to} className={css.other} to={to}>
            {label}
            <ArrowIcon />
          </Link>
        ))}
      </nav>
    </>
  );
}
