import { type AppLoadContext, redirect } from "@remix-run/node";
import { ownerCloseReasons } from "~/domain/brief";
import { questionControls, questionMoves } from "~/features/questions/flows/question-forms.server";
import { briefPath, editBriefPath, ownBriefsPath, publishedPath } from "~/paths";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  BeginShortlistingDocument,
  CloseBriefDocument,
  CopyBriefDocument,
  DeleteBriefDocument,
  PublishBriefDocument,
  ReopenBriefDocument,
  SetBriefReadersDocument,
} from "~/shell/operations/operations.generated";
import { valueNamed } from "~/values/choices";
import * as words from "~/words/briefsOwn.generated";
import { asks } from "./own-brief.server";

/**
 * A hirer's moves on their brief, and both sides' on questions about it, by the form's `intent`.
 * The API accepts a move that was made already.
 */
export function runBriefMove(request: Request, context: AppLoadContext, id: string) {
  return runForm<never>(request, context, {
    names: ["closesOn", "decideOn", "reason", "copyId", ...questionControls],
    place: (form) => ({
      back: asks.some((ask) => ask === form.get("intent")) ? `?ask=${form.get("intent")}` : "",
    }),
    run: (post) => pressed(moves, post)?.(post, id) ?? Promise.resolve(redirect(briefPath(id), 303)),
  });
}

type Move = (post: Post, id: string) => Promise<Response | Outcome<never>>;

const moves: Record<string, Move> = {
  ...questionMoves,
  async publish({ ask, revision, request, context }, id) {
    const timeZone = context.cookies.readZone(request);
    const { publishBrief } = await ask(PublishBriefDocument, { id, revision: revision ?? 0, timeZone });
    const message = publishBrief.refusal?.code === "STALE" ? words.changedMeanwhile() : undefined;
    return doneAt(`${publishedPath(id)}?done=published`, publishBrief, message);
  },
  async shortlist({ ask }, id) {
    const { beginShortlisting } = await ask(BeginShortlistingDocument, { id });
    return doneAt(`${briefPath(id)}?done=shortlisting`, beginShortlisting);
  },
  async reopen({ ask, typed }, id) {
    const { closesOn = "", decideOn = "" } = typed;
    const { reopenBrief } = await ask(ReopenBriefDocument, {
      id,
      closesOn: closesOn.trim(),
      decideOn: decideOn.trim(),
    });
    return doneAt(`${briefPath(id)}?done=reopened`, reopenBrief);
  },
  async close({ ask, typed }, id) {
    const reason = valueNamed(ownerCloseReasons, typed.reason);
    if (!reason) return { refusal: refuse("INVALID", [{ field: "reason", message: words.noCloseReason() }]) };
    const { closeBrief } = await ask(CloseBriefDocument, { id, reason });
    return doneAt(`${briefPath(id)}?done=closed`, closeBrief);
  },
  async everyone({ ask }, id) {
    const { setBriefReaders } = await ask(SetBriefReadersDocument, { id, readers: "EVERYONE" });
    return doneAt(`${briefPath(id)}?done=public`, setBriefReaders);
  },
  async members({ ask }, id) {
    const { setBriefReaders } = await ask(SetBriefReadersDocument, { id, readers: "MEMBERS" });
    return doneAt(`${briefPath(id)}?done=members`, setBriefReaders);
  },
  async copy({ ask, typed }, id) {
    const { copyId = "" } = typed;
    const { copyBrief } = await ask(CopyBriefDocument, { id, copyId });
    return doneAt(editBriefPath(copyBrief.brief?.id ?? copyId), copyBrief);
  },
  async delete({ ask }, id) {
    const { deleteBrief } = await ask(DeleteBriefDocument, { id });
    return doneAt(`${ownBriefsPath("DRAFT")}&done=deleted`, deleteBrief);
  },
};
