/** What is said of a text that is no e-mail address, by browser and server. */
export const malformedEmail = "That doesn’t look like an e-mail address. Write it like name@example.com.";
