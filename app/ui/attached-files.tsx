import { type AttachedFile as File, pictureWidths, sizeInWords } from "~/domain/attached-file";
import { filePath } from "~/paths";
import * as words from "~/words/ui.generated";
import * as css from "./attached-files.css";
import { from } from "./breakpoints";
import { visuallyHidden } from "./hidden.css";
import { quiet, textWidth } from "./text.css";

interface AttachedFilesProps {
  files: readonly ShownFile[];
  /** What a picture without a description is called: “Picture from Ann”. */
  unnamed: string;
  /** The brief that led here, where the files are read through it. */
  through?: string | null;
  /** `small` is a reminder of what is there; `wide` is as wide as the text above it. */
  look?: keyof typeof css.files;
}

/** Anything but a picture is shown as a PDF. */
export type ShownFile = Omit<File, "kind"> & { kind: File["kind"] | "FACE" };

/**
 * Files as what shows them shows them: pictures in small, each leading to itself in large, and PDFs
 * as links that save them. A picture opens in a new tab: what is typed or read here stays.
 */
export function AttachedFiles({ files, look = "medium", ...props }: AttachedFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={css.files[look]}>
      {files.map((file) => (
        <li key={file.id} className={file.kind === "PICTURE" ? undefined : css.ownLine}>
          <AttachedFile file={file} look={look} {...props} />
        </li>
      ))}
    </ul>
  );
}

interface AttachedFileProps extends Omit<AttachedFilesProps, "files"> {
  file: ShownFile;
}

export function AttachedFile({ file, unnamed, through = null, look = "medium" }: AttachedFileProps) {
  const { id, kind, name, size } = file;
  if (kind === "PICTURE")
    return (
      <a href={filePath(id, "large.webp", through)} target="_blank" rel="noopener">
        <Picture file={file} unnamed={unnamed} through={through} look={look} />
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
  look: keyof typeof css.files;
}

function Picture({ file, unnamed, through, look }: PictureProps) {
  const { id, name, alt } = file;
  const one = look === "small" ? "small" : "medium";
  const at = (type: "avif" | "webp") =>
    look === "wide" ? widePaths(file, type, through) : filePath(id, `${one}.${type}`, through);
  const sizes = look === "wide" ? wideSizes : undefined;
  return (
    <picture>
      <source type="image/avif" srcSet={at("avif")} sizes={sizes} />
      <img
        className={css.picture}
        src={filePath(id, `${one}.webp`, through)}
        srcSet={sizes && at("webp")}
        sizes={sizes}
        alt={alt ?? words.pictureNamed({ from: unnamed, name })}
        {...shownSize(file, css.highest[look])}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** The width of a wide picture, by that of the window. */
const wideSizes = `${from("tinyDesktop")} ${textWidth}, 100vw`;

/** The paths of all sizes, for the browser to choose from. */
function widePaths({ id, width }: PictureProps["file"], type: "avif" | "webp", through: string | null) {
  return Object.entries(pictureWidths)
    .map(([size, most]) => `${filePath(id, `${size}.${type}`, through)} ${Math.min(most, width ?? most)}w`)
    .join();
}

/** In its own shape, no higher than `highest` and not enlarged. */
function shownSize({ width, height }: PictureProps["file"], highest: number) {
  if (!width || !height) return {};
  const share = Math.min(1, highest / height);
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

/** A picture in small beside the title of what it belongs to: decorative. */
export function Thumbnail({ id }: Pick<ShownFile, "id">) {
  return (
    <picture>
      <source type="image/avif" srcSet={filePath(id, "small.avif")} />
      <img
        className={css.thumbnail}
        src={filePath(id, "small.webp")}
        alt=""
        width={72}
        height={48}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

interface CoverProps {
  file: Pick<ShownFile, "id" | "name" | "alt">;
  /** What a picture without a description is called. */
  unnamed: string;
  className: string;
}

/** A picture that stands for a piece of work in a list, cut to its frame. */
export function Cover({ file: { id, name, alt }, unnamed, className }: CoverProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={filePath(id, "small.avif")} />
      <img
        className={className}
        src={filePath(id, "small.webp")}
        alt={alt ?? words.pictureNamed({ from: unnamed, name })}
        width={320}
        height={200}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
