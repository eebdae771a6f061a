/** The time in a key by which documents are sorted: ISO 8601 UTC + "_" + what makes it unique. */
export const timeOfKey = (key: string) => key.split("_", 1)[0] ?? key;
