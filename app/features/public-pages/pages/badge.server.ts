import type { AppLoadContext } from "@remix-run/node";
import { type Badge, badgeAt } from "~/domain/badge";
import { formatDay } from "~/domain/day-texts";
import { availabilityStates } from "~/domain/profile";
import { describeRecord, describeReplies } from "~/domain/record-texts";
import { BadgeDocument, type BadgeQuery } from "~/shell/operations/operations.generated";
import { labelOf } from "~/values/choices";
import * as words from "~/words/badges.generated";
import { isolate } from "~/words/isolate";
import { directionOf } from "~/words/languages";
import { availableFrom } from "~/words/profiles.generated";
import { inLanguage } from "~/words/reader-language.server";
import { drawBadge, noBadge } from "./draw-badge";

/**
 * A picture for other sites, in the language and the colours of its address. Browsers keep it for
 * some minutes and no cache between does, since none hears that a profile is hidden. One that isn't
 * offered is an empty picture, as for a name of no member: a page that shows it isn't torn.
 */
export async function loadBadge(request: Request, context: AppLoadContext) {
  const badge = badgeAt(new URL(request.url).pathname);
  const { badge: facts } = badge
    ? await context.api.run(BadgeDocument, { name: badge.name, case: badge.caseId })
    : { badge: null };
  const drawn = badge && facts && inLanguage(badge.language, () => draw(badge, facts, context.site.brand));
  const headers = {
    "content-type": "image/svg+xml; charset=utf-8",
    "cross-origin-resource-policy": "cross-origin",
  };
  return drawn
    ? new Response(drawn, { headers: { ...headers, "cache-control": `private, max-age=${minutes}` } })
    : new Response(noBadge, { status: 404, headers: { ...headers, "cache-control": "no-store" } });
}

/** In seconds. */
const minutes = 300;

type Facts = NonNullable<BadgeQuery["badge"]>;

function draw(badge: Badge, facts: Facts, brand: string): string | null {
  const said = wordsOf(badge, facts);
  return said && drawBadge({ ...said, brand, direction: directionOf(badge.language), look: badge.look });
}

/** What it says; null where there is nothing to say. */
function wordsOf({ of }: Badge, facts: Facts) {
  const name = isolate(facts.name);
  if (of === "case") {
    const { caseTitle } = facts;
    return caseTitle ? { label: words.caseOf({ name }), text: caseTitle, isOwn: true, note: null } : null;
  }
  if (of === "record") {
    const { record } = facts;
    if (!record) return null;
    const text = describeReplies(record) ?? describeRecord({ record });
    return { label: words.recordOf({ name }), text, note: null };
  }
  const { availability, availableFrom: day, availabilityConfirmedAt: at } = facts;
  if (!availability) return null;
  const text =
    availability === "FROM" && day
      ? availableFrom({ day: formatDay(day) })
      : labelOf(availabilityStates, availability);
  return {
    label: words.availabilityOf({ name }),
    text,
    note: at ? words.saidOn({ day: formatDay(at) }) : null,
  };
}
