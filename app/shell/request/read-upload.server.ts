import { getMultipartBoundary, MultipartParser, type MultipartPart } from "@remix-run/multipart-parser";
import type { AppLoadContext } from "@remix-run/node";
import { beginWait } from "~/platform/values/deadline.server";
import { limits } from "~/platform/values/limits";
import { ok, type Result, refuse } from "~/platform/values/result";
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

/** Who asks, as the context of a request knows it. */
type Sender = Pick<AppLoadContext, "session">;

/** For each member how many they hold, and all visitors together, who are `null`. */
const held = new Map<string | null, number>();

/**
 * Runs work that holds a whole upload in memory; refused as `BUSY` where this process holds
 * `limits.uploadsHeld` already, or `limits.uploadsHeldByOne` of this member. All visitors together
 * count as one, so that slow forms of a stranger keep no member from sending theirs.
 */
export async function holdUpload<T>({ session }: Sender, work: () => Promise<T>): Promise<Result<T, "BUSY">> {
  const found = await session();
  const sender = found.state === "signed-in" ? found.session.uid : null;
  const own = held.get(sender) ?? 0;
  const all = [...held.values()].reduce((sum, each) => sum + each, 0);
  if (all >= limits.uploadsHeld || own >= limits.uploadsHeldByOne) return refuse("BUSY");
  held.set(sender, own + 1);
  try {
    return ok(await work());
  } finally {
    const left = (held.get(sender) ?? 1) - 1;
    if (left > 0) held.set(sender, left);
    else held.delete(sender);
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
  const read = await holdUpload(sender, () => readWhole(request, most));
  if (read.ok) return read.value;
  await drain(request);
  return read;
}

async function readWhole(request: Request, most: number): Promise<Result<UploadForm, UploadFault>> {
  const boundary = boundaryOf(request.headers.get("content-type") ?? "");
  if (boundary === undefined) return ok({ texts: Object.fromEntries(await readPost(request)), files: [] });
  try {
    const form = await readParts(request, boundary, most + fieldsBeside);
    beginWait();
    return form;
  } catch {
    return refuse("BROKEN");
  }
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
): Promise<Result<UploadForm, UploadFault>> {
  const bounds = { maxHeaderSize: longestHead, maxParts: limits.formFields };
  let parser =
    boundary === null
      ? null
      : new MultipartParser(boundary, { ...bounds, maxFileSize: most, maxTotalSize: most });
  let form: UploadForm = { texts: {}, files: [] };
  let fault: UploadFault | null = parser ? null : "BROKEN";
  let length = 0;
  if (!body) return refuse("BROKEN");
  for await (const chunk of body as AsyncIterable<Uint8Array> & typeof body) {
    length += chunk.length;
    if (length > most) fault = "TOO_LARGE";
    if (!fault && !takeParts(parser, chunk, form)) fault = "BROKEN";
    if (!fault) continue;
    // What was taken of it is held no longer while the rest arrives.
    form = { texts: {}, files: [] };
    parser = null;
  }
  return fault === null && isWhole(parser) ? ok(form) : refuse(fault ?? "BROKEN");
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

async function drain({ body }: Request): Promise<void> {
  await body?.pipeTo(new WritableStream());
}
