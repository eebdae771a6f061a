/** The message for a malformed e-mail address, in browser and server. */
export { malformedEmail } from "~/words/problems.generated";
