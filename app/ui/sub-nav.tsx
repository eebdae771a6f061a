import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Link } from "./link";
import { bar, count as countText, place } from "./sub-nav.css";

interface Tab {
  to: string;
  label: ReactNode;
  /** The page shows it. */
  isCurrent: boolean;
  /** How many it has, after its words. */
  count?: ReactNode;
}

interface TabsProps {
  /** The accessible name of the list. */
  label: string;
  /** In the order shown. */
  tabs: readonly Tab[];
}

/** Links to pages beside each other, or to parts of a list; the one that is shown is marked. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={bar}>
        {tabs.map(({ to, label, isCurrent, count }) => (
          <li key={to}>
            <Link className={place} to={to} aria-current={isCurrent ? "page" : undefined}>
              {label}
              {count !== undefined && " "}
              {count !== undefined && <span className={countText}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SubNavProps {
  /** The accessible name of the list. */
  label: string;
  /** [address, label] in the order shown. */
  places: readonly (readonly [to: string, label: string])[];
}

/** Tabs that are the pages within a part of the signed-in area. */
export function SubNav({ label, places }: SubNavProps) {
  const { pathname } = useLocation();
  const tabs = places.map(([to, label]) => ({ to, label, isCurrent: pathname === to.split(/[?#]/, 1)[0] }));
  return <Tabs label={label} tabs={tabs} />;
}
