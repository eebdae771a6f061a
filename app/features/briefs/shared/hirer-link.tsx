import { memberPath } from "~/paths";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { oneLine } from "./brief-row.css";
import { nameOf } from "./brief-texts";
import * as css from "./hirer-link.css";

interface HirerLinkProps {
  hirer: Parameters<typeof nameOf>[0] & { uid: string; profile: { face: string | null } };
  /** The brief that led to them. */
  briefId: string;
}

/** A brief's hirer at the end of its row. */
export function HirerLink({ hirer, briefId }: HirerLinkProps) {
  const name = nameOf(hirer);
  return (
    <Link to={memberPath(hirer.uid, briefId)} className={`${touchTarget} ${css.hirer}`}>
      <Monogram uid={hirer.uid} name={name} face={hirer.profile.face} through={briefId} size="large" />
      <span dir="auto" className={oneLine}>
        {name}
      </span>
    </Link>
  );
}
