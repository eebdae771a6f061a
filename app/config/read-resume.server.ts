import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { readResumeFile } from "~/domain/resume/read-resume-file.server";
import { inLanguage } from "~/words/reader-language.server";
import type { ResumeThreadData } from "./resumes.server";

/** The program of the thread that reads one resume: `build/read-resume.js`. */
const { language, ...asked } = workerData as ResumeThreadData;
// On Linux this sets the thread's priority only; elsewhere it would be the process's.
if (process.platform === "linux") setPriority(10);
parentPort?.postMessage(inLanguage(language, () => readResumeFile(asked)));
