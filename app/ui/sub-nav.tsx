import { PlaceLink } from "./link";
import { bar, place } from "./sub-nav.css";

interface SubNavProps {
  /** The accessible name of the list. */
  label: string;
  /** [address, label] in the order shown. */
  places: readonly (readonly [to: string, label: string])[];
}

/** Links within a part of the signed-in area; the current one is marked. */
export function SubNav({ label, places }: SubNavProps) {
  return (
    <nav aria-label={label}>
      <ul className={bar}>
        {places.map(([to, label]) => (
          <li key={to}>
            <PlaceLink className={place} to={to} end>
              {label}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
