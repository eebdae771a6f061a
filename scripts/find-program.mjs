// @ts-check
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The path of the first program of these names, by name, in the `PATH` and then in other places.
 * @param {readonly string[]} names
 * @param {readonly string[]} [places] directories
 * @returns {string | undefined}
 */
export function findProgram(names, places = []) {
  const directories = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...places];
  return directories.flatMap((directory) => names.map((name) => join(directory, name))).find(isExecutable);
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
