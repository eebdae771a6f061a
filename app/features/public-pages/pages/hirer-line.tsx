import { describeRecord } from "~/domain/record-texts";
import { publicMemberPath } from "~/paths";
import type { PublicHirerFieldsFragment } from "~/shell/operations/operations.generated";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import * as css from "./public-brief.css";

/** A brief’s hirer with their record. The name leads to their page where that is for everyone. */
export function HirerLine({ hirer }: { hirer: PublicHirerFieldsFragment }) {
  return (
    <p className={css.hirer}>
      {hirer.handle ? (
        <Link to={publicMemberPath(hirer.handle)} className={touchTarget} dir="auto">
          {hirer.name}
        </Link>
      ) : (
        <bdi>{hirer.name}</bdi>
      )}{" "}
      · {describeRecord(hirer)}
    </p>
  );
}
