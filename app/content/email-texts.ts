/** The message for a malformed e-mail address, in browser and server. */
export const malformedEmail = "That doesn’t look like an e-mail address. Write it like name@example.com.";
