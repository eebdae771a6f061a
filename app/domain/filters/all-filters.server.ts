import { briefFilters } from "./brief-filters.server";
import type { Filter } from "./filter";
import { memberFilters } from "./member-filters.server";

/** The filters of each list: their arguments and inputs in the GraphQL documents follow. */
export const allFilters = { brief: briefFilters, member: memberFilters };

/** The filters whose values are of an enumeration of the API. */
export const enumFilters: readonly string[] = [
  ...new Set(
    Object.values(allFilters)
      .flatMap((filters) => Object.entries<Filter>(filters))
      .flatMap(([name, filter]) => (filter.kind === "choice" && filter.type !== "String" ? name : [])),
  ),
];
