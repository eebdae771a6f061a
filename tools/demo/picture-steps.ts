import { mayChangeBriefFiles } from "~/features/briefs/writes/brief-files";
import { mayChangeCaseFiles } from "~/features/cases/writes/case-files";
import { listFiles, type ToAttach } from "~/features/files/model/attached";
import { addFiles } from "~/features/files/writes/change-files";
import { getProfile } from "~/features/profiles/model/profile";
import { keepFace } from "~/features/profiles/writes/face";
import { mayChangeProposalFiles } from "~/features/proposals/writes/proposal-files";
import { ok, type Result } from "~/values/result";
import { type DemoFile, hasFace } from "./gallery";
import type { DemoPerson } from "./people";
import { day, type Step, type StepParts } from "./step";

const mayChange = {
  BRIEF: mayChangeBriefFiles,
  PROPOSAL: mayChangeProposalFiles,
  CASE: mayChangeCaseFiles,
};

/**
 * The picture beside a member’s name. It comes in the last days of the story, as all pictures do:
 * they are turned while the rest is told.
 */
export function faceSteps({ handle, joined }: DemoPerson, uid: string, now: number): Step[] {
  if (!hasFace(handle)) return [];
  return [
    {
      at: now - (0.6 + (joined % 5) * 0.3) * day,
      what: `${handle} shows a picture`,
      async run(parts) {
        // Done again it would be another upload.
        if ((await getProfile(parts.store, uid))?.data.face) return ok();
        const uploaded = await parts.gallery.uploadFace(parts, uid, handle);
        return uploaded.ok ? keepFace(parts, uid, { upload: uploaded.value, person: null }) : uploaded;
      },
    },
  ];
}

/** Adds files to a case, once. */
export async function showInCase(
  parts: StepParts,
  uid: string,
  { of, files }: { of: string; files: readonly DemoFile[] },
): Promise<Result<unknown>> {
  if ((await listFiles(parts.store, "CASE", of)).length > 0) return ok();
  const uploaded = await uploadAll(parts, uid, files);
  if (!uploaded.ok) return uploaded;
  return addFiles(parts, uid, { place: "CASE", of, added: uploaded.value }, mayChange);
}

/** Uploads, with what is said of each. */
export async function uploadAll(
  parts: StepParts,
  uid: string,
  files: readonly DemoFile[],
): Promise<Result<ToAttach[]>> {
  const uploads: ToAttach[] = [];
  for (const file of files) {
    const uploaded = await parts.gallery.uploadFile(parts, uid, file);
    if (!uploaded.ok) return uploaded;
    uploads.push({ upload: uploaded.value, alt: file.alt ?? null });
  }
  return ok(uploads);
}
