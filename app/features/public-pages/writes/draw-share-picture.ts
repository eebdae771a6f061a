import { createHash } from "node:crypto";
import { listOwnBriefs } from "~/features/briefs/reads/list-briefs";
import type { PublicPageOf } from "~/features/market/model/public-page-of";
import { drawSharePictureType, planToDraw } from "~/features/market/writes/plan-to-draw";
import {
  getSharePicture,
  type SharePicture,
  sharePictureId,
  sharePictures,
} from "~/features/public-pages/model/share-picture";
import { wordsOfBrief, wordsOfMember } from "~/features/public-pages/reads/picture-words";
import { findPublicBrief } from "~/features/public-pages/reads/public-brief";
import { getPublicMember } from "~/features/public-pages/reads/public-member";
import { job } from "~/platform/jobs/job";
import type { Clock } from "~/platform/ports/clock";
import type { DrawPicture, PictureWords } from "~/platform/ports/draw-picture";
import { allOf } from "~/platform/ports/pages";
import type { Store } from "~/platform/ports/store";
import { ok } from "~/values/result";
import { isLanguage, type Language, languages } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";

interface DrawParts {
  store: Store;
  clock: Clock;
  letterhead: { brand: string };
  draw: DrawPicture;
}

/** Rises when pictures are to look different. */
const look = 2;

/**
 * In the language of its page's texts, because other sites show one picture to everybody. Draws
 * nothing that is drawn already, and removes the picture of a page that is gone.
 */
export const drawSharePicture = job({
  ...drawSharePictureType,
  async run({ store, clock, letterhead, draw }: DrawParts, { payload: page }) {
    const found = await readPage(store, page, clock.now());
    if (page.of === "member") await planForBriefs({ store, clock }, page.id);
    const words = found && { brand: letterhead.brand, ...found.words };
    const version = words && versionOf(words);
    const existing = await getSharePicture(store, page);
    if (existing?.version === version) return ok();
    const png = words && (await draw(words));
    await store.transact(async (tx) => {
      if (found && version && png)
        tx.set<SharePicture>(sharePictures.name, sharePictureId(page), {
          uid: found.uid,
          version,
          png: png.toString("base64"),
          drawnAt: clock.now().toISOString(),
        });
      else if (existing) tx.delete(sharePictures.name, sharePictureId(page));
    });
    return ok();
  },
});

/** The language that its author says, where it is one of ours; else the first. */
function languageOf({ writtenIn }: { writtenIn: string | null }): Language {
  return isLanguage(writtenIn) ? writtenIn : languages[0].code;
}

interface PageWords {
  uid: string;
  words: Omit<PictureWords, "brand">;
}

async function readPage(store: Store, { of, id }: PublicPageOf, now: Date): Promise<PageWords | null> {
  if (of === "member") {
    const member = await getPublicMember(store, id);
    return member && { uid: id, words: inLanguage(languageOf(member), () => wordsOfMember(member)) };
  }
  const brief = await findPublicBrief(store, id, now);
  return (
    brief && {
      uid: brief.hirerUid,
      words: inLanguage(languageOf(brief.shown), () => wordsOfBrief(brief.shown)),
    }
  );
}

/** A hirer's briefs for everyone: each has their name and record. */
async function planForBriefs({ store, clock }: Pick<DrawParts, "store" | "clock">, uid: string) {
  // At most `limits.runningBriefs`.
  for await (const { id, data } of allOf((page) => listOwnBriefs(store, uid, "OPEN", page)))
    if (data.readers === "EVERYONE")
      await store.transact(async (tx) => planToDraw(tx, clock.now(), "brief", id));
}

function versionOf(words: PictureWords): string {
  return createHash("sha256")
    .update(JSON.stringify([look, words]))
    .digest("base64url")
    .slice(0, 16);
}
