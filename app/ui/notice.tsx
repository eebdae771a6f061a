import type { ReactNode } from "react";
import * as css from "./notice.css";

interface NoticeProps {
  kind?: keyof typeof css.notice;
  /** What happened, in a few words; the kind is never told by colour alone. */
  title: string;
  children?: ReactNode;
  /** One thing to do about it: a button or a link. */
  action?: ReactNode;
}

/**
 * A banner: something worth knowing that stands until it is dealt with. Danger interrupts a screen reader. The others
 * are read where they stand; what became of a press is a `Done`, which says it.
 */
export function Notice({ kind = "info", title, children, action }: NoticeProps) {
  return (
    <div className={css.notice[kind]} role={kind === "danger" ? "alert" : undefined}>
      <div>
        <p className={css.title[kind]}>{title}</p>
        {children && <div className={css.text}>{children}</div>}
      </div>
      {action && <div>{action}</div>}
    </div>
  );
}
