import { type ReactNode, useEffect, useRef } from "react";
import * as words from "~/words/ui.generated";
import { LinkButton } from "./button";
import { button } from "./button.css";
import { ErrorMark } from "./error-mark";
import * as css from "./error-view.css";

interface ErrorViewProps {
  /** What happened, in a plain sentence. */
  happened: string;
  /** Whether "Try again" shows, which reloads the address that failed. */
  retry?: boolean;
  home?: string;
  /** The request's id, so that support can find it. */
  reference?: string;
  /** A next step instead of "Try again". */
  children?: ReactNode;
}

/**
 * An empty `href` leads to the current address. Spelled out, a crafted path (`//evil.example/…`)
 * would lead to another site.
 */
const shownAddress = "";

/**
 * Replaces a whole page that failed (product.md §2), shell included, because the shell may be what
 * failed: what happened, that nothing was lost, and the next step.
 */
export function ErrorView({ happened, retry, home = "/", reference, children }: ErrorViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // It replaced another page, whose focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <main id="main" className={css.view}>
      <ErrorMark />
      <h1 ref={title} className={css.title} tabIndex={-1}>
        {words.somethingWrong()}
      </h1>
      <p className={css.text}>{words.nothingLost({ happened })}</p>
      <div className={css.actions}>
        {/* A document load discards the state of the failed page. */}
        {children ??
          (retry && (
            <a href={shownAddress} className={button.primary}>
              {words.tryAgain()}
            </a>
          ))}
        <LinkButton to={home} variant={retry ? "quiet" : "primary"} reloadDocument>
          {words.toStartPage()}
        </LinkButton>
      </div>
      {reference && <p className={css.reference}>{words.reference({ reference })}</p>}
    </main>
  );
}
