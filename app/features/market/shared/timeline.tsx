import { Moment } from "~/shell/format/moment";
import { plainList } from "~/ui/text.css";
import * as css from "./timeline.css";

interface Event {
  at: string;
  event: string;
  by: string;
}

interface TimelineProps {
  /** In the order shown. */
  events: readonly Event[];
  describe(event: Event): string;
  look?: keyof typeof css.event;
}

/** What happened to a brief or a proposal, and when. */
export function Timeline({ events, describe, look = "short" }: TimelineProps) {
  return (
    <ol className={plainList}>
      {events.map((event) => (
        <li key={`${event.at} ${event.event}`} className={css.event[look]}>
          <span>{describe(event)}</span>
          <Moment at={event.at} className={css.time[look]} />
        </li>
      ))}
    </ol>
  );
}
