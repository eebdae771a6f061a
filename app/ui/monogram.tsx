import * as css from "./monogram.css";
import { groundOf, initialsOf } from "./monogram-colours";

interface MonogramProps {
  uid: string;
  name: string;
  size?: keyof typeof css.size;
}

/** A member's initials on a colour derived from the id, beside the name: decorative. */
export function Monogram({ uid, name, size = "small" }: MonogramProps) {
  return (
    <span className={`${css.ground[groundOf(uid)]} ${css.size[size]}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
