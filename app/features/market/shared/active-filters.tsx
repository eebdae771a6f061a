import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import * as words from "~/words/market.generated";
import * as css from "./active-filters.css";

interface ActiveFiltersProps {
  /** Each with the address that is left without it. */
  filters: readonly { label: string; to: string }[];
  /** The address without any. */
  all: string;
}

/** What a list is filtered by; each can be removed. */
export function ActiveFilters({ filters, all }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <nav className={css.active} aria-label={words.filtersInUse()}>
      {filters.map(({ label, to }) => (
        <Link key={label} to={to} className={css.chip}>
          <span>{label}</span>
          <span aria-hidden="true">×</span>
          <span className={visuallyHidden}>{words.removeFilter()}</span>
        </Link>
      ))}
      {filters.length > 1 && (
        <Link to={all} className={touchTarget}>
          {words.removeAllFilters()}
        </Link>
      )}
    </nav>
  );
}
