/** Said where a command finds no store. */
export function noStoreAt(file: string): string {
  return `There is no store at ${file}.`;
}

/** Why a command did not do what it was asked. `message` is for whoever asked, in one line. */
export class CommandError extends Error {
  override name = "CommandError";
}
