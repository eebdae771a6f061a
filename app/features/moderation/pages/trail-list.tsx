import type { ReactElement, ReactNode } from "react";
import { adminMemberPath, adminReportPath } from "~/admin-paths";
import { describeMailMove } from "~/domain/mail-moves";
import { reportReasons } from "~/domain/report";
import { PagedList } from "~/features/market/shared/paged-list";
import { Moment } from "~/shell/format/moment";
import type { AuditAct } from "~/shell/operations/operations.generated";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { plainList } from "~/ui/text.css";
import { labelOf } from "~/values/choices";
import * as words from "~/words/moderationTrail.generated";
import * as css from "./admin.css";
import type { Shown } from "./admin-page";
import { nameOf } from "./admin-texts";

type Entry = Shown<"trail">["entries"][number];

/** The administrators' acts; none can be changed or removed. */
export function TrailList({ entries, place }: Shown<"trail">) {
  return (
    <PagedList
      place={place}
      count={entries.length}
      older={words.older()}
      empty={{ title: words.noneTitle(), text: words.none() }}
      end={{ title: words.noOlder() }}
    >
      <ol className={plainList}>
        {entries.map((entry) => (
          <li key={entry.place} className={css.row}>
            <p>{acts[entry.act]({ about: <About {...entry} /> })}</p>
            <div className={css.facts}>
              {entry.reason && <span>{labelOf(reportReasons, entry.reason)}</span>}
              <span dir="auto">{entry.by ? nameOf(entry.by) : words.byCommand()}</span>
              <Moment at={entry.at} />
            </div>
          </li>
        ))}
      </ol>
    </PagedList>
  );
}

const acts: Record<AuditAct, (said: { about: ReactNode }) => ReactElement> = {
  READ_REPORT: words.readReport,
  READ_MEMBER: words.readMember,
  FIND_MEMBERS: words.foundMembers,
  DISMISS_REPORT: words.dismissedReport,
  REMOVE_REPORTED: words.removedReported,
  WARN: words.warned,
  SUSPEND: words.suspended,
  REINSTATE: words.restored,
  RETRY_JOB: words.retriedJob,
  END_JOB: words.endedJob,
  STEER_MAILS: words.steeredMails,
  GRANT: words.granted,
  REVOKE: words.revoked,
};

const aboutReports: readonly Entry["act"][] = ["READ_REPORT", "DISMISS_REPORT", "REMOVE_REPORTED"];

function About({ act, about, member }: Entry) {
  if (member) {
    if (member.status === null) return <bdi>{nameOf(member)}</bdi>;
    return (
      <Link to={adminMemberPath(member.uid)} className={touchTarget} dir="auto">
        {nameOf(member)}
      </Link>
    );
  }
  if (act === "STEER_MAILS") return <>{describeMailMove(about)}</>;
  if (!aboutReports.includes(act)) return <>{about}</>;
  return (
    <Link to={adminReportPath(about)} className={touchTarget}>
      {about.slice(0, 8)}
    </Link>
  );
}
