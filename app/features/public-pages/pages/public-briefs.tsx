import { useLoaderData } from "@remix-run/react";
import { disciplines } from "~/content/disciplines";
import { addressOfBrief } from "~/content/public-address";
import { describeReplies } from "~/content/record-texts";
import * as row from "~/features/briefs/parts/brief-row.css";
import { describeRecordShortly } from "~/features/briefs/parts/brief-texts";
import * as choice from "~/features/market/parts/choice-links.css";
import { PagedList } from "~/features/market/parts/paged-list";
import { factsInLine } from "~/features/public-pages/parts/facts-in-line";
import { paths, publicBriefPath, publicBriefsPath } from "~/paths";
import { textOf } from "~/platform/values/choices";
import { useTimed } from "~/shell/format/use-timed";
import type { PublicBriefLineFragment } from "~/shell/operations/operations.generated";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { titleLink } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { Tags } from "~/ui/tags";
import * as words from "~/words/publicPages.generated";
import type { loadPublicBriefs } from "./public-briefs.server";

/** `/briefs`: what hirers show to everyone, by discipline. */
export function PublicBriefs() {
  const { briefs, discipline, place } = useLoaderData<typeof loadPublicBriefs>();
  const links = [["", words.all()], ...disciplines] as const;
  return (
    <>
      <PageHeading title={words.briefsTitle()} lede={words.briefsLede()} />
      <nav aria-label={words.disciplines()}>
        <ul className={choice.states}>
          {links.map(([value, label]) => (
            <li key={value}>
              <Link
                className={choice.state}
                to={publicBriefsPath(value || null)}
                aria-current={value === (discipline ?? "") ? "page" : undefined}
              >
                {textOf(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PagedList
        place={place}
        count={briefs.length}
        older={words.olderBriefs()}
        empty={{
          title: words.noBriefs(),
          text: words.noBriefsText(),
          action: <LinkButton to={paths.freelancer}>{words.signUp()}</LinkButton>,
        }}
        end={{
          title: words.noMoreBriefs(),
          action: <LinkButton to={paths.publicBriefs}>{words.toNewest()}</LinkButton>,
        }}
      >
        <div className={row.rows}>
          {briefs.map((brief) => (
            <PublicBriefRow key={brief.id} brief={brief} />
          ))}
        </div>
      </PagedList>
    </>
  );
}

/** A public brief in a list. Its days are dates, so that a page that is kept stays true. */
function PublicBriefRow({ brief }: { brief: PublicBriefLineFragment }) {
  const { title, summary, skills, hirer } = brief;
  const lang = brief.writtenIn ?? undefined;
  const { times, timed } = useTimed();
  return (
    <article className={row.row}>
      <h2 className={row.title}>
        <Link className={titleLink} to={publicBriefPath(addressOfBrief(brief))} dir="auto" lang={lang}>
          {title}
        </Link>
      </h2>
      <p className={row.facts}>{timed(factsInLine(brief, times))}</p>
      {summary && (
        <p dir="auto" lang={lang} className={row.summary}>
          {summary}
        </p>
      )}
      <div className={row.foot}>
        <Tags items={skills} label={words.skills()} lang={lang} kind="small" />
        <div className={row.endLine}>
          <bdi>{hirer.name}</bdi> · {describeReplies(hirer.record) ?? describeRecordShortly(hirer)}
        </div>
      </div>
    </article>
  );
}
