import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { hasUnseen } from "~/domain/fields/unseen.server";
import { type AttachRow, readAttachForm, toAttach } from "~/features/files/flows/attach-form.server";
import { backIn, filesPath, isFilesPlace, placePath, withBack, withUnseen } from "~/paths";
import type { Ask } from "~/shell/api/graphql-client.server";
import { type FormRefusal, initOf } from "~/shell/forms/outcome.server";
import {
  AddFilesDocument,
  type FilesPlace,
  OwnFilesDocument,
  RemoveFileDocument,
} from "~/shell/operations/operations.generated";
import { askAs, requireMember, requireSession } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { failedForm } from "~/shell/request/trouble.server";
import { Trouble } from "~/values/trouble";
import * as words from "~/words/files.generated";

/** The files of a brief, a proposal or a case of the member's own. */
export async function loadFiles(request: Request, context: AppLoadContext, place: string, of: string) {
  const { ask } = await requireMember(request, context);
  const { ownFiles } = await ask(OwnFilesDocument, { place: toPlace(place), of });
  if (!ownFiles) throw notFound();
  const { searchParams } = new URL(request.url);
  const done = searchParams.get("done");
  return json({
    ...ownFiles,
    place: toPlace(place),
    of,
    back: backIn(searchParams),
    done: done === "added" || done === "removed" ? (done as "added" | "removed") : null,
  });
}

/** What the page shows again after a post that changed nothing. */
interface Shown {
  rows: AttachRow[];
  problem: string | null;
}

/** Adds what was chosen, or removes a file. */
export async function runFiles(request: Request, context: AppLoadContext, place: string, of: string) {
  let ask: Ask | undefined;
  const form = await readAttachForm(request, context, async () => {
    ask = askAs(context, await requireSession(request, context));
    return ask;
  });
  const { texts, rows, problem, init } = form;
  const shown: Shown = { rows, problem };
  if (problem !== null || !ask) return json(shown, init);
  const back = backIn(new URL(request.url).searchParams);
  const here = (done: string) => withBack(`${filesPath(toPlace(place), of)}?done=${done}`, back);
  const [, removed] = /^remove-(.{1,64})$/.exec(texts.intent ?? "") ?? [];
  try {
    if (removed) {
      const { refusal } = (await ask(RemoveFileDocument, { id: removed })).removeFile;
      return refusal ? refused(shown, refusal) : redirect(here("removed"), 303);
    }
    const isLeaving = texts.intent === "add-and-back";
    if (texts.intent !== "add" && !isLeaving) return json(shown);
    if (rows.length === 0) return json({ ...shown, problem: words.chooseFileFirst() }, { status: 422 });
    const variables = { place: toPlace(place), of, files: toAttach(rows) };
    const { refusal } = (await ask(AddFilesDocument, variables)).addFiles;
    if (refusal) return refused(shown, refusal);
    const to = isLeaving ? withBack(placePath(toPlace(place), of, true), back) : here("added");
    return redirect(hasUnseen({}, texts) ? withUnseen(to) : to, 303);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    context.log.warn({ reason: error.message }, "A form got no answer");
    const { message, init: failed } = failedForm(error);
    return json({ ...shown, problem: message }, failed);
  }
}

function refused(shown: Shown, refusal: FormRefusal) {
  return json({ ...shown, problem: refusal.problems[0]?.message ?? refusal.message }, initOf({ refusal }));
}

function toPlace(place: string): FilesPlace {
  if (!isFilesPlace(place)) throw notFound();
  return place.toUpperCase() as FilesPlace;
}
