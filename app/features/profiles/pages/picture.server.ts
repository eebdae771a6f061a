import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { logoParts } from "~/domain/logo-parts";
import { failedUpload, fileInit, keepUpload } from "~/features/files/flows/keep-upload.server";
import { describePictureFault, uploadStatus } from "~/features/files/shared/upload-texts";
import { paths } from "~/paths";
import { initOf } from "~/shell/forms/outcome.server";
import {
  DropUploadDocument,
  KeepFaceDocument,
  OwnFaceDocument,
  type RefusalFieldsFragment,
  RemoveFaceDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { readUpload } from "~/shell/request/read-upload.server";
import { valueNamed } from "~/values/choices";
import { Trouble } from "~/values/trouble";
import * as words from "~/words/profiles.generated";

/**
 * The picture beside one's name, and those of an agency's people; with `?person=` that of one of
 * them. And whether it was changed a moment ago.
 */
export async function loadPicture(request: Request, context: AppLoadContext) {
  const { session, ask } = await requireMember(request, context);
  const { viewer } = await ask(OwnFaceDocument, {});
  const done = new URL(request.url).searchParams.get("done");
  const person = personOf(request);
  const { people = [], portraits = [], face = null } = viewer?.profile ?? {};
  const faceOf = (name: string) => portraits.find((portrait) => portrait.person === name)?.face ?? null;
  if (person !== null && !people.some(({ name }) => name === person)) throw notFound();
  return json({
    uid: session.uid,
    isAgency: viewer?.kind === "AGENCY",
    name: person ?? viewer?.profile?.displayName ?? null,
    face: person === null ? face : faceOf(person),
    person,
    people: [...new Set(people.map(({ name }) => name))].map((name) => ({ name, face: faceOf(name) })),
    done: done === "saved" ? ("saved" as const) : done === "removed" ? ("removed" as const) : null,
  });
}

/**
 * Saves or removes the picture. Nothing is asked of the form but a file, so a post without a
 * session is lost with it: the login says so by leading back here.
 */
export async function savePicture(request: Request, context: AppLoadContext) {
  const { ask } = await requireMember(request, context);
  const person = personOf(request);
  const posted = await readUpload(request, context);
  if (!posted.ok) return problem(describePictureFault(posted.code), uploadStatus[posted.code]);
  const { texts, files } = posted.value;
  try {
    if (texts.intent === "remove")
      return done("removed", person, (await ask(RemoveFaceDocument, { person })).removeFace);
    const [picture] = files;
    if (!picture) return problem(words.choosePictureFirst(), 422);
    // Only the form of an agency's logo asks for a part.
    const part = person === null ? valueNamed(logoParts, texts.part) : undefined;
    const kept = await keepUpload(context, ask, picture, part ?? "FACE");
    if ("fault" in kept) return problem(describePictureFault(kept.fault), fileInit(kept.fault));
    if ("refusal" in kept) return done("saved", person, kept);
    const { keepFace } = await ask(KeepFaceDocument, { upload: kept.file.id, person });
    // Its person may have gone meanwhile: nothing shows it.
    if (keepFace.refusal) await ask(DropUploadDocument, { id: kept.file.id });
    return done("saved", person, keepFace);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    context.log.warn({ reason: error.message }, "A picture could not be saved");
    const { message, init } = failedUpload(error);
    return json({ problem: message }, init);
  }
}

/** One of an agency's people, whose picture it is about. */
function personOf({ url }: Request): string | null {
  return new URL(url).searchParams.get("person");
}

function done(
  what: "saved" | "removed",
  person: string | null,
  { refusal }: { refusal: RefusalFieldsFragment | null },
) {
  if (refusal) return json({ problem: refusal.message }, initOf({ refusal }));
  const params = new URLSearchParams({ ...(person !== null && { person }), done: what });
  return redirect(`${paths.picture}?${params}`, 303);
}

function problem(text: string, init: number | ResponseInit) {
  return json({ problem: text }, init);
}
