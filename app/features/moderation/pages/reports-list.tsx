import { adminPaths, adminReportPath } from "~/admin-paths";
import { reportReasons } from "~/domain/report";
import { PagedList } from "~/features/market/shared/paged-list";
import { RecentMoment } from "~/shell/format/moment";
import type { ReportLineFieldsFragment } from "~/shell/operations/operations.generated";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { plainList } from "~/ui/text.css";
import { labelOf } from "~/values/choices";
import * as words from "~/words/moderationAdmin.generated";
import * as css from "./admin.css";
import type { Shown } from "./admin-page";
import { describeSubject, nameOf } from "./admin-texts";

/** Reports that wait for a decision, or those that are decided. */
export function ReportsList({ open, reports, place }: Shown<"reports">) {
  return (
    <PagedList
      place={place}
      count={reports.length}
      older={words.olderReports()}
      empty={
        open
          ? { title: words.noReportTitle(), text: words.noReport() }
          : { title: words.noDecidedTitle(), text: words.noDecided() }
      }
      end={{ title: words.noOlderReports() }}
    >
      <ReportRows reports={reports} />
    </PagedList>
  );
}

/** A line for each report; opening one is recorded in the audit trail. */
export function ReportRows({ reports }: { reports: readonly ReportLineFieldsFragment[] }) {
  return (
    <ul className={plainList}>
      {reports.map(({ id, about, reason, createdAt, by, of, outcome }) => (
        <li key={id} className={css.row}>
          <Link to={adminReportPath(id)} className={touchTarget}>
            {describeSubject(about, of)}
          </Link>
          <div className={css.facts}>
            <span>{labelOf(reportReasons, reason)}</span>
            <span>
              {outcome
                ? words.outcomeBy({ decision: outcome.decision, name: nameOf(outcome.by) })
                : words.reportedBy({ name: nameOf(by) })}
            </span>
            <RecentMoment at={outcome?.at ?? createdAt} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Switches between waiting and decided reports. */
export function OtherReports({ open }: Shown<"reports">) {
  return (
    <LinkButton to={open ? adminPaths.decided : adminPaths.reports} variant="secondary">
      {open ? words.decidedReports() : words.waitingReports()}
    </LinkButton>
  );
}
