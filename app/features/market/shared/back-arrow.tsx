import type { ReactNode } from "react";
import { visuallyHidden } from "~/ui/hidden.css";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { wordTarget } from "~/ui/link.css";
import { backArrow, narrow } from "./list-beside.css";

/**
 * The link back to a list, above the item chosen in it; not needed where the list stands beside it.
 */
export function BackArrow({ to, children }: { to: string; children: ReactNode }) {
  return (
    <span className={`${backArrow} ${narrow}`} data-print="no">
      <Link className={wordTarget} to={to}>
        <Icon turns path="M17 10H4M9 5l-5 5 5 5" />
        <span className={visuallyHidden}>{children}</span>
      </Link>
    </span>
  );
}
