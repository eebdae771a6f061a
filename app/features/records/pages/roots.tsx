import { useLoaderData } from "@remix-run/react";
import { formatDay } from "~/domain/day-texts";
import { PagedList } from "~/features/market/shared/paged-list";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { prose } from "~/ui/prose.css";
import { SplitPage } from "~/ui/split-page";
import * as words from "~/words/roots.generated";
import type { loadRoots } from "./roots.server";

/** `/roots`: a hash a day over all logs, to compare with those in archives and mails. */
export function Roots() {
  const { roots, place } = useLoaderData<typeof loadRoots>();
  return (
    <SplitPage title={words.title()} lede={words.lede()}>
      <div className={prose}>
        <p>{words.why()}</p>
        <p>{words.how()}</p>
        <h2>{words.list()}</h2>
        <PagedList
          place={place}
          count={roots.length}
          older={words.older()}
          empty={{ title: words.none(), text: words.noneText() }}
          end={{
            title: words.noMore(),
            action: <LinkButton to={paths.roots}>{words.toNewest()}</LinkButton>,
          }}
        >
          <ul>
            {roots.map(({ day, root }) => (
              <li key={day}>
                <time dateTime={day}>{formatDay(day)}</time>
                <br />
                <code dir="ltr">{root}</code>
              </li>
            ))}
          </ul>
        </PagedList>
      </div>
    </SplitPage>
  );
}
