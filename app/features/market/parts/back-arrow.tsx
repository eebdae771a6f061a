import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { visuallyHidden } from "~/ui/hidden.css";
import { Icon } from "~/ui/icons";
import { wordTarget } from "~/ui/link.css";
import { backArrow, narrow } from "./list-beside.css";

/** The way back to a list, above what was chosen in it; where the list stands beside that, it isn't needed. */
export function BackArrow({ to, children }: { to: string; children: ReactNode }) {
  return (
    <span className={`${backArrow} ${narrow}`} data-print="no">
      <Link className={wordTarget} to={to}>
        <Icon path="M17 10H4M9 5l-5 5 5 5" />
        <span className={visuallyHidden}>{children}</span>
      </Link>
    </span>
  );
}
