/** The message of a command that finds no store. */
export function noStoreAt(file: string): string {
  return `There is no store at ${file}.`;
}

/** Why a command failed. `message` is one line for the operator. */
export class CommandError extends Error {
  override name = "CommandError";
}
