import type { Migration } from "./migration";

/** 2: an event may say why. Nobody was asked before. */
export const accounts: Migration = {
  steps: [(account) => account],
  unstamped: () => 1,
};
