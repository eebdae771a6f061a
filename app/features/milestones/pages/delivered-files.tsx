import { sizeInWords } from "~/domain/attached-file";
import type { DeliveryFieldsFragment } from "~/shell/operations/operations.generated";
import { AttachedFile } from "~/ui/attached-files";
import { finePrint, plainList } from "~/ui/text.css";
import * as words from "~/words/milestones.generated";
import * as css from "./milestones-page.css";

/** The files of a delivery, each with its name and size. */
export function DeliveredFiles({ files }: Pick<DeliveryFieldsFragment, "files">) {
  if (files.length === 0) return null;
  return (
    <ul className={`${plainList} ${css.parts}`} aria-label={words.files()}>
      {files.map((file) => (
        <li key={file.id}>
          <AttachedFile file={file} unnamed={words.picture()} />
          {/* A PDF is a link by its name. */}
          {file.kind === "PICTURE" && (
            <p className={finePrint}>
              <bdi>{file.name}</bdi> {sizeInWords(file.size)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
