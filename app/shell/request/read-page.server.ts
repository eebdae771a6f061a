import { isBadInput } from "~/shell/api/graphql-failure";

/** A page of a list, as an address asks for it. */
export interface ListPage<Page> {
  page: Page;
  /** Whether it is where the list begins. */
  isFirst: boolean;
  /** The address named a place that this list doesn't have, so it begins anew. */
  restarted: boolean;
}

/**
 * Reads the page of a list that the address names by `after`. A cursor that is broken or belongs to
 * another list (the filters were changed by hand, an old bookmark) shows the first page, never an error.
 */
export async function readPage<Page>(
  request: Request,
  read: (after: string | null) => Promise<Page>,
): Promise<ListPage<Page>> {
  const after = new URL(request.url).searchParams.get("after") || null;
  try {
    return { page: await read(after), isFirst: after === null, restarted: false };
  } catch (error) {
    if (after === null || !isBadInput(error)) throw error;
    return { page: await read(null), isFirst: true, restarted: true };
  }
}
