import { referencePath } from "~/paths";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { limits } from "~/values/limits";
import * as words from "~/words/referencesShown.generated";

/** From an accepted proposal to the references about its work. */
export function ReferenceLink({ briefId, uid }: { briefId: string; uid: string }) {
  return (
    <p>
      <Link to={referencePath(briefId, uid)} className={touchTarget}>
        {words.onceEnded()}
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
