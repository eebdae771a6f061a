import { briefSections } from "~/contract/content/brief-fields";
import { FormSteps } from "~/ui/form-steps";
import { quiet, strong } from "~/ui/text.css";
import { sectionId } from "~/web/forms/content-sections";
import * as css from "./brief-editor.css";
import type { CheckLine } from "./brief-form-answer";

interface BriefCheckProps {
  formId: string;
  /** Null for what wasn’t saved yet. */
  check: readonly CheckLine[] | null;
  /** The address of a field of the form. */
  hrefOf(field: string): string;
}

/** The parts of the form with what publishing still needs in each; then line by line what that is. */
export function BriefCheck({ formId, check, hrefOf }: BriefCheckProps) {
  return (
    <>
      <p className={css.checkLede}>{check ? describeCheck(check) : unsaved}</p>
      <FormSteps label="Parts of the brief" steps={stepsOf(formId, check)} />
      {check && <CheckLines check={check} hrefOf={hrefOf} />}
    </>
  );
}

const unsaved =
  "A good brief says what the problem is, what success looks like, what it pays, and when you reply. Once this is saved, the check says here what is still missing.";

function stepsOf(formId: string, check: readonly CheckLine[] | null) {
  return briefSections.map(({ title, fields }) => ({
    title,
    href: `#${sectionId(formId, title)}`,
    missing: check?.filter(({ field, met, required }) => required && !met && field in fields).length ?? null,
  }));
}

/** What a brief still lacks, each line leading to its field: first what publishing needs. What is done follows in a sentence. */
function CheckLines({ check, hrefOf }: { check: readonly CheckLine[]; hrefOf(field: string): string }) {
  const open = check.filter(({ met }) => !met).sort((a, b) => Number(b.required) - Number(a.required));
  const done = check.filter(({ met }) => met).map(({ label }) => label.toLowerCase());
  return (
    <>
      {open.length > 0 && (
        <ul className={css.checkList}>
          {open.map((line) => (
            <li key={line.field} className={css.checkLine}>
              <span className={line.required ? css.checkMark.open : css.checkMark.wish} aria-hidden="true" />
              <div>
                <a className={css.checkLink} href={hrefOf(line.field)}>
                  <span className={strong}>{line.label}</span>
                  {!line.required && " (good to have)"}
                </a>
                <p className={quiet}>{line.advice}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {done.length > 0 && <p className={css.checkDone}>Done: {done.join(", ")}.</p>}
    </>
  );
}

/** "3 to go before you can publish." */
function describeCheck(check: readonly CheckLine[]): string {
  const missing = missingIn(check);
  return missing === 0
    ? "Nothing is missing: it can be published."
    : `${missing} to go before you can publish.`;
}

/** How much publishing still needs. */
export function missingIn(check: readonly CheckLine[]): number {
  return check.filter(({ met, required }) => required && !met).length;
}
