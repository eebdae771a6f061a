import { Link, useLocation } from "@remix-run/react";
import { reportPath } from "~/paths";
import { touchTarget } from "~/ui/link.css";
import { finePrint } from "~/ui/text.css";

type Reported = Parameters<typeof reportPath>;

/** An unobtrusive link to report the content of this page. */
export function ReportLink({ about, id }: { about: Reported[0]; id: Reported[1] }) {
  const { pathname, search } = useLocation();
  return (
    <p className={finePrint} data-print="no">
      <Link to={reportPath(about, id, pathname + search)} className={touchTarget}>
        Report this {about === "member" ? "profile" : about}
      </Link>
    </p>
  );
}
