import { useEffect, useState } from "react";
import type { AttachRow } from "~/features/files/flows/attach-form.server";
import { AddFiles, AskAboutFiles, filesPastedInto, useDroppedFiles } from "~/features/files/shared/add-files";
import { AttachFields } from "~/features/files/shared/attach-fields";
import { UploadRows } from "~/features/files/shared/upload-rows";
import { mostOfFile } from "~/features/files/shared/upload-texts";
import { type Uploads, useUploads } from "~/features/files/shared/use-uploads";
import { filesPath, placePath, withBack } from "~/paths";
import type { FilesPlace, OwnFilesQuery } from "~/shell/operations/operations.generated";
import { AttachedFile } from "~/ui/attached-files";
import { Button } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Done } from "~/ui/done";
import { EmptyState } from "~/ui/empty-state";
import { error as errorText } from "~/ui/field.css";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { plainList, quiet } from "~/ui/text.css";
import { limits } from "~/values/limits";
import * as words from "~/words/files.generated";
import * as css from "./files-page.css";

interface FilesPageProps extends NonNullable<OwnFilesQuery["ownFiles"]> {
  place: FilesPlace;
  of: string;
  /** The page to which what the files belong to leads back; null for none. */
  back: string | null;
  done: "added" | "removed" | null;
  rows: readonly AttachRow[];
  problem: string | null;
}

const formId = "files-form";
const addId = "files-add";

/** `/app/files/:place/:id`: the files of a brief, a proposal or a case, apart from its text. */
export function FilesPage({ place, of, back, title, files, mayChange, done, rows, problem }: FilesPageProps) {
  const here = withBack(filesPath(place, of), back);
  const whole = withBack(placePath(place, of, mayChange), back);
  const uploads = useUploads(limits.attachedFiles - files.length);
  const isChoosing = uploads.list.length > 0;
  return (
    <>
      <PageHeading
        title={words.title({ place, title: title ?? words.untitledDraft() })}
        lede={words.lede({ place, count: limits.attachedFiles, most: mostOfFile() })}
      />
      <p>
        <Link to={whole} className={touchTarget}>
          {words.back({ place })}
        </Link>
      </p>
      {done && !problem && !isChoosing && <Done title={done === "added" ? words.added() : words.removed()} />}
      {files.length === 0 ? (
        !isChoosing && (
          <EmptyState title={words.noFilesTitle()}>
            {mayChange ? words.noFilesText() : words.noFilesAnyMore()}
          </EmptyState>
        )
      ) : (
        <Form method="post" action={here} encType="multipart/form-data" reloadDocument>
          <ul className={`${plainList} ${css.files}`}>
            {files.map((file) => (
              <li key={file.id} className={css.file}>
                <AttachedFile file={file} unnamed={words.unnamedPicture()} />
                {/* A PDF is a link by its name. */}
                {file.kind === "PICTURE" && (
                  <p className={quiet}>
                    <bdi>{file.alt ?? file.name}</bdi>
                  </p>
                )}
                {mayChange && (
                  <Button
                    name="intent"
                    value={`remove-${file.id}`}
                    variant="quiet"
                    aria-label={words.removeNamed({ name: file.name })}
                  >
                    {words.remove()}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Form>
      )}
      {mayChange && files.length < limits.attachedFiles && (
        <AddForm
          uploads={uploads}
          here={here}
          back={whole}
          present={files.length}
          rows={rows}
          problem={problem}
        />
      )}
      {!mayChange && problem && <p className={errorText}>{problem}</p>}
    </>
  );
}

interface AddFormProps extends Pick<FilesPageProps, "rows" | "problem"> {
  uploads: Uploads;
  here: string;
  /** The page of what the files belong to. */
  back: string;
  present: number;
}

/** By the browser alone one file at a time; with our script several, which are sent at once. */
function AddForm({ uploads, here, back, present, rows, problem }: AddFormProps) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const isScripted = isReady && rows.length === 0;
  const isSent = useSendPlain(uploads);
  const addWords = isScripted && uploads.list.length > 1 ? words.addTheseFiles() : words.addTheFile();
  const isOver = useDroppedFiles(uploads, isScripted);
  return (
    <Form
      method="post"
      action={here}
      encType="multipart/form-data"
      id={formId}
      className={css.form}
      // A whole page, so that the browser shows how far the upload is.
      reloadDocument
      {...(isScripted && filesPastedInto(uploads))}
    >
      {isScripted ? (
        <>
          <div className={isOver ? css.takesDrop : css.drop}>
            <AddFiles uploads={uploads} action={here} />
            <p className={quiet}>{words.dropHint()}</p>
          </div>
          {problem && <p className={errorText}>{problem}</p>}
          <UploadRows uploads={uploads} formId={formId} isSent={isSent} />
          <AskAboutFiles
            uploads={uploads}
            save={
              uploads.isReady
                ? (to) => (
                    <Button form={formId} name="intent" value={to === back ? "add-and-back" : "add"}>
                      {addWords}
                    </Button>
                  )
                : null
            }
          />
        </>
      ) : (
        <AttachFields formId={formId} rows={rows} problem={problem} present={present} />
      )}
      {(!isScripted || uploads.list.length > 0) && (
        <div className={buttonRow}>
          <Button id={addId} name="intent" value="add" disabled={!uploads.isReady}>
            {addWords}
          </Button>
        </div>
      )}
    </Form>
  );
}

/**
 * Sends the form by itself once all that was chosen has arrived, unless a picture is among it,
 * which the member may still describe. Says whether it did.
 */
function useSendPlain({ list, isReady }: Uploads): boolean {
  const [isSent, setIsSent] = useState(false);
  const isPlain = isReady && list.length > 0 && list.every(({ file }) => file?.kind === "PDF");
  useEffect(() => {
    const add = document.getElementById(addId);
    if (!isPlain || isSent || !(add instanceof HTMLButtonElement)) return;
    setIsSent(true);
    add.form?.requestSubmit(add);
  }, [isPlain, isSent]);
  return isSent;
}
