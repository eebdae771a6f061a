/** The parameter that names the member whose note was just saved. */
export const notedParam = "noted";
