/** The message for a malformed e-mail address. An area of its own: public pages need no other. */
export { malformedEmail } from "~/words/contentEmail.generated";
