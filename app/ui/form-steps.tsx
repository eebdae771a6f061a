import { CheckIcon } from "./fit-icons";
import * as css from "./form-steps.css";
import { visuallyHidden } from "./hidden.css";

export interface FormStep {
  title: string;
  /** The address of its first field, or of its heading. */
  href: string;
  /** What it still lacks, 0 for nothing; null where nobody knows yet. */
  missing: number | null;
}

/** The parts of a long form, what each still lacks, and the way to it. Leads by plain links. */
export function FormSteps({ label, steps }: { label: string; steps: readonly FormStep[] }) {
  return (
    <nav aria-label={label}>
      <ol className={css.steps}>
        {steps.map(({ title, href, missing }) => (
          <li key={title}>
            <a href={href} className={css.step}>
              <span className={missing === 0 ? css.mark.done : css.mark.open} aria-hidden="true">
                {missing === 0 ? <CheckIcon /> : missing}
              </span>
              {title}
              {missing !== null && (
                <span className={visuallyHidden}>: {missing === 0 ? "done" : `${missing} to go`}</span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
