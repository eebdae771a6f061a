import type { ReactNode } from "react";
import * as css from "./hero.css";

export interface HeroProps {
  /** A word or two above the title. */
  above: ReactNode;
  title: ReactNode;
  /** A face (a `Monogram` of the size `portrait`), or an icon. */
  mark?: ReactNode;
  /** The mark is an icon, and gets a ring. */
  isIcon?: boolean;
  /** One or two sentences. */
  children?: ReactNode;
  /** The page's one primary button. */
  action?: ReactNode;
  /** Nothing is to do: it weighs as a card does. */
  isQuiet?: boolean;
}

/** The one block of a page that weighs more than all others: what is next. */
export function Hero({ above, title, mark, isIcon = false, children, action, isQuiet = false }: HeroProps) {
  return (
    <section className={isQuiet ? css.quiet : css.hero} aria-labelledby="next">
      <div className={isQuiet ? css.parts : css.inside}>
        {mark && <div className={isIcon ? css.icon : undefined}>{mark}</div>}
        <div className={css.words}>
          <p className={css.above}>{above}</p>
          <h2 id="next" className={css.title}>
            {title}
          </h2>
          {children && <div className={css.text}>{children}</div>}
        </div>
        {action && <div className={css.action}>{action}</div>}
      </div>
    </section>
  );
}
