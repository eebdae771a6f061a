import { BriefFormDocument, type BriefInput } from "~/web/operations/operations.generated";
import { notFound } from "~/web/request/not-found.server";
import { toTyped } from "./brief-fields";
import { type BriefPost, type FormBrief, saveBriefForm } from "./save-brief-form.server";

/**
 * Moves the two dates of a brief that has proposals. Everything else is sent as it stands, whatever was
 * posted.
 */
export function saveDates(post: BriefPost) {
  return saveBriefForm(post, async (form) => {
    const { context, session, id } = post;
    const { brief } = await context.api.run(BriefFormDocument, { id }, { session });
    if (!brief?.check) throw notFound();
    const typedDay = (name: "closesOn" | "decideOn") => String(form.get(name) ?? brief[name] ?? "").trim();
    const dates = { closesOn: typedDay("closesOn"), decideOn: typedDay("decideOn") };
    return { typed: { ...toTyped(brief), ...dates }, brief: { ...toInput(brief), ...dates }, problems: [] };
  });
}

function toInput(brief: FormBrief): BriefInput {
  const { title, summary, problem, desiredOutcome, skills, mustHaves, niceToHaves, budget } = brief;
  const { startOn, weeks, workplace, location, openTo, seats, cap } = brief;
  const words = { title, summary, problem, desiredOutcome, skills, mustHaves, niceToHaves };
  return { ...words, budget, startOn, weeks, workplace, location, openTo, seats, cap };
}
