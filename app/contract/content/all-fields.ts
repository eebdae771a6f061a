import { proposalFields } from "./proposal-fields";

/** All content of the product, by what it is about. */
export const allFields = { proposal: proposalFields };
