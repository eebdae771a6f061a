import type { AppLoadContext } from "@remix-run/node";
import { readSearch, searchControls } from "~/domain/filters/search-filter.server";
import { cadences, searchSides } from "~/domain/saved-search";
import { feedPath, paths } from "~/paths";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  ChangeSearchDocument,
  DeleteSearchDocument,
  RenewFeedDocument,
  SavedSearchesDocument,
  SaveSearchDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { doneId } from "~/ui/done";
import { valueNamed } from "~/values/choices";
import { limits } from "~/values/limits";
import * as words from "~/words/savedSearches.generated";

/** A feed whose address was just made: the only time that it can be read. */
export interface MadeFeed {
  address: string;
  /** The search that it is of; null for the member's dates. */
  search: string | null;
}

/** The member's saved searches, all of them. */
export async function loadSearches(request: Request, context: AppLoadContext) {
  const { ask, session } = await requireMember(request, context);
  const { viewer } = await ask(SavedSearchesDocument, {});
  const { searchParams } = new URL(request.url);
  return {
    done: { what: searchParams.get("done"), search: searchParams.get("search") },
    uid: session.uid,
    kind: viewer?.kind ?? null,
    searches: viewer?.savedSearches ?? [],
    hasDatesFeed: viewer?.hasDatesFeed ?? false,
    timeZone: viewer?.settings.timeZone ?? "UTC",
  };
}

export function runSearches(request: Request, context: AppLoadContext) {
  return runForm<MadeFeed>(request, context, {
    names: ["search", "name", "unnamed", "cadence", "onlySkillsMet", "side", ...searchControls],
    run: async (post) => {
      const run = pressed(intents, post);
      return run ? run(post) : { refusal: refuse("INVALID") };
    },
  });
}

const intents: Record<string, (post: Post) => Promise<Response | Outcome<MadeFeed>>> = {
  async "save-search"({ ask, typed, context }) {
    const side = valueNamed(searchSides, typed.side) ?? "BRIEFS";
    const read = readSearch(side, (name) => typed[name]);
    const filter = read.side === "BRIEFS" ? { briefs: read.filter } : { members: read.filter };
    const { saveSearch } = await ask(SaveSearchDocument, { filter, ...tellingOf(typed) });
    const { search, isNew, refusal } = saveSearch;
    const path = donePath(context, isNew ? "saved" : "known", search?.id);
    const isFull = refusal?.code === "TOO_MANY";
    return doneAt(path, saveSearch, isFull ? words.tooMany({ count: limits.savedSearches }) : undefined);
  },
  async change({ ask, typed, context }) {
    const id = typed.search ?? "";
    const { changeSearch } = await ask(ChangeSearchDocument, { id, ...tellingOf(typed) });
    return doneAt(donePath(context, "changed", id), changeSearch);
  },
  async delete({ ask, typed, context }) {
    const { deleteSearch } = await ask(DeleteSearchDocument, { id: typed.search ?? "" });
    return doneAt(donePath(context, "deleted"), deleteSearch);
  },
  async feed({ ask, typed, context }) {
    const search = typed.search || null;
    const { renewFeed } = await ask(RenewFeedDocument, { search });
    const { secret, refusal } = renewFeed;
    if (secret === null || refusal) return { refusal: refusal ?? refuse("NOT_FOUND") };
    const address = context.site.origin + feedPath(search === null ? "dates" : "search", secret);
    return { shown: { address, search } };
  },
};

/** The page, with what was done and to which search. A document opens at what it says of that. */
function donePath({ isDataRequest }: AppLoadContext, done: string, search?: string): string {
  const query = new URLSearchParams({ done, ...(search && { search }) });
  return `${paths.searches}?${query}${isDataRequest ? "" : `#${doneId}`}`;
}

/** The words of the filter, sent back as the form showed them, are no name that a member gave. */
function tellingOf({ name = "", unnamed, ...typed }: Record<string, string>) {
  return {
    name: name === unnamed ? null : name.trim() || null,
    cadence: valueNamed(cadences, typed.cadence) ?? ("DAILY" as const),
    onlySkillsMet: typed.onlySkillsMet === "on",
  };
}
