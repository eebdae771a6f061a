import { Trouble } from "~/values/trouble";

/**
 * Keeps the bytes of members' files. What a file is, whose, and who may read it is in the store;
 * here it has a key, which is random (platform/files/file-key.server.ts). A key is written
 * once and never changes, so several processes can share the files without telling each other.
 */
export interface Files {
  /**
   * Writes a whole file or nothing. Throws `FilesUnavailableError` where it can't: no room, no
   * answer, no permission.
   */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * The bytes as they are read, or null where there are none. A file that is removed meanwhile is
   * read to its end or ends in an error, never in other bytes. Throws `FilesUnavailableError`.
   */
  read(key: string): Promise<FileRead | null>;
  /** Removes it, if it is there. Throws `FilesUnavailableError`. */
  remove(key: string): Promise<void>;
  /**
   * Keys after this one in the order of their characters, with when each was written: up to
   * `limit`, which is 1 to 1,000. What was cut off by the end of a process isn't among them, and is
   * gone an hour later.
   */
  list(after: string | null, limit: number): Promise<FileListed[]>;
  /** Rejects with `FilesUnavailableError` unless a file can be written, read and removed now. */
  check(): Promise<void>;
}

export interface FileRead {
  /** The length in bytes. */
  size: number;
  bytes: ReadableStream<Uint8Array>;
  /** All of them, where they were read at once: an answer is written faster than from a stream. */
  whole?: Uint8Array<ArrayBuffer>;
}

export interface FileListed {
  key: string;
  writtenAt: Date;
}

/** The files can't be read or written now. `reason` is for the log. */
export class FilesUnavailableError extends Trouble {
  override name = "FilesUnavailableError";

  constructor(
    readonly reason: "full" | "unavailable",
    options?: ErrorOptions,
  ) {
    super(`The files are ${reason}`, options);
  }
}
