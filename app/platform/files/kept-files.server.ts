import type { FileRead, Files } from "~/platform/ports/files";
import { FILE_KEPT } from "~/values/durations";

const usualMost = 16 * 1024 * 1024;

/**
 * Reads files, and keeps those in memory that are read at once: what a key names never changes. It
 * goes when its time is over or when it is the least recently read of more than `most` bytes; until
 * then it is read here even if it was removed. So this is for those alone who have asked its
 * document whether there is such a file.
 */
export function keepFiles(files: Pick<Files, "read">, most = usualMost): Pick<Files, "read"> {
  const kept = new Map<string, FileRead>();
  let bytes = 0;

  function forget(key: string, read = kept.get(key)): void {
    if (!read || kept.get(key) !== read) return;
    kept.delete(key);
    bytes -= read.size;
  }

  function keep(key: string, read: FileRead): void {
    forget(key);
    kept.set(key, read);
    bytes += read.size;
    setTimeout(forget, FILE_KEPT, key, read).unref();
    for (const oldest of kept.keys()) {
      if (bytes <= most) break;
      forget(oldest);
    }
  }

  return {
    async read(key) {
      const found = kept.get(key);
      if (found) {
        // The last in the map is the most recently read.
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const read = await files.read(key);
      if (read?.whole) keep(key, read);
      return read;
    },
  };
}
