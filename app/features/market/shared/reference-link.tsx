import { workPathFor } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { limits } from "~/values/limits";
import * as words from "~/words/referencesShown.generated";
import { goToWork } from "~/words/work.generated";

interface WorkLinkProps {
  briefId: string;
  /** The applicant's. */
  uid: string;
  /** It is what the page asks to do next. */
  isNext?: boolean;
}

/** From an accepted proposal to the page that its two sides share. */
export function WorkLink({ briefId, uid, isNext = false }: WorkLinkProps) {
  const to = workPathFor(briefId, uid);
  return isNext ? (
    <LinkButton to={to}>{goToWork()}</LinkButton>
  ) : (
    <p>
      <Link to={to} className={touchTarget}>
        {goToWork()}
      </Link>
    </p>
  );
}

/** How many there are about a member, with the way to them; nothing for none. */
export function ReferenceCount({ count, to }: { count: number; to: string }) {
  if (count === 0) return null;
  return (
    <Link to={`${to}#references`} className={touchTarget}>
      {countReferences(count, limits.referencesShown)}
    </Link>
  );
}

/** "1 reference", "20+ references". */
function countReferences(count: number, most: number): string {
  return count >= most ? words.countOrMore({ count }) : words.count({ count });
}
