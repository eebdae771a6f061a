import { exampleNotifications } from "~/features/market/shared/examples";
import { PagedList } from "~/features/market/shared/paged-list";
import { notificationPath, paths } from "~/paths";
import { ClockTime } from "~/shell/format/moment";
import { useTimed } from "~/shell/format/use-timed";
import type { FormAnswer } from "~/shell/forms/form-shape";
import { IntentButton, LinkButton } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { ErrorSummary } from "~/ui/error-summary";
import { QuestionIcon } from "~/ui/fit-icons";
import { Form } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import { BellIcon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { titleLink } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { PageHeading } from "~/ui/page-heading";
import { disclosure } from "~/ui/second-thought.css";
import { DiscShape } from "~/ui/state-shapes";
import { plainList, strong } from "~/ui/text.css";
import * as words from "~/words/notifications.generated";
import * as css from "./notifications.css";
import type { loadNotifications, ToldDay } from "./notifications.server";

interface NotificationsProps {
  list: Awaited<ReturnType<typeof loadNotifications>>;
  lastResult: FormAnswer | undefined;
}

/** All of the member's notifications, by day. */
export function Notifications({ list, lastResult }: NotificationsProps) {
  return (
    <div className={css.page}>
      <PageHeading
        title={words.title()}
        lede={<Link to={paths.account}>{words.chooseByEmail()}</Link>}
        action={list.unread > 0 && <MarkAllRead />}
      />
      <ErrorSummary formErrors={lastResult?.error?.[""] ?? []} fields={[]} lastResult={lastResult} />
      <PagedList
        place={list}
        count={list.days.length + list.old.length}
        older={words.older()}
        empty={{
          title: words.noneTitle(),
          text: words.noneText(),
          action: <LinkButton to={paths.briefs}>{words.goToBriefs()}</LinkButton>,
          examples: exampleNotifications(),
        }}
        end={{ title: words.noOlder() }}
      >
        <Days days={list.days} now={list.now} />
        {list.old.length > 0 && (
          <details aria-label={words.older()} open={list.days.length === 0}>
            <summary className={disclosure}>{words.readAndOld()}</summary>
            <Days days={list.old} now={list.now} />
          </details>
        )}
      </PagedList>
    </div>
  );
}

function Days({ days, now }: { days: readonly ToldDay[]; now: string }) {
  const { times, timed } = useTimed();
  return days.map(({ day, at, told }) => (
    <section key={day} className={css.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={css.date}>
        {times.isSameDay(at, now) ? words.today() : timed(times.shortDay(at, now))}
      </h2>
      <ul className={plainList}>
        {told.map((one) => (
          <Told key={one.id} {...one} />
        ))}
      </ul>
    </section>
  ));
}

function Told({ id, line, detail, path, unread, asks, createdAt, by, times }: ToldDay["told"][number]) {
  return (
    <li className={css.told}>
      <span className={css.face}>{by ? <Monogram {...by} /> : <BellIcon />}</span>
      <p className={unread ? strong : undefined}>
        {path ? (
          <Link to={notificationPath(id, path)} className={titleLink}>
            {line}
          </Link>
        ) : (
          <span className={css.over}>{line}</span>
        )}
      </p>
      {detail && <p className={css.detail}>{detail}</p>}
      <p className={css.side}>
        {asks && (
          <Chip tone="turn" icon={<QuestionIcon />}>
            {words.asks()}
          </Chip>
        )}
        {unread && !asks && (
          <Chip tone="good" icon={<DiscShape />}>
            {words.unread()}
          </Chip>
        )}
        {unread && asks && <span className={visuallyHidden}>{words.unread()}</span>}
        {times > 1 && <span>{words.repeated({ count: times })}</span>}
        <ClockTime at={createdAt} />
      </p>
    </li>
  );
}

function MarkAllRead() {
  return (
    <Form method="post">
      <IntentButton intent="all" variant="secondary">
        {words.markAllRead()}
      </IntentButton>
    </Form>
  );
}
