import { areOld, atRates, bundledRates } from "~/domain/exchange-rates";
import { FilterForm } from "~/features/market/shared/filter-form";
import * as css from "~/features/market/shared/filter-form.css";
import { paths } from "~/paths";
import { Link } from "~/ui/link";
import { bar, place } from "~/ui/sub-nav.css";
import { limits } from "~/values/limits";
import * as words from "~/words/briefsOpen.generated";
import type { OpenBriefsPage } from "./open-briefs";

/** The search, the filters and the order of open briefs, and how they compare. */
export function BriefFilterForm({ open }: { open: OpenBriefsPage }) {
  const { toSave, controls, active, order, now } = open;
  const count = active.filter(({ name }) => name !== "keyword").length;
  return (
    <search>
      <FilterForm
        action={paths.briefs}
        keyword={toSave.keyword}
        controls={controls}
        count={count}
        submit={words.showBriefs()}
      />
      {toSave.budget && (
        <p className={css.about}>
          {words.budgetsCompared({ rates: atRates(bundledRates, areOld(bundledRates.of, new Date(now))) })}
        </p>
      )}
      <Orders open={open} />
      {order === "FIT" && !open.isAway && <AboutFit needsSkills={open.needsSkills} />}
    </search>
  );
}

/** The orders of the list, the one that is shown marked. */
function Orders({ open: { order, orders } }: { open: OpenBriefsPage }) {
  return (
    <nav className={css.orders} aria-label={words.sortBy()}>
      <span aria-hidden="true">{words.sortBy()}</span>
      <ul className={bar}>
        {orders.map((one) => (
          <li key={one.order}>
            <Link className={place} to={one.to} aria-current={one.order === order ? "true" : undefined}>
              {one.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Explains the order, which the list itself can't show. */
function AboutFit({ needsSkills }: { needsSkills: boolean }) {
  return (
    <p className={css.about} role="status">
      {needsSkills
        ? words.fitNeedsSkills({ add: (said) => <Link to={paths.profile}>{said}</Link> })
        : words.fitOrder({ most: limits.rankedBriefs })}
    </p>
  );
}
