/** Where a page goes after a search; an address names it for a page without JavaScript. */
export const resultsId = "results";
