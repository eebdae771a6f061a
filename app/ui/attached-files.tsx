import { type AttachedFile, sizeInWords } from "~/content/attached-file";
import { filePath } from "~/paths";
import * as css from "./attached-files.css";
import { quiet } from "./text.css";

interface AttachedFilesProps {
  files: readonly ShownFile[];
  /** What a picture is called that nobody described: “Picture from Ann”. */
  unnamed: string;
  /** The brief that led here, where the files are read through it. */
  through?: string | null;
}

/** Anything but a picture is shown as a PDF. */
export type ShownFile = Omit<AttachedFile, "kind"> & { kind: AttachedFile["kind"] | "FACE" };

/**
 * Files as what shows them shows them: pictures in small, each leading to itself in large, and PDFs
 * as links that save them.
 */
export function AttachedFiles({ files, unnamed, through = null }: AttachedFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={css.files}>
      {files.map((file) => (
        <li key={file.id}>
          {file.kind === "PICTURE" ? (
            <a href={filePath(file.id, "large.webp", through)}>
              <Picture file={file} unnamed={unnamed} through={through} />
            </a>
          ) : (
            <a href={filePath(file.id, "whole.pdf", through)} className={css.file} download>
              <bdi>{file.name}</bdi> <span className={quiet}>PDF, {sizeInWords(file.size)}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PictureProps {
  file: Pick<ShownFile, "id" | "name" | "alt" | "width" | "height">;
  unnamed: string;
  through: string | null;
}

function Picture({ file: { id, name, alt, width, height }, unnamed, through }: PictureProps) {
  const at = (type: "avif" | "webp") => filePath(id, `medium.${type}`, through);
  return (
    <picture>
      <source type="image/avif" srcSet={at("avif")} />
      <img
        className={css.picture}
        src={at("webp")}
        alt={alt ?? `${unnamed}: ${name}`}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
