import { randomUUID } from "node:crypto";
import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { caseFields } from "~/domain/fields/case-fields";
import { toTexts } from "~/domain/fields/content.server";
import { historySections } from "~/domain/resume/history";
import { tooLarge } from "~/domain/resume/parse-resume";
import { type ResumeField, resumeFields, resumeNames } from "~/domain/resume/resume-fields";
import { toResume } from "~/domain/resume/write-resume";
import { ownPaths } from "~/paths";
import type { ThreadRefusal } from "~/platform/ports/threads";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { requireMember } from "~/shell/request/guards.server";
import { readUpload, type UploadFault } from "~/shell/request/read-upload.server";
import { tooManyInit } from "~/shell/request/too-many.server";
import { TURN_WAITS } from "~/values/durations";
import { limits } from "~/values/limits";
import { tooManyWrites } from "~/values/too-many";
import * as words from "~/words/resume.generated";
import { readOwnResume, toResumeTexts } from "./own-resume.server";
import type { Reading } from "./reading";

/** The profile so far, beside which the page shows what it read. */
export async function loadResume(request: Request, context: AppLoadContext) {
  const { session, ask } = await requireMember(request, context);
  const { kind, revision, content, history } = await readOwnResume(request, context, ask);
  return json({
    uid: session.uid,
    kind,
    revision,
    texts: toResumeTexts(content),
    /** How many entries each section has. */
    entries: {
      work: history.work.length,
      education: history.education.length,
      certificates: history.certificates.length,
    },
    /** Saving says anew that it holds. */
    saysAvailability: content.availability !== null,
    kept: await findKeptAnswer(request, context, session),
  });
}

/** The same profile as a file. Where there is none yet, the page says so. */
export async function downloadResume(request: Request, context: AppLoadContext): Promise<Response> {
  const { ask } = await requireMember(request, context);
  const own = await readOwnResume(request, context, ask);
  const { kind, email, revision, updatedAt, content, history, cases } = own;
  if (kind === null || revision === null) throw redirect(ownPaths.resume);
  const resume = toResume(content, history, cases, { kind, email, updatedAt });
  return new Response(`${JSON.stringify(resume, null, 2)}\n`, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="resume.json"',
      "cache-control": "no-store",
    },
  });
}

/** Reads a file, or the text that was pasted: its answer shows what it says. Nothing is kept. */
export async function readPosted(request: Request, context: AppLoadContext) {
  const { session, ask } = await requireMember(request, context);
  const counted = await context.resumes.take(session.uid);
  const posted = await readUpload(request, context, limits.resumeBytes);
  if (!posted.ok) return problem(faults[posted.code](), uploadStatus[posted.code]);
  const { texts, files } = posted.value;
  const pasted = texts.pasted ?? "";
  // A text is given back to be mended, unless it would make a page too long to send.
  const again = files[0] || pasted.length > limits.keptForm ? "" : pasted;
  if (!counted.ok)
    return problem(tooManyWrites(counted.retryAfterMs), tooManyInit(counted.retryAfterMs), again);
  const file = files[0]?.bytes;
  const given = file ?? new TextEncoder().encode(pasted);
  if (given.length === 0) return problem(words.noFile(), 422);
  if (given.length > limits.resumeBytes) return problem(tooLarge(), 413);
  const { kind, isProven, revision, content, history, cases } = await readOwnResume(request, context, ask);
  if (kind === null) return problem(words.wrongKind(), 403);
  const known = { content, history, cases: cases.flatMap(({ title }) => title ?? []) };
  const owner = isProven ? session.uid : "unproven";
  const answered = await context.resumes.read({ bytes: given, kind, known }, owner);
  if (!answered.ok)
    return problem(
      refusals[answered.code](),
      answered.code === "BUSY" ? tooManyInit(TURN_WAITS) : 422,
      again,
    );
  const answer = answered.value;
  if ("problem" in answer) return problem(answer.problem, 422, again);
  const { read } = answer;
  const now = toResumeTexts(content);
  const found = toTexts(resumeFields, { ...content, ...read.content });
  const says = resumeNames.filter((name) => name in read.content);
  const offered = says.filter((name) => found[name] !== now[name]);
  const newIn = historySections.filter((section) => read.history.added[section].length > 0);
  const reading: Reading = {
    revision,
    texts: Object.fromEntries([
      ...offered.map((name) => [name, found[name] ?? ""]),
      ...newIn.map((section) => [section, JSON.stringify(read.history.added[section])]),
    ]),
    // A list grows; what a text says in the profile is replaced only if that is asked for.
    ticked: [...offered.filter((name) => Array.isArray(content[name]) || !now[name]), ...newIn],
    notes: { ...read.notes, ...read.history.notes },
    same: [...says.filter((name: ResumeField) => found[name] === now[name]), ...read.history.same],
    projects: read.projects.map(({ content, notes }) => ({
      id: randomUUID(),
      texts: toTexts(caseFields, content),
      notes,
    })),
    left: read.left,
  };
  return json({ reading, problem: null, again: "" });
}

function problem(text: string, init: number | ResponseInit, again = "") {
  return json({ reading: null, problem: text, again }, init);
}

const uploadStatus: Record<UploadFault, number> = { TOO_LARGE: 413, BUSY: 503, BROKEN: 400 };

const refusals: Record<ThreadRefusal, () => string> = { BUSY: words.uploadBusy, TOO_MUCH: words.tooMuch };

const faults: Record<UploadFault, () => string> = {
  TOO_LARGE: tooLarge,
  BUSY: words.uploadBusy,
  BROKEN: words.uploadBroken,
};
