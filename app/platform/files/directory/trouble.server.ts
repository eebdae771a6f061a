import { FilesUnavailableError } from "~/platform/ports/files";

/** No room on the disk, in the owner's quota, or within the process's limit of a file's size. */
const full = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Converts an error of the file system to the port's; every other one is a fault of ours. */
function toFilesError(error: unknown): unknown {
  if (!(error instanceof Error && "syscall" in error)) return error;
  const { code = "" } = error as NodeJS.ErrnoException;
  return new FilesUnavailableError(full.has(code) ? "full" : "unavailable", { cause: error });
}

/**
 * The same around a call. With `missing`, its value stands for a file or folder that isn't there.
 */
export async function onDisk<T>(work: () => Promise<T>): Promise<T>;
export async function onDisk<T, M>(work: () => Promise<T>, missing: M): Promise<T | M>;
export async function onDisk<T, M>(work: () => Promise<T>, ...missing: M[]): Promise<T | M> {
  try {
    return await work();
  } catch (error) {
    if (missing.length > 0 && (error as NodeJS.ErrnoException).code === "ENOENT") return missing[0] as M;
    throw toFilesError(error);
  }
}
