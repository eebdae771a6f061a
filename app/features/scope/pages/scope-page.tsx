import { scopeStanding } from "~/domain/scope";
import { PagedList } from "~/features/market/shared/paged-list";
import { LookChip } from "~/features/market/shared/state-chip";
import { scopeLooks } from "~/features/market/shared/state-looks";
import { otherSideOf } from "~/features/references/shared/other-side";
import { ScopeCounts } from "~/features/scope/shared/scope-card";
import { conversationPath, scopeItemPath, workPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { titleLink, touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { finePrint, quiet } from "~/ui/text.css";
import { toWork } from "~/words/agreements.generated";
import * as words from "~/words/scope.generated";
import * as css from "./scope-page.css";
import type { loadScope } from "./scope-page.server";

type Loaded = Awaited<ReturnType<typeof loadScope>>;

/** `/app/work/:id/scope`: what was asked along the way, and what it is. */
export function ScopePage({ work, scope, items, ...place }: Loaded) {
  const { name } = otherSideOf(work);
  const toConversation = <LinkButton to={conversationPath(work.id)}>{words.toConversation()}</LinkButton>;
  return (
    <article className={css.page}>
      <PageHeading title={words.title()} lede={words.lede({ name })} />
      <PagedList
        place={place}
        count={items.length}
        older={words.earlier()}
        empty={{ title: words.listNothing(), text: words.listHow(), action: toConversation }}
        end={{ title: words.noEarlier(), action: toConversation }}
      >
        <ScopeCounts {...scope} />
        <ol className={css.list}>
          {items.map((item) => (
            <Item key={item.id} id={work.id} item={item} scope={scope} name={name} />
          ))}
        </ol>
      </PagedList>
      <p>
        <Link to={workPath(work.id)} className={touchTarget}>
          {toWork()}
        </Link>
      </p>
    </article>
  );
}

interface ItemProps {
  id: string;
  item: Loaded["items"][number];
  scope: Loaded["scope"];
  name: string;
}

function Item({ id, item, scope, name }: ItemProps) {
  const { times, timed } = useTimed();
  const standing = scopeStanding(item, scope.side, scope.runs);
  const answeredAt = item.answers[0]?.at;
  return (
    <li className={css.item}>
      <div className={css.facts}>
        <LookChip look={scopeLooks[standing]}>{words.standing({ standing })}</LookChip>
        <span className={finePrint}>
          {timed(
            answeredAt
              ? words.answeredOn({ day: times.day(answeredAt) })
              : words.askedOn({ day: times.day(item.askedAt ?? "") }),
          )}
        </span>
      </div>
      <Link to={scopeItemPath(id, item.id)} className={titleLink} dir="auto">
        {item.preview === null ? <span className={quiet}>{words.gone()}</span> : item.preview}
      </Link>
      {item.at && (
        <p className={finePrint}>
          {timed(
            item.own
              ? words.byYou({ day: times.day(item.at) })
              : words.byOther({ name, day: times.day(item.at) }),
          )}
        </p>
      )}
    </li>
  );
}
