import { isBadInput } from "~/shell/api/graphql-failure";

/** A page of a list, as an address requests it. */
export interface ListPage<Page> {
  page: Page;
  /** Whether it is the first page. */
  isFirst: boolean;
  /** The cursor in the address wasn't valid for this list, so it starts from the beginning. */
  restarted: boolean;
}

/**
 * Reads the page of a list that `after` in the address points to (or another `parameter`, for a
 * second list of a page). A cursor that is broken or
 * belongs to another list (filters edited by hand, an old bookmark) gives the first page, never an
 * error.
 */
export async function readPage<Page>(
  request: Request,
  read: (after: string | null) => Promise<Page>,
  parameter = "after",
): Promise<ListPage<Page>> {
  const after = new URL(request.url).searchParams.get(parameter) || null;
  try {
    return { page: await read(after), isFirst: after === null, restarted: false };
  } catch (error) {
    if (after === null || !isBadInput(error)) throw error;
    return { page: await read(null), isFirst: true, restarted: true };
  }
}
