/** The names of the kinds of member. */
export const kindWords = { FREELANCER: "Freelancer", AGENCY: "Agency", HIRER: "Hirer" } as const;
