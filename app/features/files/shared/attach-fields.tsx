import { altControl, fileControl } from "~/domain/attach-controls";
import type { AttachRow } from "~/features/files/flows/attach-form.server";
import { Button } from "~/ui/button";
import { fileField } from "~/ui/field.css";
import { FieldFrame } from "~/ui/field-parts";
import { plainList, strong } from "~/ui/text.css";
import { TextField } from "~/ui/text-field";
import { limits } from "~/values/limits";
import * as words from "~/words/files.generated";
import { acceptedFiles } from "./add-files";
import * as css from "./upload-rows.css";
import { mostOfFile } from "./upload-texts";

interface AttachFieldsProps {
  formId: string;
  rows: readonly AttachRow[];
  /** What was wrong with the file that was chosen. */
  problem: string | null;
  /** The files that are there already. */
  present?: number;
}

/** The fields of a form that attaches files, one at a time, by the browser alone. */
export function AttachFields({ formId, rows, problem, present = 0 }: AttachFieldsProps) {
  const fieldOf = (name: string) => ({
    id: `${formId}-${name}`,
    name,
    formId,
    errorId: `${formId}-${name}-error`,
    descriptionId: `${formId}-${name}-hint`,
  });
  const alt = { label: words.altLabel(), hint: words.altHint() };
  const isFull = present + rows.length >= limits.attachedFiles;
  return (
    <>
      {rows.length > 0 && (
        <ul className={`${plainList} ${css.rows}`}>
          {rows.map((row, at) => (
            <li key={row.id} className={css.row}>
              <p className={css.name}>
                <bdi className={strong}>{row.name}</bdi>
              </p>
              <Button name="intent" value={`drop-${row.id}`} variant="quiet" formNoValidate>
                {words.remove()}
              </Button>
              <input type="hidden" name={fileControl(at)} value={row.id} />
              {row.kind === "PICTURE" && (
                <div className={css.whole}>
                  <TextField
                    field={{ ...fieldOf(altControl(at)), maxLength: limits.fileAlt, initialValue: row.alt }}
                    {...alt}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <>
          <FieldFrame
            field={{ ...fieldOf("picked"), due: "", errors: problem ? [problem] : undefined }}
            label={present + rows.length > 0 ? words.anotherFile() : words.chooseFile()}
            hint={words.chooseHint({ most: mostOfFile() })}
          >
            <input
              type="file"
              id={`${formId}-picked`}
              name="picked"
              accept={acceptedFiles}
              aria-describedby={`${problem ? `${formId}-picked-error ` : ""}${formId}-picked-hint`}
              aria-invalid={problem ? true : undefined}
              className={fileField}
            />
          </FieldFrame>
          <TextField field={{ ...fieldOf("alt"), maxLength: limits.fileAlt }} {...alt} />
        </>
      )}
    </>
  );
}
