import type { AppLoadContext } from "@remix-run/node";
import { attachControls, toAttachOf } from "~/domain/attach-controls";
import type { AttachedKind } from "~/domain/attached-file";
import { sayRefusal } from "~/domain/refusal-texts";
import { describeFileFault, uploadStatus } from "~/features/files/shared/upload-texts";
import type { Ask } from "~/shell/api/graphql-client.server";
import { initOf } from "~/shell/forms/outcome.server";
import { UploadDocument } from "~/shell/operations/operations.generated";
import { readUpload } from "~/shell/request/read-upload.server";
import { limits } from "~/values/limits";
import { Trouble } from "~/values/trouble";
import * as words from "~/words/files.generated";
import { failedUpload, fileInit, keepUpload } from "./keep-upload.server";

/** A file that goes with a form when it is sent. */
export interface AttachRow {
  id: string;
  kind: AttachedKind;
  name: string;
  alt: string;
}

/** A posted form with files: its texts, what goes with it, and what was wrong with a file. */
export interface AttachForm {
  texts: Record<string, string>;
  rows: AttachRow[];
  problem: string | null;
  /** Where nothing else is wrong: uploads that wait no more. The same press may have used them. */
  gone: ReturnType<typeof toAttach>;
  init: ResponseInit;
}

/**
 * Reads a form that attaches files, and keeps those that were chosen: they join the rows that it
 * had. A row whose upload is gone is a problem: nothing is sent without a file that was to go with
 * it. What a new one shows is said in the field `alt`. With `drop-{id}` as its button a row goes.
 * `enter` finds the member who asks, and may keep the texts of one whose session has ended.
 */
export async function readAttachForm(
  request: Request,
  context: AppLoadContext,
  enter: (texts: FormData) => Promise<Ask>,
): Promise<AttachForm> {
  const posted = await readUpload(request, context);
  const ask = await enter(withoutFiles(posted.ok ? posted.value.texts : {}));
  if (!posted.ok)
    return {
      texts: {},
      rows: [],
      gone: [],
      problem: describeFileFault(posted.code),
      init: { status: uploadStatus[posted.code] },
    };
  const { texts, files } = posted.value;
  const form: AttachForm = { texts, rows: [], problem: null, gone: [], init: {} };
  const gone: AttachForm["gone"] = [];
  try {
    for (const { upload: id, alt } of toAttachOf(texts)) {
      if (texts.intent === `drop-${id}`) continue;
      const { upload } = await ask(UploadDocument, { id });
      if (upload?.kind && upload.kind !== "FACE")
        form.rows.push({ id, kind: upload.kind, name: upload.name, alt: alt ?? "" });
      else gone.push({ upload: id, alt });
    }
    for (const file of files) {
      if (form.rows.length >= limits.attachedFiles)
        return {
          ...form,
          problem: words.roomFor({ count: limits.attachedFiles }),
          init: { status: 422 },
        };
      const kept = await keepUpload(context, ask, file, "ANY");
      if ("fault" in kept)
        return {
          ...form,
          problem: describeFileFault(kept.fault),
          init: fileInit(kept.fault),
        };
      if ("refusal" in kept)
        return { ...form, problem: kept.refusal.message, init: initOf({ refusal: kept.refusal }) };
      const { id, kind, name } = kept.file;
      form.rows.push({ id, kind: kind === "PDF" ? "PDF" : "PICTURE", name, alt: texts.alt ?? "" });
    }
    if (gone.length === 0) return form;
    return { ...form, problem: sayRefusal("UPLOAD_GONE"), gone, init: { status: 422 } };
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    context.log.warn({ reason: error.message }, "A file could not be kept");
    const { message, init } = failedUpload(error);
    return { ...form, problem: message, init };
  }
}

/** The rows as the API takes them. */
export function toAttach(rows: readonly AttachRow[]): { upload: string; alt: string | null }[] {
  return rows.map(({ id, alt }) => ({ upload: id, alt: alt || null }));
}

/** The texts that can be kept for later: without what belongs to files. */
function withoutFiles(texts: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts))
    if (!attachControls.includes(name) && name !== "alt") form.set(name, text);
  return form;
}
