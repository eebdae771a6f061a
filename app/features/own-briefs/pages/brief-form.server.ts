import { type AppLoadContext, json } from "@remix-run/node";
import { briefIdShape, usualDays } from "~/domain/brief";
import { currencyIn } from "~/domain/currencies";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { toTexts } from "~/domain/fields/content.server";
import { type ShownBand, showBands } from "~/domain/price-bands.server";
import { suggestions } from "~/domain/suggestions.server";
import { writtenLanguages } from "~/domain/written-language.server";
import { requireViewer } from "~/features/accounts/flows/viewer.server";
import { editBriefPath } from "~/paths";
import type { Ask } from "~/shell/api/graphql-client.server";
import { differences } from "~/shell/forms/differences.server";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { BriefFormDocument, BudgetBandsDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { dayOf, daysAfter } from "~/values/days";
import { randomKey } from "~/values/short-key.server";
import { exampleChoices } from "./brief-examples.server";
import type { BriefFormAnswer, BriefFormData } from "./brief-form-answer";
import { possibleDays } from "./possible-days.server";
import { type FormBrief, toSaved, toTyped } from "./save-brief-form.server";

const blankBrief = toTexts(briefFields, emptyContent(briefFields));

/**
 * An empty form. The brief's id is made here and posted with it, so that a form sent twice makes
 * one draft. `?id=` is one that was begun before a login.
 */
export async function loadNewBrief(request: Request, context: AppLoadContext) {
  const viewer = await requireViewer(request, context);
  if (viewer.kind !== "HIRER") throw notFound();
  const { session, ask } = await requireMember(request, context);
  const begun = new URL(request.url).searchParams.get("id");
  if (begun) {
    const { brief } = await ask(BriefFormDocument, { id: begun });
    // The brief was saved meanwhile, perhaps by the form whose answer this page shows: a redirect
    // would lose that answer.
    if (brief)
      return toFormData(
        brief,
        session.uid,
        context.clock.now(),
        await findKeptAnswer(request, context, session, editBriefPath(begun)),
        await readPrices(ask, brief.budget),
      );
  }
  const id = begun && briefIdShape.test(begun) ? begun : randomKey();
  const kept = await findKeptAnswer(request, context, session, editBriefPath(id));
  const { bands, currency } = await readPrices(ask, null);
  return json<BriefFormData>({
    id,
    uid: session.uid,
    kept,
    mode: "draft",
    fixed: null,
    isAnswered: false,
    takesProposals: false,
    typed: { ...blankBrief, budgetCurrency: currency, ...usualDays(context.clock.now()) },
    saved: null,
    canPublish: viewer.status === "ACTIVE",
    now: context.clock.now().toISOString(),
    days: possibleDays(context.clock.now()),
    suggestions: { skills: suggestions().skills },
    examples: exampleChoices(),
    bands,
    languages: writtenLanguages(),
  });
}

/**
 * The currency of a brief, its hirer's country's where it names no budget yet, and what like briefs
 * pay, in it.
 */
async function readPrices(ask: Ask, budget: FormBrief["budget"]): Promise<Prices> {
  const { viewer } = await ask(BudgetBandsDocument, {});
  const currency = budget?.currency ?? currencyIn(viewer?.profile?.country) ?? "EUR";
  return { currency, bands: showBands(viewer?.priceBands ?? [], currency, "BUDGETS") };
}

interface Prices {
  currency: string;
  bands: readonly ShownBand[];
}

/** The form of an existing brief; its moves decide which form. */
export async function loadBriefForm(request: Request, context: AppLoadContext, id: string) {
  const { session, ask } = await requireMember(request, context);
  const { brief } = await ask(BriefFormDocument, { id });
  if (!brief) throw notFound();
  const kept = await findKeptAnswer(request, context, session, editBriefPath(id));
  const prices = brief.moves.includes("EDIT") ? await readPrices(ask, brief.budget) : null;
  return toFormData(brief, session.uid, context.clock.now(), kept, prices);
}

function toFormData(
  brief: FormBrief,
  uid: string,
  now: Date,
  kept: BriefFormAnswer | null,
  prices: Prices | null,
) {
  const { id, moves, status } = brief;
  // Only its owner reads the check.
  if (!brief.check) throw notFound();
  const mode = modeOf(brief);
  const typed = {
    ...toTyped(brief),
    ...(prices && { budgetCurrency: prices.currency }),
    ...(mode === "draft" && datesOfDraft(brief, now)),
  };
  return json<BriefFormData>({
    id,
    uid,
    // A kept form that no longer exists is shown beside the stored text.
    kept:
      kept && mode === "fixed"
        ? { ...kept, both: differences(briefFields, typed, { ...typed, ...kept.lastResult.initialValue }) }
        : kept,
    mode,
    fixed: mode === "fixed" ? whyFixed(brief) : null,
    isAnswered: brief.counts.total > 0,
    takesProposals: status === "OPEN",
    typed,
    saved: toSaved(brief),
    canPublish: moves.includes("PUBLISH"),
    now: now.toISOString(),
    days: possibleDays(now, brief),
    suggestions: { skills: suggestions().skills },
    examples: exampleChoices(),
    bands: prices?.bands ?? [],
    languages: writtenLanguages(),
  });
}

/** The usual dates where a draft has none that can still be published: a copy, or an old draft. */
function datesOfDraft({ closesOn, decideOn }: FormBrief, now: Date): Record<string, string> {
  if (closesOn === null || closesOn < dayOf(now)) return usualDays(now);
  return decideOn === null ? { decideOn: daysAfter(closesOn, 7) } : {};
}

function modeOf({ moves, status }: FormBrief): BriefFormData["mode"] {
  if (!moves.includes("EDIT")) return "fixed";
  return status === "DRAFT" ? "draft" : "published";
}

function whyFixed({ status, fillsAt }: FormBrief): BriefFormData["fixed"] {
  if (status === "FILLED" || status === "CLOSED") return "ended";
  return fillsAt ? "filling" : "account";
}
