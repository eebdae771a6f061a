import { type AppLoadContext, json } from "@remix-run/node";
import { beforeParts, partKey, partsOf } from "~/domain/file-keys";
import { failedUpload, fileInit, type Kept, writeUpload } from "~/features/files/flows/keep-upload.server";
import { describeFileFault, uploadStatus } from "~/features/files/shared/upload-texts";
import type { Ask } from "~/shell/api/graphql-client.server";
import { asksToConfirm } from "~/shell/api/graphql-failure";
import { initOf, refuse } from "~/shell/forms/outcome.server";
import {
  BeginUploadDocument,
  DropUploadDocument,
  UploadDocument,
  type UploadFieldsFragment,
} from "~/shell/operations/operations.generated";
import { askAs } from "~/shell/request/guards.server";
import { readForm } from "~/shell/request/read-form.server";
import { holdUpload } from "~/shell/request/read-upload.server";
import { beginWait } from "~/values/deadline.server";
import { limits } from "~/values/limits";
import { Trouble } from "~/values/trouble";
import * as words from "~/words/files.generated";

/**
 * What the running page sends a file by, in parts that arrive on a bad connection, and each again
 * where it was lost. Every answer is JSON: a `file`, or a `problem` in words.
 *
 * - `POST /uploads` with `name` and `size` begins.
 * - `POST /uploads/:id?part=0` and on: `limits.uploadPart` bytes each, the last one fewer.
 * - `POST /uploads/:id?end` puts them together: the file is judged by its content.
 * - `POST /uploads/:id?drop` forgets it.
 */
export async function beginUpload(request: Request, context: AppLoadContext): Promise<Response> {
  return asMember(context, async (ask) => {
    const form = await readForm(request, ["name", "size"]);
    const [name, size] = [String(form.get("name") ?? ""), Number(form.get("size"))];
    if (size > limits.fileBytes) return problem(describeFileFault("TOO_LARGE"), uploadStatus.TOO_LARGE);
    if (!Number.isInteger(size) || size < 1) return problem(words.emptyFile(), 422);
    const { beginUpload } = await ask(BeginUploadDocument, { name: name.slice(-2_000), size, arrived: 0 });
    return answer(beginUpload.refusal ?? beginUpload.upload);
  });
}

export async function takeUpload(request: Request, context: AppLoadContext, id: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return asMember(context, async (ask) => {
    if (searchParams.has("drop")) {
      await ask(DropUploadDocument, { id });
      return json({});
    }
    const step = searchParams.has("end") ? "END" : "PART";
    // A part counts once it has arrived.
    const bytes = new Uint8Array(await request.arrayBuffer());
    beginWait();
    const { upload } = await ask(UploadDocument, { id, step });
    if (!upload) return answer(refuse("UPLOAD_GONE"));
    // The answer to the end was lost, and it is asked again.
    if (upload.kind !== null) return answer(upload);
    if (step === "END") return endUpload(context, ask, upload);
    return takePart(context, ask, upload, searchParams.get("part") ?? "", bytes);
  });
}

/**
 * A part is written as it came: again it is the same part. Of an upload that ended or was dropped
 * while it was on its way, none is kept: nothing would count it.
 */
async function takePart(
  { uploads }: AppLoadContext,
  ask: Ask,
  { id, size }: UploadFieldsFragment,
  asked: string,
  bytes: Uint8Array,
): Promise<Response> {
  const part = /^\d{1,4}$/.test(asked) ? Number(asked) : partsOf(size);
  if (bytes.length !== lengthOfPart(size, part))
    return problem(describeFileFault("BROKEN"), uploadStatus.BROKEN);
  await uploads.files.put(partKey(id, part), bytes);
  const { upload } = await ask(UploadDocument, { id });
  if (upload?.kind === null) return json({});
  await uploads.files.remove(partKey(id, part));
  return answer(upload ?? refuse("UPLOAD_GONE"));
}

function lengthOfPart(size: number, part: number): number {
  return part < partsOf(size) ? Math.min(limits.uploadPart, size - part * limits.uploadPart) : -1;
}

async function endUpload(
  context: AppLoadContext,
  ask: Ask,
  { id, size }: UploadFieldsFragment,
): Promise<Response> {
  const { uploads } = context;
  const read = await holdUpload(context, size, (given) => readParts(uploads.files, id, size, given));
  if (!read.ok) return problem(describeFileFault(read.code), uploadStatus[read.code]);
  if (read.value === null) return problem(describeFileFault("BROKEN"), uploadStatus.BROKEN);
  // Pictures that wait have a bound of their own: files can still be sent.
  const kept = await writeUpload(context, ask, id, read.value, "ANY");
  // What is forgotten loses its parts by the job that forgets it.
  if ("file" in kept)
    for (let part = 0; part < partsOf(size); part += 1) await uploads.files.remove(partKey(id, part));
  return answerKept(kept);
}

/**
 * All parts in their order; null while one is missing, of which none is read, and where it is given
 * up. A part that is there has its length, which was looked at before it was written.
 */
async function readParts(
  files: AppLoadContext["uploads"]["files"],
  id: string,
  size: number,
  given: AbortSignal,
): Promise<Uint8Array | null> {
  const listed = await files.list(beforeParts(id), partsOf(size));
  if (listed.at(-1)?.key.startsWith(beforeParts(id)) !== true || listed.length < partsOf(size)) return null;
  const whole = new Uint8Array(size);
  for (let part = 0; part < partsOf(size); part += 1) {
    const found = await files.read(partKey(id, part));
    if (!found || given.aborted) {
      await found?.bytes.cancel();
      return null;
    }
    let at = part * limits.uploadPart;
    for await (const bytes of found.bytes as AsyncIterable<Uint8Array> & typeof found.bytes) {
      whole.set(bytes, at);
      at += bytes.length;
    }
  }
  return whole;
}

/** Runs it for the member, and says what stands in its way instead of leading to a page. */
async function asMember(context: AppLoadContext, run: (ask: Ask) => Promise<Response>): Promise<Response> {
  const found = await context.session();
  if (found.state === "signed-out") return problem(words.signedOut(), 401);
  try {
    if (found.state !== "signed-in") return problem(words.noRoom(), 503);
    return await run(askAs(context, found.session));
  } catch (error) {
    if (asksToConfirm(error)) return answer(refuse("CONFIRM_FIRST"));
    if (!(error instanceof Trouble)) throw error;
    context.log.warn({ reason: error.message }, "An upload got no answer");
    const { message, init } = failedUpload(error);
    return json({ problem: message }, init);
  }
}

function answerKept(kept: Kept): Response {
  if ("fault" in kept) return problem(describeFileFault(kept.fault), fileInit(kept.fault));
  return answer("file" in kept ? kept.file : kept.refusal);
}

function answer(found: UploadFieldsFragment | Parameters<typeof initOf>[0]["refusal"]): Response {
  if (!found) throw new Error("Neither an upload nor a refusal");
  // The page asks again by itself, and then it has ended.
  if ("code" in found && found.code === "UPLOAD_CLAIMED")
    return problem(found.message, { status: 409, headers: { "retry-after": "1" } });
  if ("code" in found) return json({ problem: found.message }, initOf({ refusal: found }));
  return json({ file: found });
}

function problem(text: string, init: number | ResponseInit): Response {
  return json({ problem: text }, init);
}
