/**
 * The error of declining a shortlisted proposal without a note and without choosing to send none.
 */
export { noteOwed } from "~/words/problems.generated";
