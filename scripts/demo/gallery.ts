import { wholeKey } from "~/content/file-keys";
import type { MarketParts } from "~/features/accounts/rules/member";
import { keysOfSizes } from "~/features/files/parts/keys-of-sizes";
import { beginUpload, endUpload } from "~/features/files/rules/upload";
import type { Files } from "~/platform/ports/files";
import type { PictureShape } from "~/platform/ports/turn-picture";
import { ok, type Result } from "~/platform/values/result";
import { marks } from "./pictures/marks";
import { drawPortrait } from "./pictures/portrait";
import { portraits } from "./pictures/portraits";
import type { TurnDrawing } from "./pictures/turn-drawing";

/** What somebody of the sample uploads. */
export type DemoFile = { name: string } & ({ drawing: string; alt: string } | { pdf: Uint8Array });

/** Keeps what members upload, as the product’s pages do. */
export interface Gallery {
  /** The picture beside a member’s name. Answers the upload’s id. */
  uploadFace(parts: MarketParts, uid: string, drawing: string): Promise<Result<string>>;
  uploadFile(parts: MarketParts, uid: string, file: DemoFile): Promise<Result<string>>;
}

interface GalleryParts {
  files: Files;
  turnDrawing: TurnDrawing;
}

/** The drawing beside a name: a portrait, or a mark; null where letters stand. */
export function faceOf(handle: string): string | null {
  const looks = portraits[handle];
  return looks ? drawPortrait(looks) : (marks[handle] ?? null);
}

/** Turns all of the drawings from now on, beside what else is done: that takes longest. */
export function createGallery(
  { files, turnDrawing }: GalleryParts,
  drawings: readonly (readonly [drawing: string, shape: PictureShape])[],
): Gallery {
  const turned = new Map(drawings.map(([drawing, shape]) => [drawing, turnDrawing(drawing, shape)]));
  // It is told where the picture is waited for.
  for (const picture of turned.values()) picture.catch(() => {});

  async function uploadPicture(
    parts: MarketParts,
    uid: string,
    { drawing, name, shape }: { drawing: string; name: string; shape: PictureShape },
  ): Promise<Result<string>> {
    const { bytes, picture } = await (turned.get(drawing) ?? turnDrawing(drawing, shape));
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
    uploadFace: (parts, uid, drawing) =>
      uploadPicture(parts, uid, { drawing, name: "portrait.png", shape: "FACE" }),
    async uploadFile(parts, uid, file) {
      const { name } = file;
      if (!("pdf" in file)) return uploadPicture(parts, uid, { ...file, shape: "WHOLE" });
      const begun = await beginUpload(parts, uid, { name, size: file.pdf.length });
      if (!begun.ok) return begun;
      const { id } = begun.value;
      await files.put(wholeKey(id), file.pdf);
      const ended = await endUpload(parts, uid, { id, kind: "PDF", width: null, height: null });
      return ended.ok ? ok(id) : ended;
    },
  };
}
