import { pictureKey } from "~/domain/file-keys";
import { type Files, FilesUnavailableError } from "~/platform/ports/files";
import type { MailPicture } from "~/platform/ports/mailer";
import type { ToJpeg } from "~/platform/ports/turn-picture";
import { groundOf, grounds, initialsOf, ink } from "~/ui/monogram-colours";

/** The member whom a mail is about, by the name that it says. */
export interface MailAuthor {
  uid: string;
  name: string;
  /** The id of their picture; null for letters. */
  face: string | null;
}

/** Where mails get faces from. */
export interface FaceParts {
  files: Files;
  toJpeg: ToJpeg;
}

/** What stands beside a mail's heading: a picture in the mail, or letters. */
export interface AuthorMark {
  letters: string;
  /** Colours. */
  ground: string;
  ink: string;
  /** The id of the picture in the mail; null for letters. */
  picture: string | null;
}

/**
 * An author's mark with its picture. The picture is within the mail, because its reader's program
 * has no session here; as JPEG, because few of them show WebP. One that can't be had now is no
 * reason to wait: letters stand there.
 */
export async function markOf(
  faces: FaceParts | undefined,
  { uid, name, face }: MailAuthor,
): Promise<{ mark: AuthorMark; picture: MailPicture | null }> {
  const bytes = faces && face ? await readFace(faces, face) : null;
  const picture = bytes && ({ id: "face", type: "image/jpeg", bytes } as const);
  const ground = grounds[groundOf(uid)] ?? grounds[0];
  return { mark: { letters: initialsOf(name), ground, ink, picture: picture?.id ?? null }, picture };
}

async function readFace({ files, toJpeg }: FaceParts, face: string): Promise<Uint8Array | null> {
  try {
    const found = await files.read(pictureKey(face, "small", "webp"));
    return found && (await toJpeg(new Uint8Array(await new Response(found.bytes).arrayBuffer())));
  } catch (error) {
    if (error instanceof FilesUnavailableError) return null;
    throw error;
  }
}
