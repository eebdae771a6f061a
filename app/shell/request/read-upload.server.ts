import { getMultipartBoundary, MultipartParser, type MultipartPart } from "@remix-run/multipart-parser";
import type { AppLoadContext } from "@remix-run/node";
import { beginWait } from "~/values/deadline.server";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { uploadRoom as room } from "~/values/upload-room";
import { requireMemberOf } from "./page-member.server";
import { readPost } from "./read-form.server";

/** A form with files: its text fields, and the files that were chosen. */
export interface UploadForm {
  texts: Record<string, string>;
  files: UploadedFile[];
}

/** A file as a browser posts it. The name is the uploader's word. */
export interface UploadedFile {
  field: string;
  name: string;
  bytes: Uint8Array;
}

/**
 * `TOO_LARGE`: more than its form takes. `BUSY`: this process holds as many uploads as it may.
 * `BROKEN`: no form, or one that was cut off.
 */
export type UploadFault = "TOO_LARGE" | "BUSY" | "BROKEN";

/** Who sends, as the context of a request knows it. */
type Sender = Pick<AppLoadContext, "session"> & { auth: Pick<AppLoadContext["auth"], "isProven"> };

/**
 * For whom an upload counts: a member, all together who haven't proven their address, or all
 * visitors. A visitor can be as many of both as they like.
 */
export async function uploaderOf({ session, auth }: Sender): Promise<string> {
  const found = await session();
  if (found.state !== "signed-in") return "visitors";
  const { uid } = found.session;
  return (await auth.isProven(uid)) ? uid : "unproven";
}

/**
 * Runs work that reads `size` bytes of an upload; refused as `BUSY` where there is no room. Work
 * that is given up meanwhile is told by its signal, and lets go of what it has read.
 */
export async function holdUpload<T>(
  sender: Sender,
  size: number,
  work: (given: AbortSignal) => Promise<T>,
): Promise<Result<T, "BUSY">> {
  const given = new AbortController();
  const held = room.hold(await uploaderOf(sender), () => given.abort());
  held.add(size);
  try {
    const done = given.signal.aborted ? null : ok(await work(given.signal));
    return done === null || given.signal.aborted ? refuse("BUSY") : done;
  } finally {
    held.release();
  }
}

/** Runs work that writes `size` bytes of an upload, which have their room until it has ended. */
export async function holdWrite<T>(
  uploader: string,
  size: number,
  work: () => Promise<T>,
): Promise<Result<T, "BUSY">> {
  const held = room.hold(uploader, () => {});
  held.add(size);
  try {
    return held.keep() ? ok(await work()) : refuse("BUSY");
  } finally {
    held.release();
  }
}

/**
 * Reads a form with files of `limits.fileBytes` together. Of a body that is too large nothing is
 * kept, but it is read to its end: a browser shows the answer only then. An empty file field, as a
 * browser posts it where nothing was chosen, counts as none.
 */
export async function readUpload(
  request: Request,
  sender: Sender,
  /** Bytes of all its files. */
  most: number = limits.fileBytes,
): Promise<Result<UploadForm, UploadFault>> {
  const boundary = boundaryOf(request.headers.get("content-type") ?? "");
  if (boundary === undefined) return ok({ texts: Object.fromEntries(await readPost(request)), files: [] });
  const uploader = await uploaderOf(sender);
  const form = await readParts(request, boundary, most + fieldsBeside, uploader).catch(() => null);
  if (form === null) return refuse("BROKEN");
  beginWait();
  if (form.ok) await requireMemberOf(sender, form.value.texts);
  return form;
}

/** RFC 2046: up to 70 characters. A longer one would take long to look for. */
function boundaryOf(type: string): string | null | undefined {
  if (!isMultipart.test(type)) return undefined;
  const boundary = getMultipartBoundary(type);
  return boundary && boundary.length <= 70 ? boundary : null;
}

const isMultipart = /^multipart\/form-data\b/i;

/**
 * Takes the parts out of the body as it arrives, so that no moment holds everybody up, and a file
 * is copied once. What is wrong with it is answered at its end.
 */
async function readParts(
  { body }: Request,
  boundary: string | null,
  most: number,
  uploader: string,
): Promise<Result<UploadForm, UploadFault>> {
  if (!body) return refuse("BROKEN");
  const bounds = { maxHeaderSize: longestHead, maxParts: limits.formFields };
  const options = { ...bounds, maxFileSize: most, maxTotalSize: most };
  let parser = boundary === null ? null : new MultipartParser(boundary, options);
  let form: UploadForm = { texts: {}, files: [] };
  let fault: UploadFault | null = null;
  let length = 0;
  // What was taken of it is held no longer while the rest arrives.
  function giveUp(why: UploadFault): void {
    fault ??= why;
    form = { texts: {}, files: [] };
    parser = null;
    held.release();
  }
  const held = room.hold(uploader, () => giveUp("BUSY"));
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array> & typeof body) {
      length += chunk.length;
      if (length > most) fault = "TOO_LARGE";
      if (parser === null) continue;
      held.add(chunk.length);
      if (fault !== null || !takeParts(parser, chunk, form)) giveUp("BROKEN");
    }
    return isWhole(parser) ? ok(form) : refuse(fault ?? "BROKEN");
  } finally {
    held.release();
  }
}

/** False for what is no form. What follows its end is left. */
function takeParts(parser: MultipartParser | null, chunk: Uint8Array, form: UploadForm): boolean {
  try {
    for (const part of parser?.write(chunk) ?? []) takePart(part, form);
    return true;
  } catch {
    return isWhole(parser);
  }
}

function isWhole(parser: MultipartParser | null): boolean {
  try {
    parser?.finish();
    return parser !== null;
  } catch {
    return false;
  }
}

function takePart(part: MultipartPart, { texts, files }: UploadForm): void {
  const { name: field, filename } = part;
  if (field === undefined) return;
  if (filename === undefined) texts[field] = part.text;
  else if (part.size > 0) files.push({ field, name: asChosen(filename), bytes: part.bytes });
}

/** As browsers write these three in a name (HTML, “multipart/form-data”). */
const asChosen = (name: string) => name.replace(/%(0A|0D|22)/g, (sign) => decodeURIComponent(sign));

/** Bytes of the lines before a part: its name, a file's name and its type. */
const longestHead = 4_096;

/** The other fields of the form, and what separates them, in bytes. */
const fieldsBeside = 64 * 1024;
