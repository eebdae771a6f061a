import { useLoaderData } from "@remix-run/react";
import { disciplines } from "~/domain/disciplines";
import * as row from "~/features/briefs/shared/brief-row.css";
import { PagedList } from "~/features/market/shared/paged-list";
import { paths, publicBriefsPath } from "~/paths";
import type { PublicHirerFieldsFragment } from "~/shell/operations/operations.generated";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { Monogram } from "~/ui/monogram";
import { PageHeading } from "~/ui/page-heading";
import * as tabs from "~/ui/sub-nav.css";
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
        <ul className={tabs.bar}>
          {links.map(([value, label]) => (
            <li key={value}>
              <Link
                className={tabs.place}
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
        <div className={row.cards}>
          {briefs.map((brief) => (
            <PublicBriefRow key={brief.id} brief={brief} mark={<Face of={brief.hirer} />} />
          ))}
        </div>
      </PagedList>
    </>
  );
}

function Face({ of: { name, face } }: { of: PublicHirerFieldsFragment }) {
  return <Monogram uid={name} name={name} face={face} size="large" />;
}
