import type { ReactNode } from "react";
import * as words from "~/words/ui.generated";
import { PlaceLink } from "./link";
import * as css from "./public-shell.css";
import { SiteFooter, type SiteFooterProps } from "./site-footer";
import { SkipLink } from "./skip-link";
import { Wordmark } from "./wordmark";

interface PublicShellProps extends SiteFooterProps {
  brand: string;
  /** The query of links to sign up or in: it names the page that the visitor asked for. */
  asked: string;
  children: ReactNode;
}

/**
 * The frame of every page that needs no session: wordmark, links to the three public pages, sign
 * in, footer.
 */
export function PublicShell({ brand, contact, theme, language, asked, children }: PublicShellProps) {
  return (
    <div className={css.page}>
      <SkipLink />
      <header className={css.header}>
        <div className={css.bar}>
          <Wordmark brand={brand} to="/" />
          <nav className={css.nav} aria-label={words.mainNav()}>
            <ul className={css.doors}>
              <HeaderLink to={`/${asked}`}>{words.forFreelancers()}</HeaderLink>
              <HeaderLink to={`/boutiques${asked}`}>{words.forAgencies()}</HeaderLink>
              <HeaderLink to={`/hire${asked}`}>{words.forHirers()}</HeaderLink>
            </ul>
            <PlaceLink className={css.login} to={`/login${asked}`}>
              {words.signIn()}
            </PlaceLink>
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <SiteFooter contact={contact} theme={theme} language={language} briefs="/briefs" />
    </div>
  );
}

function HeaderLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <PlaceLink className={css.link} to={to} end>
        {children}
      </PlaceLink>
    </li>
  );
}
