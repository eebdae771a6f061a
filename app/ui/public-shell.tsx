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
  /** A member's ways back into the signed-in area, as [address, label]; null for a visitor. */
  places: readonly (readonly [to: string, label: string])[] | null;
  children: ReactNode;
}

/**
 * The frame of every page that needs no session: wordmark, links to the three public pages, sign
 * in, footer. For a member who reads one it leads back into the signed-in area.
 */
export function PublicShell({
  brand,
  contact,
  theme,
  language,
  hasImprint,
  asked,
  places,
  children,
}: PublicShellProps) {
  return (
    <div className={css.page}>
      <SkipLink />
      <header className={css.header}>
        <div className={css.bar}>
          <Wordmark brand={brand} to={places ? "/app" : "/"} />
          <nav className={css.nav} aria-label={words.mainNav()}>
            <ul className={css.doors}>
              {(places ?? doorsWith(asked)).map(([to, label]) => (
                <li key={to}>
                  <PlaceLink className={css.link} to={to} end>
                    {label}
                  </PlaceLink>
                </li>
              ))}
            </ul>
            {!places && (
              <PlaceLink className={css.login} to={`/login${asked}`}>
                {words.signIn()}
              </PlaceLink>
            )}
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <SiteFooter
        contact={contact}
        theme={theme}
        language={language}
        hasImprint={hasImprint}
        briefs="/briefs"
      />
    </div>
  );
}

const doorsWith = (asked: string) =>
  [
    [`/${asked}`, words.forFreelancers()],
    [`/boutiques${asked}`, words.forAgencies()],
    [`/hire${asked}`, words.forHirers()],
  ] as const;
