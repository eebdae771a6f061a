import { randomUUID } from "node:crypto";
import { type AppLoadContext, json } from "@remix-run/node";
import { briefIdShape } from "~/contract/brief";
import { briefFields } from "~/contract/content/brief-fields";
import { namesOf } from "~/contract/content/controls";
import { requireViewer } from "~/members/viewer/viewer.server";
import { editBriefPath } from "~/paths";
import { differences } from "~/web/forms/differences.server";
import { parseRevision } from "~/web/forms/parse-revision";
import { refuseForm } from "~/web/forms/refuse-form";
import { BriefFormDocument } from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { findKeptForm, keptWords, requireFormSession } from "~/web/request/kept-form.server";
import { notFound } from "~/web/request/not-found.server";
import { readForm } from "~/web/request/read-form.server";
import { autosaveBrief } from "./autosave-brief.server";
import type { BriefFormAnswer, BriefFormData } from "./brief-form-answer";
import { blankBrief, readBrief, toTyped } from "./brief-texts.server";

import { possibleDays } from "./possible-days.server";
import { type FormBrief, saveBriefForm, toSaved } from "./save-brief-form.server";

/**
 * A form that nobody has typed in. Its brief's id is made here and posted with it, so that a form sent
 * twice makes one draft. `?id=` is one that was begun before a login.
 */
export async function loadNewBrief(request: Request, context: AppLoadContext) {
  const viewer = await requireViewer(request, context);
  if (viewer.kind !== "HIRER") throw notFound();
  const session = await requireSession(request, context);
  const begun = new URL(request.url).searchParams.get("id");
  if (begun) {
    const { brief } = await context.api.run(BriefFormDocument, { id: begun }, { session });
    // Saved meanwhile, perhaps by the very form whose answer this page is to show: no redirect, which would lose it.
    if (brief)
      return toFormData(
        brief,
        session.uid,
        context.clock.now(),
        await findKeptForm(request, context, session, editBriefPath(begun)),
      );
  }
  const id = begun && briefIdShape.test(begun) ? begun : randomUUID();
  const kept = await findKeptForm(request, context, session, editBriefPath(id));
  return json<BriefFormData>({
    id,
    uid: session.uid,
    kept: toAnswer(kept, null),
    mode: "draft",
    fixed: null,
    isAnswered: false,
    takesProposals: false,
    typed: blankBrief,
    saved: null,
    canPublish: viewer.status === "ACTIVE",
    days: possibleDays(context.clock.now()),
  });
}

/** The form of a brief as it stands; which one, its moves say. */
export async function loadBriefForm(request: Request, context: AppLoadContext, id: string) {
  const session = await requireSession(request, context);
  const { brief } = await context.api.run(BriefFormDocument, { id }, { session });
  if (!brief) throw notFound();
  const kept = await findKeptForm(request, context, session, editBriefPath(id));
  return toFormData(brief, session.uid, context.clock.now(), kept);
}

function toFormData(brief: FormBrief, uid: string, now: Date, kept: FormData | null) {
  const { id, moves, status } = brief;
  // Only its owner reads the check.
  if (!brief.check) throw notFound();
  const mode = modeOf(brief);
  const typed = toTyped(brief);
  return json<BriefFormData>({
    id,
    uid,
    kept: toAnswer(kept, mode === "fixed" ? typed : null),
    mode,
    fixed: mode === "fixed" ? whyFixed(brief) : null,
    isAnswered: brief.counts.total > 0,
    takesProposals: status === "OPEN",
    typed,
    saved: toSaved(brief),
    canPublish: moves.includes("PUBLISH"),
    days: possibleDays(now, brief),
  });
}

function modeOf({ moves, status }: FormBrief): BriefFormData["mode"] {
  if (moves.includes("EDIT")) return status === "DRAFT" ? "draft" : "published";
  return moves.includes("EDIT_DATES") ? "dates" : "fixed";
}

function whyFixed({ moves, status, firstDates }: FormBrief): BriefFormData["fixed"] {
  if (status === "FILLED" || status === "CLOSED") return "ended";
  if (!moves.includes("CLOSE")) return "account";
  return firstDates ? "moved" : "latest";
}

/** What the two pages with a form post; `id` of the address, or the new one that the form names. */
export async function runBriefForm(request: Request, context: AppLoadContext, addressId: string | null) {
  const form = await readForm(request, [...namesOf(briefFields), "intent", "id", "member", "revision"]);
  const id = addressId ?? String(form.get("id") ?? "");
  if (form.get("intent") === "autosave") return autosaveBrief(request, context, id, form);
  const back = addressId === null && briefIdShape.test(id) ? `?id=${id}` : "";
  // Known by its brief: a new one's form has two addresses, before and after its first save.
  const session = await requireFormSession(request, context, form, { back, page: editBriefPath(id) });
  if (addressId === null && !briefIdShape.test(id)) throw notFound();
  const post = { context, session, id, form };
  return saveBriefForm(post);
}

/**
 * A form that was kept, as if it had been refused: it is shown again, and nothing of it is saved. Beside
 * what `stands`, where there is no form any more.
 */
function toAnswer(kept: FormData | null, stands: Record<string, string> | null): BriefFormAnswer | null {
  if (!kept) return null;
  const { typed } = readBrief(kept);
  const lastResult = refuseForm(typed, [{ field: "", message: keptWords }]);
  return {
    lastResult,
    intent: String(kept.get("intent") ?? "save"),
    revision: parseRevision(kept),
    saved: null,
    both: stands && differences(briefFields, stands, typed),
  };
}
