import type { ReactNode } from "react";
import { written } from "~/words/isolate";
import * as css from "./page-heading.css";

interface PageHeadingProps {
  title: string;
  /** The code of the title's language, where its author says it. */
  lang?: string | null;
  /** One sentence under the title. */
  lede?: ReactNode;
  /** The page's one next step, at the end of the row. */
  action?: ReactNode;
  /** Shown before the title: a monogram. */
  mark?: ReactNode;
  /** `h2` where it stands beside the page's main subject. */
  as?: "h1" | "h2";
}

/** The page's only h1. */
export function PageHeading({ title, lang, lede, action, mark, as: Title = "h1" }: PageHeadingProps) {
  return (
    <header className={css.heading}>
      <div>
        <Title
          {...(mark ? { lang: lang ?? undefined } : written(title, lang))}
          className={mark ? `${css.title} ${css.marked}` : css.title}
        >
          {mark}
          {mark ? <span dir={written(title, lang).dir}>{title}</span> : title}
        </Title>
        {lede && <p className={css.lede}>{lede}</p>}
      </div>
      {action && <div>{action}</div>}
    </header>
  );
}
