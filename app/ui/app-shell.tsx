import type { ReactNode } from "react";
import * as words from "~/words/uiApp.generated";
import * as css from "./app-shell.css";
import { visuallyHidden } from "./hidden.css";
import { BellIcon, Icon } from "./icons";
import { Link, PlaceLink } from "./link";
import { Monogram } from "./monogram";
import { header, main, page } from "./public-shell.css";
import { SaidRegion } from "./said";
import { work } from "./scale.css";
import { SiteFooter, type SiteFooterProps } from "./site-footer";
import { SkipLink } from "./skip-link";
import { place } from "./sub-nav.css";
import { Wordmark } from "./wordmark";

interface AppShellProps extends SiteFooterProps {
  brand: string;
  /** The member's name, or the e-mail address until there is a name. */
  who: string;
  uid: string;
  /** The id of the member's picture. */
  face?: string | null;
  /** The address that ends the session. */
  signOut: string;
  /** Unread notifications, counted up to ten. */
  news: number;
  /** Further destinations that only some members have, as [address, label]. */
  places?: readonly (readonly [to: string, label: string])[];
  /** Conversations with unread messages; 10 stands for 10 and more. */
  unread?: number;
  /** A `Notice` above every page until it is dealt with. */
  banner?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every signed-in page: navigation, the member's name, sign out. On a phone the same
 * in two lines, with an icon to sign out.
 */
export function AppShell({
  brand,
  who,
  uid,
  face = null,
  signOut,
  news,
  places = [],
  unread = 0,
  banner,
  contact,
  theme,
  language,
  hasImprint,
  children,
}: AppShellProps) {
  return (
    <div className={page}>
      <SkipLink />
      <header className={header}>
        <div className={css.bar}>
          <Wordmark brand={brand} to="/app" />
          <nav className={css.nav} aria-label={words.mainNav()}>
            <ul className={css.places}>
              <Place to="/app" end>
                {words.dashboard()}
              </Place>
              <Place to="/app/profile" className={css.besideFace}>
                {words.profile()}
              </Place>
              <Place to="/app/briefs">{words.briefs()}</Place>
              <Place to="/app/work">{words.work()}</Place>
              <Place to="/app/inbox">
                {words.inbox()}
                {unread > 0 && (
                  <span className={css.unreadOfPlace}>
                    {words.inboxUnread({ count: unread, shown: upToNine(unread), hidden })}
                  </span>
                )}
              </Place>
              {places.map(([to, label]) => (
                <Place key={to} to={to}>
                  {label}
                </Place>
              ))}
            </ul>
          </nav>
          <div className={css.account}>
            <Bell news={news} />
            {/* A phone has room for five places: there the face leads to the profile. */}
            <PlaceLink className={css.faceLink} to="/app/profile">
              <Monogram uid={uid} name={who} face={face} />
              <span className={visuallyHidden}>{words.profile()}</span>
            </PlaceLink>
            <span className={css.face}>
              <Monogram uid={uid} name={who} face={face} />
            </span>
            <span dir="auto" className={css.who} title={who}>
              {words.signedInAs({ who, hidden })}
            </span>
            {/* A document load clears the session's data from memory. */}
            <Link className={css.signOut} to={signOut} reloadDocument>
              <span className={css.signOutIcon}>
                <Icon turns path="M8 3.5H3.5v13H8M7.5 10h9M13 6.5l3.5 3.5-3.5 3.5" />
              </span>
              <span className={css.signOutWords}>{words.signOut()}</span>
            </Link>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`${main} ${work}`}>
        {banner}
        {children}
      </main>
      <SiteFooter contact={contact} theme={theme} language={language} hasImprint={hasImprint} />
      <SaidRegion />
    </div>
  );
}

/** Words for screen readers; an icon and a number for sighted readers. */
function Bell({ news }: { news: number }) {
  const shown = upToNine(news);
  return (
    <PlaceLink className={css.bell} to="/app/notifications">
      <BellIcon />
      <span className={visuallyHidden}>
        {news > 0 ? words.notificationsUnread({ count: news, shown }) : words.notifications()}
      </span>
      {news > 0 && (
        <span className={css.news} aria-hidden="true">
          {shown}
        </span>
      )}
    </PlaceLink>
  );
}

const upToNine = (count: number) => (count > 9 ? "9+" : String(count));
// Isolated, so that the name beside it has its own direction.
const hidden = (said: ReactNode) => <bdi className={visuallyHidden}>{said}</bdi>;

interface PlaceProps {
  to: string;
  end?: boolean;
  className?: string;
  children: ReactNode;
}

function Place({ to, end, className, children }: PlaceProps) {
  return (
    <li className={className}>
      <PlaceLink className={place} to={to} end={end}>
        {children}
      </PlaceLink>
    </li>
  );
}
