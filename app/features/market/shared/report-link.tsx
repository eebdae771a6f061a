import { useLocation } from "@remix-run/react";
import { reportPath } from "~/paths";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { finePrint } from "~/ui/text.css";
import * as words from "~/words/moderation.generated";

type Reported = Parameters<typeof reportPath>;

interface ReportLinkProps {
  about: Reported[0];
  id: Reported[1];
  /** What it is for who reads it, where that is a part of it. */
  called?: "reply";
}

/** An unobtrusive link to report the content of this page. */
export function ReportLink({ about, id, called }: ReportLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <p className={finePrint} data-print="no">
      <Link to={reportPath(about, id, pathname + search)} className={touchTarget}>
        {words.reportThis({ what: (called ?? about).toUpperCase() })}
      </Link>
    </p>
  );
}
