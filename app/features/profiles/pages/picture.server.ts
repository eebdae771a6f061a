import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { uploadPicture } from "~/features/files/parts/upload-picture.server";
import { paths } from "~/paths";
import type { PictureRefusal } from "~/platform/ports/turn-picture";
import { limits } from "~/platform/values/limits";
import { Trouble } from "~/platform/values/trouble";
import { initOf } from "~/shell/forms/outcome.server";
import {
  KeepFaceDocument,
  OwnFaceDocument,
  type RefusalFieldsFragment,
  RemoveFaceDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { readUpload, type UploadFault } from "~/shell/request/read-upload.server";
import { failedForm } from "~/shell/request/trouble.server";

/** The picture beside one's name, and whether it was changed a moment ago. */
export async function loadPicture(request: Request, context: AppLoadContext) {
  const { session, ask } = await requireMember(request, context);
  const { viewer } = await ask(OwnFaceDocument, {});
  const done = new URL(request.url).searchParams.get("done");
  return json({
    uid: session.uid,
    isAgency: viewer?.kind === "AGENCY",
    name: viewer?.profile?.displayName ?? null,
    face: viewer?.profile?.face ?? null,
    done: done === "saved" ? ("saved" as const) : done === "removed" ? ("removed" as const) : null,
  });
}

/**
 * Saves or removes the picture. Nothing is asked of the form but a file, so a post without a
 * session is lost with it: the login says so by leading back here.
 */
export async function savePicture(request: Request, context: AppLoadContext) {
  const { ask } = await requireMember(request, context);
  const posted = await readUpload(request);
  if (!posted.ok) return problem(faults[posted.code], uploadStatus[posted.code]);
  const { texts, files } = posted.value;
  try {
    if (texts.intent === "remove") return done("removed", (await ask(RemoveFaceDocument, {})).removeFace);
    if (!files.picture) return problem("Choose a picture first.", 422);
    const uploaded = await uploadPicture(context.uploads, ask, files.picture, "FACE");
    if ("fault" in uploaded) return problem(faults[uploaded.fault], 422);
    if ("refusal" in uploaded) return done("saved", uploaded);
    return done("saved", (await ask(KeepFaceDocument, uploaded)).keepFace);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    context.log.warn({ reason: error.message }, "A picture could not be saved");
    const { message, init } = error.retryAfterMs === null ? noRoom : failedForm(error);
    return json({ problem: message }, init);
  }
}

function done(what: "saved" | "removed", { refusal }: { refusal: RefusalFieldsFragment | null }) {
  if (refusal) return json({ problem: refusal.message }, initOf({ refusal }));
  return redirect(`${paths.picture}?done=${what}`, 303);
}

function problem(text: string, status: number) {
  return json({ problem: text }, { status });
}

const uploadStatus: Record<UploadFault, number> = { TOO_LARGE: 413, BUSY: 503, BROKEN: 400 };

const most = `${limits.fileBytes / 1024 / 1024} MB`;

const faults: Record<UploadFault | PictureRefusal, string> = {
  TOO_LARGE: `That file has more than ${most}. Choose a smaller one, or a screenshot of it.`,
  BUSY: "Many people are sending files right now. Try again in a minute; nothing was saved.",
  BROKEN: "The file didn’t arrive whole, so nothing was saved. Send it again.",
  NOT_A_PICTURE: "That isn’t a picture we can read, or it is damaged. Choose a JPEG, PNG or WebP.",
  TOO_MANY_PIXELS: "That picture is too large to open: more than 50 megapixels. Choose a smaller one.",
  MOVES: "That picture moves. Choose one that stands still.",
};

const noRoom = {
  message: "We can’t keep files right now, so nothing was saved. Try again in a moment.",
  init: { status: 503, headers: { "retry-after": "30" } },
};
