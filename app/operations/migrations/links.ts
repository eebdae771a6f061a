import type { Migration, StoredDocument } from "./migration";

/** 2: a press that came to nothing is kept with its code. Nobody had gone through a link of before. */
function toProof(link: StoredDocument): StoredDocument {
  return { ...link, proof: null };
}

/** 3: presses and mailed codes, in place of the one code that the provider was known to have taken. */
function toPresses({ proof, ...link }: StoredDocument): StoredDocument {
  const taken = proof as { uid: string; code: string } | null;
  return {
    ...link,
    // Asked for only by who goes on after a press that was cut off; a link lasts a quarter of an hour.
    uid: taken?.uid ?? "",
    codes: taken ? [taken.code] : [],
    pressed: taken && { at: link.createdAt, over: true },
  };
}

export const links: Migration = {
  steps: [toProof, toPresses],
  unstamped(link) {
    if ("codes" in link) return 3;
    return "proof" in link ? 2 : 1;
  },
};
