/** What a kind of member is called. */
export const kindWords = { FREELANCER: "Freelancer", AGENCY: "Agency", HIRER: "Hirer" } as const;
