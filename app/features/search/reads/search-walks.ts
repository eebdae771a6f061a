import { setImmediate as nextTurn } from "node:timers/promises";
import type { Visibility } from "~/content/profile";
import { type Brief, briefsCollection } from "~/features/briefs/rules/brief";
import { type Profile, profilesCollection } from "~/features/profiles/rules/profile";
import type { Searches, SearchMade, SearchWrite } from "~/platform/ports/search";
import { InvalidCursorError, type Query, type Store } from "~/platform/ports/store";
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
    const { items, next } = await pageAfter<Brief>(store, after, {
      collection: briefsCollection,
      where: { status: "OPEN" },
      orderBy: { field: "publishedAt", direction: "desc" },
    });
    return { entries: await toSearchEntries(store, items), next };
  },
  /**
   * The last changed first: near each other in the index, too, which by uid would be written all
   * over its file. First those for everyone, then those for members; the cursor says of which.
   */
  async members(store, after) {
    const [from, cursor] = after?.split(" ") ?? [];
    const visibility = found.find((one) => one === from) ?? found[0];
    const { items, next } = await pageAfter<Profile>(store, cursor || null, {
      collection: profilesCollection,
      where: { visibility },
      orderBy: { field: "updatedAt", direction: "desc" },
    });
    const goesOn = next === null ? found[found.indexOf(visibility) + 1] : visibility;
    return { entries: await toMemberEntries(store, items), next: goesOn ? `${goesOn} ${next ?? ""}` : null };
  },
};

/** Members with these can be found. */
const found = ["EVERYONE", "MEMBERS"] as const satisfies readonly Visibility[];

interface Built {
  /** The progress after them. */
  made: SearchMade;
  /** How many there were. */
  pages: number;
  /** How long it kept other writers waiting, in ms. */
  took: number;
}

/**
 * The next pages of a walk that builds an index from the store, written with one commit. An index
 * in the store’s own documents takes one at a time: its commits are small.
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

async function pageAfter<T>(store: Store, after: string | null, asked: Omit<Query, "limit" | "after">) {
  const query = { ...asked, limit: pageSize };
  try {
    return await store.query<T>({ ...query, after });
  } catch (error) {
    // The cursor comes from another release.
    if (!(error instanceof InvalidCursorError)) throw error;
    return store.query<T>(query);
  }
}
