import { existsSync } from "node:fs";
import { join } from "node:path";
import { type ResumeAnswer, type ResumeAsked, readResumeFile } from "~/domain/resume/read-resume-file.server";
import { createThreads } from "~/platform/threads/threads.server";
import type { Resumes } from "~/shell/request/context.server";
import { limits } from "~/values/limits";
import { ok } from "~/values/result";
import { type Language, languageNow } from "~/words/languages";

/** The input of the thread that reads a resume. */
export interface ResumeThreadData extends ResumeAsked {
  language: Language;
}

/**
 * The worst 256 kB take a tenth of a second, and a thread's start as long: the time is for a
 * machine that has other work.
 */
const bounds = { atOnce: 2, ofOne: 4, room: limits.resumesWaiting, timeoutMs: 5_000, memory: 64 };

/** Reads resumes in threads, which run `program`. */
export function createResumeThreads(program: string, timeoutMs = bounds.timeoutMs): Resumes["read"] {
  const run = createThreads<ResumeThreadData, ResumeAnswer>(program, { ...bounds, timeoutMs });
  return (asked, owner) => run({ ...asked, language: languageNow() }, owner);
}

/** Reads them on the event loop, for modules that run unbundled. */
export const readResumesHere: Resumes["read"] = async (asked) => ok(readResumeFile(asked));

/** Beside the bundle; when the modules run unbundled, it doesn't exist. */
const program = join(import.meta.dirname, "read-resume.js");

export const readResumes = existsSync(program) ? createResumeThreads(program) : readResumesHere;
