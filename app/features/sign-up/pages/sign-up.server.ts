import { type AppLoadContext, json } from "@remix-run/node";
import type { AccountKind } from "~/domain/account";
import { namesOf } from "~/domain/fields/controls";
import { fieldsOf } from "~/domain/fields/fields-of";
import { type ShownField, showFields } from "~/domain/fields/shown";
import { emailField, signUpFields } from "~/domain/fields/sign-up-fields";
import { hasUnseen } from "~/domain/fields/unseen.server";
import { addressOfBrief } from "~/domain/public-address";
import { describeRecord } from "~/domain/record-texts";
import { formatShortPrice } from "~/domain/short-price";
import { type Times, timesIn } from "~/domain/times";
import { factsInLine } from "~/features/briefs/shared/facts-in-line";
import { ofVisitor } from "~/features/sign-in/auth/kept-forms.server";
import { answerCreation } from "~/features/sign-up/flows/answer-creation.server";
import { createAccount } from "~/features/sign-up/flows/create-account.server";
import { readSignUp } from "~/features/sign-up/flows/read-sign-up.server";
import { memberRedirect, publicBriefPath } from "~/paths";
import type { SignInAnswer } from "~/shell/client/hand-off";
import { askAddress, chosenControl } from "~/shell/forms/ask-address.server";
import { refuse } from "~/shell/forms/outcome.server";
import { runVisitorForm } from "~/shell/forms/visitor-form.server";
import {
  LandingDocument,
  type LandingQuery,
  type PublicBriefLineFragment,
} from "~/shell/operations/operations.generated";
import { askedQuery } from "~/shell/request/asked-page.server";
import type { SiteSettings } from "~/shell/request/context.server";
import { redirectMembers } from "~/shell/request/guards.server";
import { besideEachOther } from "~/words/isolate";
import * as words from "~/words/signUp.generated";

/**
 * Loader of a public form: its guard, its controls as data, since no public page loads their
 * definitions, the site's operator, the page that the visitor asked for, and whether their text for
 * it is kept.
 */
export async function loadSignUp(request: Request, context: AppLoadContext, kind: AccountKind) {
  await redirectMembers(request, context);
  const { briefOfTheDay, workOfTheDay = [] } = await loadToday(context, kind);
  const fields = fieldsOf<ShownField>({ email: emailField, ...signUpFields[kind] }, kind);
  return json({
    controls: showFields(fields),
    today: briefOfTheDay && exampleOf(briefOfTheDay, timesIn(context.cookies.readZone(request))),
    works: workOfTheDay,
    operator: context.site.operator,
    organisation: organisationOf(context.site),
    asked: askedQuery(request),
    keepsText: kind !== "HIRER" && (await keepsText(request, context)),
  });
}

/** What the market shows of itself today: a brief, and to hirers work. The page can do without. */
async function loadToday({ api, briefOfTheDay }: AppLoadContext, kind: AccountKind): Promise<LandingQuery> {
  const none = { briefOfTheDay: null };
  if (!briefOfTheDay) return none;
  return api.run(LandingDocument, { withWork: kind === "HIRER" }).catch(() => none);
}

/** Whether this browser began a proposal at the page that the address names. */
async function keepsText(request: Request, { cookies, auth }: AppLoadContext): Promise<boolean> {
  const to = memberRedirect(new URL(request.url).searchParams.get("redirect"), "");
  const id = to && (await cookies.readKeptForm(request));
  // The page shows even if the store doesn't answer.
  return Boolean(id && (await auth.keptForms.find(id, ofVisitor, to).catch(() => null)));
}

/**
 * Action of a public form: checks the texts, and creates the account. Its address may name the page
 * to go on to.
 */
export function runSignUp(request: Request, context: AppLoadContext, kind: AccountKind) {
  const fields = { email: emailField, ...signUpFields[kind] };
  return runVisitorForm<SignInAnswer>(request, context, {
    names: [...namesOf(fields), chosenControl],
    fields,
    async run({ typed }) {
      const { signUp, problems } = readSignUp(kind, typed, context.clock.now(), context.site.brand);
      if (problems.length > 0) return { refusal: refuse("INVALID", problems) };
      const { email, asked } = askAddress(signUp.email, typed[chosenControl]);
      if (asked) return { shown: { asked } };
      const to = memberRedirect(new URL(request.url).searchParams.get("redirect"));
      const creation = await createAccount(request, context, { ...signUp, email }, to);
      return answerCreation(creation, context, hasUnseen(fields, typed));
    },
  });
}

/** A true brief as the landing pages show one: its days are dates, because the page is kept. */
function exampleOf(brief: PublicBriefLineFragment, times: Times) {
  const by = { hirer: brief.hirer.name, record: describeRecord(brief.hirer) };
  return {
    label: words.openNow(),
    title: brief.title ?? "",
    lang: brief.writtenIn,
    to: publicBriefPath(addressOfBrief(brief)),
    facts: besideEachOther([brief.budget && formatShortPrice(brief.budget), factsInLine(brief, times)]),
    reply: brief.decideBy
      ? words.openNowReply({ day: times.shortUntil(brief.decideBy), ...by })
      : words.openNowReplyUndated(by),
  };
}

/** The operator of the site, for search engines (schema.org, JSON-LD). */
function organisationOf({ brand, origin, contact, operator }: SiteSettings) {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: brand,
    legalName: operator.name,
    address: operator.address,
    email: contact,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
  };
}
