import type { AppLoadContext } from "@remix-run/node";
import { noReason, reportReasons, reportSubjects } from "~/domain/report";
import { memberRedirect, paths, reportPath } from "~/paths";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { doneAt, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import { ReportSubjectDocument, SendReportDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { valueNamed } from "~/values/choices";
import { limits } from "~/values/limits";

/** The kind and id that the address names; a 404 for anything else. */
function askedOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const about = valueNamed(reportSubjects, searchParams.get("about"));
  const id = searchParams.get("id");
  if (!about || !id) throw notFound();
  // The page that the member comes from and returns to.
  const from = memberRedirect(searchParams.get("from"), about === "MESSAGE" ? paths.inbox : paths.app);
  const path = reportPath(
    about.toLowerCase() as Lowercase<typeof about>,
    id,
    searchParams.get("from") && from,
  );
  return { about, id, path, from, sent: searchParams.has("sent") };
}

/** The thing to report; a 404 if the member can't read it, unless they have just reported it. */
export async function loadReport(request: Request, context: AppLoadContext) {
  const { session, ask } = await requireMember(request, context);
  const { about, id, path, from, sent } = askedOf(request);
  const { reportSubject } = await ask(ReportSubjectDocument, { about, id });
  if (!reportSubject && !sent) throw notFound();
  return {
    about,
    title: reportSubject?.title ?? null,
    sent,
    from,
    noteLength: limits.reportNote,
    kept: await findKeptAnswer(request, context, session, path),
    uid: session.uid,
  };
}

export async function runReport(request: Request, context: AppLoadContext) {
  const { about, id, path } = askedOf(request);
  const { search } = new URL(path, "http://internal.invalid");
  return runForm<never>(request, context, {
    names: ["reason", "note"],
    place: () => ({ page: path, back: search }),
    async run({ ask, typed }) {
      const reason = valueNamed(reportReasons, typed.reason);
      if (!reason) return { refusal: refuse("INVALID", [{ field: "reason", message: noReason() }]) };
      const sent = await ask(SendReportDocument, { about, id, reason, note: typed.note || null });
      return doneAt(`${path}&sent=1`, sent.sendReport);
    },
  });
}
