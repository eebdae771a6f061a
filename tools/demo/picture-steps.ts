import { mayChangeBriefFiles } from "~/features/briefs/rules/brief-files";
import { mayChangeCaseFiles } from "~/features/cases/rules/case-files";
import { listFiles, type ToAttach } from "~/features/files/rules/attach";
import { addFiles } from "~/features/files/rules/change-files";
import { keepFace } from "~/features/profiles/rules/face";
import { getProfile } from "~/features/profiles/rules/profile";
import { mayChangeProposalFiles } from "~/features/proposals/rules/proposal-files";
import { ok, type Result } from "~/platform/values/result";
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
        return uploaded.ok ? keepFace(parts, uid, uploaded.value) : uploaded;
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
