import type { MarketParts } from "~/features/accounts/model/member";
import { readFront } from "~/features/directory/reads/read-front";
import { keepFrontType } from "~/features/market/writes/plan-front";
import { publicMembersFeed } from "~/features/notifications/model/feed";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { getProfile, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { job } from "~/platform/jobs/job";
import { ok } from "~/values/result";

/** Writes what lists show of a member's work, where that has changed. */
export const keepFront = job({
  ...keepFrontType,
  async run({ store, clock }: MarketParts, { payload: { uid } }) {
    await store.transact(async (tx) => {
      const profile = (await getProfile(tx, uid))?.data;
      if (!profile) return;
      const front = await readFront(tx, uid);
      if (JSON.stringify(front) === JSON.stringify(profile.front)) return;
      tx.set<Profile>(profilesCollection, uid, { ...profile, front });
      // A page for everyone shows some of these.
      if (profile.visibility === "EVERYONE") touchFeed(tx, clock.now(), publicMembersFeed);
    });
    return ok();
  },
});
