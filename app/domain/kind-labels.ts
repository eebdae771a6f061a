import * as labels from "~/words/labels.generated";

/** The names of the kinds of member. */
export const kindLabels = {
  FREELANCER: labels.freelancer,
  AGENCY: labels.agency,
  HIRER: labels.hirer,
} as const;
