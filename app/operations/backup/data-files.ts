import { join } from "node:path";

/** The files of a data directory that a backup contains. */
export interface DataFiles {
  /** The database. */
  store: string;
  /** The emulator's accounts, in local mode only. */
  accounts: string;
  /** The directory of members' files. */
  files: string;
}

export const dataFiles = (dataDir: string): DataFiles => ({
  store: join(dataDir, "store.sqlite"),
  accounts: join(dataDir, "auth", "accounts.json"),
  files: join(dataDir, "files"),
});
