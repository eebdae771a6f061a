import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wholeKey } from "~/domain/file-keys";
import type { MarketParts } from "~/features/accounts/model/member";
import { keysOfSizes } from "~/features/files/shared/keys-of-sizes";
import { beginUpload, endUpload } from "~/features/files/writes/upload";
import type { Files } from "~/platform/ports/files";
import type { PictureShape, TurnPicture } from "~/platform/ports/turn-picture";
import { ok, type Result } from "~/values/result";

/** What a member of the sample uploads, of `tools/demo/files`: a picture, or a PDF without `alt`. */
export interface DemoFile {
  name: string;
  alt?: string;
}

/** Keeps what members upload, as the product’s pages do. */
export interface Gallery {
  /** The picture beside a member’s name. Answers the upload’s id. */
  uploadFace(parts: MarketParts, uid: string, handle: string): Promise<Result<string>>;
  uploadFile(parts: MarketParts, uid: string, file: DemoFile): Promise<Result<string>>;
}

interface GalleryParts {
  files: Files;
  turnPicture: TurnPicture;
}

// The program is bundled elsewhere, and runs in the project's directory.
const directory = join(process.cwd(), "tools/demo");
const pathOf = ({ name }: DemoFile) => join(directory, "files", name);
const faceOf = (handle: string) => join(directory, "faces", `${handle}.png`);

/** Whether a member of the sample has a picture; letters stand beside the other names. */
export const hasFace = (handle: string) => existsSync(faceOf(handle));

/** Turns all pictures of faces and files from now on, beside what else is done: that takes longest. */
export function createGallery(
  { files, turnPicture }: GalleryParts,
  { faces, shown }: { faces: readonly string[]; shown: readonly DemoFile[] },
): Gallery {
  async function turn(path: string, shape: PictureShape) {
    const bytes = readFileSync(path);
    const turned = await turnPicture(bytes, shape);
    if (!turned.ok) throw new Error(`${path} could not be turned: ${turned.code}`);
    return { bytes: bytes.length, picture: turned.value };
  }

  const turned = new Map([
    ...faces.map((handle) => [faceOf(handle), turn(faceOf(handle), "FACE")] as const),
    ...shown.filter(({ alt }) => alt).map((file) => [pathOf(file), turn(pathOf(file), "WHOLE")] as const),
  ]);
  // It is told where the picture is waited for.
  for (const picture of turned.values()) picture.catch(() => {});

  async function uploadPicture(
    parts: MarketParts,
    uid: string,
    { path, name, shape }: { path: string; name: string; shape: PictureShape },
  ): Promise<Result<string>> {
    const { bytes, picture } = await (turned.get(path) ?? turn(path, shape));
    const begun = await beginUpload(parts, uid, { name, size: bytes });
    if (!begun.ok) return begun;
    const { id } = begun.value;
    let kept = 0;
    for (const [key, size] of keysOfSizes(id, picture)) {
      await files.put(key, size.bytes);
      kept += size.bytes.length;
    }
    const { width, height } = picture;
    const kind = shape === "FACE" ? "FACE" : "PICTURE";
    const ended = await endUpload(parts, uid, { id, kind, bytes: kept, width, height });
    return ended.ok ? ok(id) : ended;
  }

  return {
    uploadFace: (parts, uid, handle) =>
      uploadPicture(parts, uid, { path: faceOf(handle), name: "portrait.png", shape: "FACE" }),
    async uploadFile(parts, uid, file) {
      const { name, alt } = file;
      if (alt) return uploadPicture(parts, uid, { path: pathOf(file), name, shape: "WHOLE" });
      const pdf = readFileSync(pathOf(file));
      const begun = await beginUpload(parts, uid, { name, size: pdf.length });
      if (!begun.ok) return begun;
      const { id } = begun.value;
      await files.put(wholeKey(id), pdf);
      const ended = await endUpload(parts, uid, { id, kind: "PDF", width: null, height: null });
      return ended.ok ? ok(id) : ended;
    },
  };
}
