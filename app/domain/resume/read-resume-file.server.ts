import { parseResume } from "./parse-resume";
import { type Known, type ReadResume, readResume } from "./read-resume.server";
import type { TalentKind } from "./resume-fields";

/** A resume's file, and the profile that it is read for. */
export interface ResumeAsked {
  bytes: Uint8Array;
  kind: TalentKind;
  known: Known;
}

/** What it says, or in a sentence why nothing of it can be read. */
export type ResumeAnswer = { read: ReadResume } | { problem: string };

/**
 * Reads a file of anything, of any length: its cost is for a thread (decisions/resume.md). The
 * answer is short, whatever the file.
 */
export function readResumeFile({ bytes, kind, known }: ResumeAsked): ResumeAnswer {
  const parsed = parseResume(bytes);
  return "problem" in parsed ? parsed : { read: readResume(parsed.resume, kind, known) };
}
