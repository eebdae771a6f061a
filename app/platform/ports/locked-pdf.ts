/**
 * Whether a PDF asks each of its readers for a password. One that only limits printing or copying
 * is encrypted, too, and opens with an empty password: it isn't locked. What can't be read within
 * the time and memory for it isn't either. `owner`: whose files are read one after the other.
 */
export type IsLockedPdf = (pdf: Uint8Array, owner: string) => Promise<boolean>;
