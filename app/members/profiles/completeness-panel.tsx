import { controlOf } from "~/contract/content/controls";
import { profileFields } from "~/contract/content/profile-fields";
import { heading } from "~/ui/text.css";
import type { OwnProfileQuery } from "~/web/operations/operations.generated";
import { profileFormId } from "./profile-form";
import * as css from "./profile-page.css";

type Lines = NonNullable<NonNullable<OwnProfileQuery["viewer"]>["completeness"]>;

/** What a profile still lacks and why, the most useful first, each leading to its field; nothing where nothing is missing. */
export function CompletenessPanel({ lines }: { lines: Lines }) {
  const open = lines.filter(({ met }) => !met);
  if (open.length === 0) return null;
  return (
    <section className={css.completeness} aria-labelledby="add-next">
      <h2 className={heading} id="add-next">
        Add next
      </h2>
      <p className={css.progress}>
        Profile: {lines.length - open.length} of {lines.length} complete
      </p>
      <ul className={css.next}>
        {open.map(({ field, label, why }) => (
          <li key={field} className={css.step}>
            <a className={css.stepLink} href={`#${profileFormId}-${controlOf(profileFields, field)}`}>
              {label}
            </a>
            <span className={css.why}>{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
