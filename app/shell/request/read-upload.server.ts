import { setImmediate as giveWay } from "node:timers/promises";
import type { AppLoadContext } from "@remix-run/node";
import { createAtOnce } from "~/platform/values/at-once";
import { beginWait } from "~/platform/values/deadline.server";
import { hasShortHeads, separatorOf } from "~/platform/values/form-fields.server";
import { limits } from "~/platform/values/limits";
import { ok, type Result, refuse } from "~/platform/values/result";

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
  try {
    const chunks = await readBody(request, most + fieldsBeside);
    beginWait();
    if (chunks === null) return refuse("TOO_LARGE");
    const type = request.headers.get("content-type") ?? "";
    return await inTurn(async () => {
      await giveWay();
      return parse(type, Buffer.concat(chunks));
    });
  } catch {
    return refuse("BROKEN");
  }
}

/**
 * A body is copied several times until its files are read: twenty at once would hold everybody up.
 */
const inTurn = createAtOnce(1);

async function parse(type: string, body: Buffer<ArrayBuffer>): Promise<Result<UploadForm, UploadFault>> {
  // Many fields take long to parse, and so do many lines before one.
  const separator = separatorOf(type, body);
  if (separator === null || !hasShortHeads(separator, body)) return refuse("BROKEN");
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  return ok(await toUploadForm(form));
}

async function toUploadForm(form: FormData): Promise<UploadForm> {
  const read: UploadForm = { texts: {}, files: [] };
  for (const [field, value] of form) {
    if (typeof value === "string") read.texts[field] = value;
    else if (value.size > 0)
      read.files.push({ field, name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return read;
}

/** The whole body in pieces; null for one that is too large. */
async function readBody({ body }: Request, most: number): Promise<Uint8Array[] | null> {
  let chunks: Uint8Array[] = [];
  let length = 0;
  if (!body) return [];
  for await (const chunk of body as AsyncIterable<Uint8Array> & typeof body) {
    length += chunk.length;
    if (length > most) chunks = [];
    else chunks.push(chunk);
  }
  return length > most ? null : chunks;
}

/** The other fields of the form, and what separates them, in bytes. */
const fieldsBeside = 64 * 1024;

async function drain({ body }: Request): Promise<void> {
  await body?.pipeTo(new WritableStream());
}
