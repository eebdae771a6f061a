import { anyBrief, anyMember } from "~/domain/filters/search-filter.server";
import type { Cadence, SearchFilter } from "~/domain/saved-search";
import { saveSearch } from "~/features/saved-searches/writes/save-search";
import type { Search } from "~/platform/ports/search";
import type { Store } from "~/platform/ports/store";
import { pick } from "./chance";
import { hirerUid, talentUid } from "./members";
import { type SeedProgress, samples } from "./seed-market";
import { skills, things } from "./words";

/** Saved searches of the first talent and of the first hirer, whose pages are full. */
const ofShown = 8;
/** One in so many of the others waits for briefs. */
const oneIn = 1_000;

/** Saves the searches of a whole market, by the product's own use case. Running it again changes nothing. */
export async function seedSearches(store: Store, { briefs, leadsTo }: SeedProgress): Promise<void> {
  if (await store.get(samples, "searches")) return;
  const clock = { now: () => new Date(leadsTo) };
  // Asked for searches among members alone that tell of what they find; none of these does.
  const search = { members: { find: refuseToFind } as unknown as Search };
  async function save(uid: string, given: SearchFilter, cadence: Cadence): Promise<void> {
    const telling = { name: null, cadence, onlySkillsMet: false };
    const saved = await saveSearch({ store, clock, search }, uid, given, telling);
    if (!saved.ok) throw new Error(`Refused: ${JSON.stringify(saved)}`);
  }
  for (const skill of skills.slice(0, ofShown)) {
    await save(talentUid(0), { side: "BRIEFS", filter: { ...anyBrief, skill } }, "DAILY");
    await save(hirerUid(0), { side: "MEMBERS", filter: { ...anyMember, skill } }, "OFF");
  }
  for (let number = 500; number < briefs; number += oneIn) {
    const filter = { ...anyBrief, skill: pick(skills, number, 51), keyword: pick(things, number, 52) };
    await save(talentUid(number), { side: "BRIEFS", filter }, "DAILY");
  }
  await store.transact(async (tx) => tx.set(samples, "searches", { at: leadsTo }));
}

function refuseToFind(): never {
  throw new Error("A seeded search asks for nothing.");
}
