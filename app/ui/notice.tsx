import type { ReactNode } from "react";
import * as css from "./notice.css";

interface NoticeProps {
  kind?: keyof typeof css.notice;
  /** What happened, in a few words; colour alone never tells the kind. */
  title: ReactNode;
  children?: ReactNode;
  /** One action: a button or a link. */
  action?: ReactNode;
  /** A `Monogram` beside a larger title. */
  face?: ReactNode;
}

/**
 * A banner that stays until it is dealt with. `danger` interrupts a screen reader; the others are
 * read where they stand. For the result of an action use `Done`, which announces it.
 */
export function Notice({ kind = "info", title, children, action, face }: NoticeProps) {
  return (
    <div className={css.notice[kind]} role={kind === "danger" ? "alert" : undefined}>
      <div>
        {face ? (
          <p className={`${css.title[kind]} ${css.withFace}`}>
            {face}
            <span>{title}</span>
          </p>
        ) : (
          <p className={css.title[kind]}>{title}</p>
        )}
        {children && <div className={css.text}>{children}</div>}
      </div>
      {action && <div>{action}</div>}
    </div>
  );
}
