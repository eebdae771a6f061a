import { Link } from "@remix-run/react";
import { describeMailMove } from "~/content/mail-moves";
import { reportReasons } from "~/content/report";
import { PagedList } from "~/features/market/parts/paged-list";
import { adminMemberPath, adminReportPath } from "~/features/moderation/parts/admin-paths";
import { labelOf } from "~/platform/values/choices";
import { Moment } from "~/shell/format/moment";
import { touchTarget } from "~/ui/link.css";
import { plainList } from "~/ui/text.css";
import * as css from "./admin.css";
import type { Shown } from "./admin-page";
import { actTexts, nameOf } from "./admin-texts";

type Entry = Shown<"trail">["entries"][number];

/** The administrators' acts; none can be changed or removed. */
export function TrailList({ entries, place }: Shown<"trail">) {
  return (
    <PagedList
      place={place}
      count={entries.length}
      older="Older entries"
      empty={{
        title: "Nothing was done yet",
        text: "What administrators read and decide will be here, and stays.",
      }}
      end={{ title: "No older entries" }}
    >
      <ol className={plainList}>
        {entries.map((entry) => (
          <li key={entry.place} className={css.row}>
            <p>
              {actTexts[entry.act]} <About {...entry} />
            </p>
            <div className={css.facts}>
              {entry.reason && <span>{labelOf(reportReasons, entry.reason)}</span>}
              <span>{entry.by ? nameOf(entry.by) : "Command line"}</span>
              <Moment at={entry.at} />
            </div>
          </li>
        ))}
      </ol>
    </PagedList>
  );
}

const aboutReports: readonly Entry["act"][] = ["READ_REPORT", "DISMISS_REPORT", "REMOVE_REPORTED"];

function About({ act, about, member }: Entry) {
  if (member) {
    if (member.status === null) return <>{nameOf(member)}</>;
    return (
      <Link to={adminMemberPath(member.uid)} className={touchTarget}>
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
