import { useEffect, useRef } from "react";
import { altControl, fileControl } from "~/domain/attach-controls";
import { Button } from "~/ui/button";
import { control, error, hint, label, optional } from "~/ui/field.css";
import { plainList, strong } from "~/ui/text.css";
import { limits } from "~/values/limits";
import * as words from "~/words/files.generated";
import { formatNumber } from "~/words/formats";
import * as css from "./upload-rows.css";
import type { Upload, Uploads } from "./use-uploads";

interface UploadRowsProps {
  uploads: Uploads;
  /** Makes the ids of its controls. */
  formId: string;
  /** The form is being sent. */
  isSent?: boolean;
}

/**
 * The files that go with a form: how far each is, what a picture shows, and the way to remove it.
 * Their controls are part of the form around it.
 */
export function UploadRows({ uploads, formId, isSent = false }: UploadRowsProps) {
  const { list, problem, failed } = uploads;
  // Only what is there has a number.
  const ready = list.filter(({ file }) => file !== null);
  return (
    <>
      {/* Always there, so that changes are announced. */}
      <div role="status">
        {problem && <p className={error}>{problem}</p>}
        {failed && <p className={error}>{failed}</p>}
        {isSent && <p className={hint}>{words.allSent()}</p>}
      </div>
      {list.length > 0 && (
        <ul className={`${plainList} ${css.rows}`}>
          {list.map((upload) => (
            <li key={upload.key} className={css.row}>
              <p className={css.name}>
                {upload.picture && <PicturePreview picked={upload.picture} />}
                <bdi className={strong}>{upload.name}</bdi>
              </p>
              <Button
                type="button"
                variant="quiet"
                aria-label={words.removeNamed({ name: upload.name })}
                onClick={() => uploads.remove(upload.key)}
              >
                {words.remove()}
              </Button>
              <State upload={upload} onRetry={() => uploads.retry(upload.key)} />
              {upload.file && <Controls file={upload.file} at={ready.indexOf(upload)} formId={formId} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function State({
  upload: { name, share, isWaiting, file, problem, mayRetry },
  onRetry,
}: {
  upload: Upload;
  onRetry(): void;
}) {
  if (problem)
    return (
      <div role="alert" className={css.whole}>
        <p className={error}>{problem}</p>
        {mayRetry && (
          <Button type="button" variant="secondary" onClick={onRetry}>
            {words.tryAgain()}
          </Button>
        )}
      </div>
    );
  if (file) return null;
  return (
    <div className={css.whole}>
      <progress className={css.progress} value={share} max={1} aria-label={words.sending({ name })} />
      <p className={hint}>
        {isWaiting
          ? words.noConnection()
          : share < 1
            ? words.percentSent({ percent: formatNumber(Math.floor(100 * share)) })
            : words.allSent()}
      </p>
    </div>
  );
}

interface ControlsProps {
  file: NonNullable<Upload["file"]>;
  at: number;
  formId: string;
}

function Controls({ file, at, formId }: ControlsProps) {
  const id = `${formId}-${file.id}`;
  return (
    <>
      <input type="hidden" name={fileControl(at)} value={file.id} />
      {file.kind === "PICTURE" && (
        <div className={css.whole}>
          <label className={label} htmlFor={id}>
            {words.altLabelShort({ aside: (said) => <span className={optional}>{said}</span> })}
          </label>
          <input id={id} name={altControl(at)} maxLength={limits.fileAlt} dir="auto" className={control} />
        </div>
      )}
    </>
  );
}

/** Pixels of its side, enough for screens with two to a point. */
const side = 96;

/**
 * The middle of a chosen picture, drawn from the file itself, so that it needs no address and is
 * there before anything is sent. Beside its name: decorative. What isn't a picture after all, or is
 * too large for the browser, stays a plain square.
 */
function PicturePreview({ picked }: { picked: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const bitmap = await createImageBitmap(picked);
      const { width, height } = bitmap;
      const cut = Math.min(width, height);
      const from = [(width - cut) / 2, (height - cut) / 2] as const;
      if (!isGone) canvas.current?.getContext("2d")?.drawImage(bitmap, ...from, cut, cut, 0, 0, side, side);
      bitmap.close();
    };
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [picked]);
  return (
    <span className={css.preview} aria-hidden="true">
      <canvas ref={canvas} width={side} height={side} className={css.drawn} />
    </span>
  );
}
