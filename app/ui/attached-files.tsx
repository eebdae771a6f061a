import { type AttachedFile as File, sizeInWords } from "~/content/attached-file";
import { filePath } from "~/paths";
import * as words from "~/words/ui.generated";
import * as css from "./attached-files.css";
import { visuallyHidden } from "./hidden.css";
import { quiet } from "./text.css";

interface AttachedFilesProps {
  files: readonly ShownFile[];
  /** What a picture is called that nobody described: “Picture from Ann”. */
  unnamed: string;
  /** The brief that led here, where the files are read through it. */
  through?: string | null;
  /** Pictures as a reminder of what is there, in their smallest size. */
  small?: boolean;
}

/** Anything but a picture is shown as a PDF. */
export type ShownFile = Omit<File, "kind"> & { kind: File["kind"] | "FACE" };

/**
 * Files as what shows them shows them: pictures in small, each leading to itself in large, and PDFs
 * as links that save them. A picture opens in a new tab: what is typed or read here stays.
 */
export function AttachedFiles({ files, ...props }: AttachedFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={css.files}>
      {files.map((file) => (
        <li key={file.id}>
          <AttachedFile file={file} {...props} />
        </li>
      ))}
    </ul>
  );
}

interface AttachedFileProps extends Omit<AttachedFilesProps, "files"> {
  file: ShownFile;
}

export function AttachedFile({ file, unnamed, through = null, small = false }: AttachedFileProps) {
  const { id, kind, name, size } = file;
  if (kind === "PICTURE")
    return (
      <a href={filePath(id, "large.webp", through)} target="_blank" rel="noopener">
        <Picture file={file} unnamed={unnamed} through={through} small={small} />
        <span className={visuallyHidden}> {words.newTab()}</span>
      </a>
    );
  return (
    <a href={filePath(id, "whole.pdf", through)} className={css.file} download>
      <bdi>{name}</bdi> <span className={quiet}>{words.pdf({ size: sizeInWords(size) })}</span>
    </a>
  );
}

interface PictureProps {
  file: Pick<ShownFile, "id" | "name" | "alt" | "width" | "height">;
  unnamed: string;
  through: string | null;
  small: boolean;
}

function Picture({ file: { id, name, alt, width, height }, unnamed, through, small }: PictureProps) {
  const at = (type: "avif" | "webp") => filePath(id, `${small ? "small" : "medium"}.${type}`, through);
  return (
    <picture>
      <source type="image/avif" srcSet={at("avif")} />
      <img
        className={small ? css.smallPicture : css.picture}
        src={at("webp")}
        alt={alt ?? words.pictureNamed({ from: unnamed, name })}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
