import { useId } from "react";
import { badgeLooks, badgeSize } from "~/domain/badge";
import { CopyButton } from "~/features/market/shared/share-address";
import { ProfileNav } from "~/features/market/shared/sub-navs";
import { ownBadgesPath, paths } from "~/paths";
import { useSite } from "~/shell/page/site";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { label, textArea } from "~/ui/field.css";
import { Link } from "~/ui/link";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { place } from "~/ui/sub-nav.css";
import * as words from "~/words/badges.generated";
import { isolate } from "~/words/isolate";
import { languages } from "~/words/languages";
import * as css from "./own-badges.css";
import type { loadOwnBadges } from "./own-badges.server";

type Loaded = Awaited<ReturnType<typeof loadOwnBadges>>;

/** `/app/profile/badges`: what a member may put on other sites, with the code for it. */
export function OwnBadges({ shown, isPublic, ...choice }: Loaded) {
  return (
    <>
      <PageHeading title={words.title()} lede={words.lede()} />
      <ProfileNav />
      {shown === null ? (
        <EmptyState
          title={isPublic ? words.offTitle() : words.noPageTitle()}
          action={<LinkButton to={paths.profile}>{words.toProfile()}</LinkButton>}
        >
          {isPublic ? words.off() : words.noPage()}
        </EmptyState>
      ) : (
        <>
          <Choice {...choice} />
          {shown.badges.length === 0 && (
            <EmptyState
              title={words.nothingTitle()}
              action={<LinkButton to={paths.profile}>{words.toProfile()}</LinkButton>}
            >
              {words.nothing()}
            </EmptyState>
          )}
          {shown.badges.map((badge) => (
            <BadgeToTake key={badge.path} badge={badge} page={shown.page} look={choice.look} />
          ))}
        </>
      )}
    </>
  );
}

/** In which words and colours: links, so that the address of each can be kept. */
function Choice({ language, look }: Pick<Loaded, "language" | "look">) {
  const lists = [
    [
      words.language(),
      languages.map(({ code, name }) => ({
        ...{ key: code, said: name, lang: code, to: ownBadgesPath(code, look) },
        isHere: code === language,
      })),
    ],
    [
      words.look(),
      badgeLooks.map((one) => ({
        ...{ key: one, said: words.lookNamed({ look: one }), to: ownBadgesPath(language, one) },
        ...{ lang: undefined, isHere: one === look },
      })),
    ],
  ] as const;
  return (
    <div className={css.choice}>
      {lists.map(([title, ways]) => (
        <nav key={title} aria-label={title}>
          <ul className={css.ways}>
            <li aria-hidden="true">{title}</li>
            {ways.map(({ key, said, lang, to, isHere }) => (
              <li key={key}>
                <Link
                  to={to}
                  lang={lang}
                  className={place}
                  aria-current={isHere ? "true" : undefined}
                  preventScrollReset
                >
                  {said}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

interface BadgeToTakeProps extends Pick<Loaded, "look"> {
  badge: NonNullable<Loaded["shown"]>["badges"][number];
  /** Where it leads. */
  page: string;
}

function BadgeToTake({ badge, page, look }: BadgeToTakeProps) {
  const id = useId();
  const { origin } = useSite();
  const { of, title, alt } = badge;
  const what = words.badge({ of, title: isolate(title ?? "") });
  const code = codeOf({ page: origin + page, picture: origin + badge.path, alt });
  return (
    <Panel title={what}>
      <p className={css.grounds[look]}>
        <img className={css.picture} src={badge.path} {...badgeSize} alt={alt} />
      </p>
      <div className={css.take}>
        <label className={label} htmlFor={id}>
          {words.code()}
        </label>
        <textarea id={id} className={`${textArea} ${css.code}`} readOnly rows={4} dir="ltr" value={code} />
        <div>
          <CopyButton text={code} />
        </div>
      </div>
    </Panel>
  );
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** HTML that shows a badge and leads to its page. */
export function codeOf({ page, picture, alt }: { page: string; picture: string; alt: string }): string {
  const { width, height } = badgeSize;
  return `<a href="${escaped(page)}"><img src="${escaped(picture)}" width="${width}" height="${height}" alt="${escaped(alt)}"></a>`;
}
