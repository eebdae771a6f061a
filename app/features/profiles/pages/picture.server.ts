import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { logoParts } from "~/domain/logo-parts";
import { failedUpload, fileInit, keepUpload } from "~/features/files/flows/keep-upload.server";
import { describePictureFault, uploadStatus } from "~/features/files/shared/upload-texts";
import { paths } from "~/paths";
import { initOf } from "~/shell/forms/outcome.server";
import {
  KeepFaceDocument,
  OwnFaceDocument,
  type RefusalFieldsFragment,
  RemoveFaceDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { readUpload } from "~/shell/request/read-upload.server";
import { valueNamed } from "~/values/choices";
import { Trouble } from "~/values/trouble";
import * as words from "~/words/profiles.generated";

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
  const posted = await readUpload(request, context);
  if (!posted.ok) return problem(describePictureFault(posted.code), uploadStatus[posted.code]);
  const { texts, files } = posted.value;
  try {
    if (texts.intent === "remove") return done("removed", (await ask(RemoveFaceDocument, {})).removeFace);
    const [picture] = files;
    if (!picture) return problem(words.choosePictureFirst(), 422);
    // Only the form of an agency asks for a part.
    const part = valueNamed(logoParts, texts.part);
    const kept = await keepUpload(context, ask, picture, part ?? "FACE");
    if ("fault" in kept) return problem(describePictureFault(kept.fault), fileInit(kept.fault));
    if ("refusal" in kept) return done("saved", kept);
    return done("saved", (await ask(KeepFaceDocument, { upload: kept.file.id })).keepFace);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    context.log.warn({ reason: error.message }, "A picture could not be saved");
    const { message, init } = failedUpload(error);
    return json({ problem: message }, init);
  }
}

function done(what: "saved" | "removed", { refusal }: { refusal: RefusalFieldsFragment | null }) {
  if (refusal) return json({ problem: refusal.message }, initOf({ refusal }));
  return redirect(`${paths.picture}?done=${what}`, 303);
}

function problem(text: string, init: number | ResponseInit) {
  return json({ problem: text }, init);
}
