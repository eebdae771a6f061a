/** The names of the kinds of member. */
export const kindLabels = { FREELANCER: "Freelancer", AGENCY: "Agency", HIRER: "Hirer" } as const;
