import { useLoaderData } from "@remix-run/react";
import { disciplines } from "~/domain/disciplines";
import * as row from "~/features/briefs/shared/brief-row.css";
import * as choice from "~/features/market/shared/choice-links.css";
import { PagedList } from "~/features/market/shared/paged-list";
import { paths, publicBriefsPath } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { PageHeading } from "~/ui/page-heading";
import { textOf } from "~/values/choices";
import * as words from "~/words/publicPages.generated";
import { PublicBriefRow } from "./public-brief-row";
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
