import type { Migration, StoredDocument } from "./migration";

/** 2: the kind of browser that sent the form. */
function toBrowser(attempt: StoredDocument): StoredDocument {
  return { ...attempt, browser: null };
}

export const attempts: Migration = {
  steps: [toBrowser],
  unstamped: (attempt) => ("browser" in attempt ? 2 : 1),
};
