import { briefFields } from "./brief-fields";
import { proposalFields } from "./proposal-fields";

/** All content of the product, by what it is about. */
export const allFields = { brief: briefFields, proposal: proposalFields };
