import { join } from "node:path";

/** What a backup holds of a directory of data. */
export interface DataFiles {
  /** The database. */
  store: string;
  /** The emulator's accounts, in local mode alone. */
  accounts: string;
}

export const dataFiles = (dataDir: string): DataFiles => ({
  store: join(dataDir, "store.sqlite"),
  accounts: join(dataDir, "auth", "accounts.json"),
});
