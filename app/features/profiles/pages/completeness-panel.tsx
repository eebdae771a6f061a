import { controlOf } from "~/domain/fields/controls";
import { profileFields } from "~/domain/fields/profile-fields";
import { ownPaths } from "~/paths";
import type { OwnProfileQuery } from "~/shell/operations/operations.generated";
import { Link } from "~/ui/link";
import { disclosure } from "~/ui/second-thought.css";
import { finePrint, heading } from "~/ui/text.css";
import * as words from "~/words/profiles.generated";
import { profileFormId } from "./profile-form";
import * as css from "./profile-page.css";

type Lines = NonNullable<NonNullable<OwnProfileQuery["viewer"]>["completeness"]>;

/** More lines would push the form too far below the page's title; the rest is folded. */
const shown = 3;

/**
 * What a profile still lacks and why, the most useful first, each a link to its field; renders
 * nothing for a complete profile.
 */
export function CompletenessPanel({ lines }: { lines: Lines }) {
  const open = lines.filter(({ met }) => !met);
  if (open.length === 0) return null;
  const rest = open.slice(shown);
  // A case is asked for, but a profile is complete without one (completeness.ts).
  const counted = lines.filter(({ field }) => field !== "cases");
  const met = counted.filter((line) => line.met).length;
  return (
    <section className={css.completeness} aria-labelledby="add-next">
      <h2 className={heading} id="add-next">
        {words.addNext()}
      </h2>
      <p className={css.progress}>{words.complete({ met: String(met), all: String(counted.length) })}</p>
      <Steps lines={open.slice(0, shown)} />
      {rest.length > 0 && (
        <details aria-label={words.moreToAdd({ count: rest.length })}>
          <summary className={disclosure}>{words.more({ count: rest.length })}</summary>
          <Steps lines={rest} />
        </details>
      )}
    </section>
  );
}

function Steps({ lines }: { lines: Lines }) {
  return (
    <ul className={css.next}>
      {lines.map(({ field, label, why }) => (
        <li key={field} className={css.step}>
          {field === "cases" ? (
            <Link className={css.stepLink} to={ownPaths.newCase}>
              {label}
            </Link>
          ) : (
            <a className={css.stepLink} href={`#${profileFormId}-${controlOf(profileFields, field)}`}>
              {label}
            </a>
          )}
          <span className={finePrint}>{why}</span>
        </li>
      ))}
    </ul>
  );
}
