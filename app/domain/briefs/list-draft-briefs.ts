import type { Store, Versioned } from "~/ports/store";
import { type Brief, briefsCollection } from "./brief";

/** A hirer's own briefs that are not published yet, newest first; at most 5. */
export async function listDraftBriefs(store: Store, hirerUid: string): Promise<Versioned<Brief>[]> {
  const page = await store.query<Brief>({
    collection: briefsCollection,
    where: { hirerUid, status: "draft" },
    orderBy: { field: "createdAt", direction: "desc" },
    limit: 5,
  });
  return page.items;
}
