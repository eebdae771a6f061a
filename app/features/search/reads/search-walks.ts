import { setImmediate as nextTurn } from "node:timers/promises";
import type { Visibility } from "~/domain/profile";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import type { Searches, SearchMade, SearchWrite } from "~/platform/ports/search";
import { InvalidCursorError, type Page, type Query, type Store } from "~/platform/ports/store";
import { toMemberEntries } from "./member-entries";
import { toSearchEntries } from "./search-entries";

type IndexName = "briefs" | "members";

/** In the order in which they are built. */
export const indexes: readonly IndexName[] = ["briefs", "members"];

/** Documents read at once: other work waits for a few ms. */
export const pageSize = 50;

interface WalkPage {
  entries: SearchWrite["entries"];
  next: string | null;
}

const walks: Record<IndexName, (store: Store, after: string | null) => Promise<WalkPage>> = {
  /** The newest first, which are looked for first. */
  async briefs(store, after) {
    const { items, next } = await pageAfter<Brief>(store, after, openBriefs);
    return { entries: await toSearchEntries(store, items), next };
  },
  /**
   * The last changed first: near each other in the index, too, which by uid would be written all
   * over its file. First those for everyone, then those for members; the cursor says of which.
   */
  async members(store, after) {
    const [from, cursor] = after?.split(" ") ?? [];
    const visibility = foundVisibilities.find((one) => one === from) ?? foundVisibilities[0];
    const { items, next } = await pageAfter<Profile>(store, cursor || null, membersFor(visibility));
    const goesOn = next === null ? foundVisibilities[foundVisibilities.indexOf(visibility) + 1] : visibility;
    return { entries: await toMemberEntries(store, items), next: goesOn ? `${goesOn} ${next ?? ""}` : null };
  },
};

/** Members with these can be found. */
export const foundVisibilities = ["EVERYONE", "MEMBERS"] as const satisfies readonly Visibility[];

type Walked = Omit<Query, "limit" | "after">;

export const openBriefs: Walked = {
  collection: briefsCollection,
  where: { status: "OPEN" },
  orderBy: { field: "publishedAt", direction: "desc" },
};

export function membersFor(visibility: Visibility): Walked {
  return {
    collection: profilesCollection,
    where: { visibility },
    orderBy: { field: "updatedAt", direction: "desc" },
  };
}

/** Whether the indexes would have more than `most` documents. Reads as many: it is for a start. */
export async function hasMoreThan(store: Store, most: number): Promise<boolean> {
  let left = most;
  for (const query of [openBriefs, ...foundVisibilities.map(membersFor)]) {
    let after: string | null = null;
    do {
      const page: Page<unknown> = await store.query({ ...query, limit: 100, after });
      left -= page.items.length;
      if (left < 0) return true;
      after = page.next;
    } while (after !== null);
  }
  return false;
}

interface Built {
  /** The progress after them. */
  made: SearchMade;
  /** How many there were. */
  pages: number;
  /** How long it kept other writers waiting, in ms. */
  took: number;
}

/**
 * The next pages of a walk that builds an index from the store, written with one commit.
 */
export async function buildPages(
  { store, search }: { store: Store; search: Searches },
  name: IndexName,
  most: number,
): Promise<Built> {
  let made: SearchMade = { walks: 0, cursor: null };
  let [pages, since] = [0, 0];
  await search[name].write(async ({ walks: done, cursor }) => {
    [pages, since] = [0, performance.now()];
    const entries: SearchWrite["entries"][number][] = [];
    let next = cursor;
    do {
      const page = await walks[name](store, next);
      entries.push(...page.entries);
      next = page.next;
      pages += 1;
    } while (next !== null && pages < most);
    // The store's reads end with their turn, so that a long commit keeps none of them open.
    await nextTurn();
    made = next === null ? { walks: done + 1, cursor: null } : { walks: done, cursor: next };
    return { entries, made };
  });
  return { made, pages, took: performance.now() - since };
}

async function pageAfter<T>(store: Store, after: string | null, asked: Walked) {
  const query = { ...asked, limit: pageSize };
  try {
    return await store.query<T>({ ...query, after });
  } catch (error) {
    // The cursor comes from another release.
    if (!(error instanceof InvalidCursorError)) throw error;
    return store.query<T>(query);
  }
}
