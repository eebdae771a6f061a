import { useLoaderData } from "@remix-run/react";
import { disciplines } from "~/domain/disciplines";
import * as row from "~/features/briefs/shared/brief-row.css";
import { PagedList } from "~/features/market/shared/paged-list";
import { paths, publicBriefsPath } from "~/paths";
import { LinkButton } from "~/ui/button";
import { PageHeading } from "~/ui/page-heading";
import { Tabs } from "~/ui/sub-nav";
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
      <Tabs
        label={words.disciplines()}
        tabs={links.map(([value, label]) => ({
          to: publicBriefsPath(value || null),
          label: textOf(label),
          isCurrent: value === (discipline ?? ""),
        }))}
      />
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
            <PublicBriefRow key={brief.id} brief={brief} />
          ))}
        </div>
      </PagedList>
    </>
  );
}
