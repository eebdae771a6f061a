import { Link, useLocation } from "@remix-run/react";
import { reportPath } from "~/paths";
import { touchTarget } from "~/ui/link.css";
import { finePrint } from "~/ui/text.css";

type Reported = Parameters<typeof reportPath>;

interface ReportLinkProps {
  about: Reported[0];
  id: Reported[1];
  /** What it is for who reads it, where that is a part of it. */
  called?: string;
}

/** An unobtrusive link to report the content of this page. */
export function ReportLink({ about, id, called = about === "member" ? "profile" : about }: ReportLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <p className={finePrint} data-print="no">
      <Link to={reportPath(about, id, pathname + search)} className={touchTarget}>
        Report this {called}
      </Link>
    </p>
  );
}
