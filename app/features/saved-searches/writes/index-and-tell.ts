import { listOwnBriefs } from "~/features/briefs/reads/list-briefs";
import { indexBriefType, indexHirerType, indexMemberType } from "~/features/market/writes/plan-to-index";
import { pageSize } from "~/features/search/reads/search-walks";
import { indexBriefs, indexMembers, type SearchParts } from "~/features/search/writes/search-jobs";
import { job } from "~/platform/jobs/job";
import { ok } from "~/values/result";
import { tellOfFinds } from "./tell-of-finds";

export const indexBrief = job({
  ...indexBriefType,
  async run(parts: SearchParts, { payload: { brief } }) {
    await tellOfFinds(parts, "BRIEFS", await indexBriefs(parts, [brief]));
    return ok();
  },
});

export const indexHirer = job({
  ...indexHirerType,
  async run(parts: SearchParts, { payload: { uid } }) {
    await indexBriefsOf(parts, uid);
    return ok();
  },
});

export const indexMember = job({
  ...indexMemberType,
  async run(parts: SearchParts, { payload: { uid } }) {
    await tellOfFinds(parts, "MEMBERS", await indexMembers(parts, [uid]));
    return ok();
  },
});

async function indexBriefsOf(parts: SearchParts, uid: string): Promise<void> {
  for (let after: string | null = null; ; ) {
    const page = await listOwnBriefs(parts.store, uid, "OPEN", { first: pageSize, after });
    const ids = page.items.map(({ id }) => id);
    await tellOfFinds(parts, "BRIEFS", await indexBriefs(parts, ids));
    after = page.next;
    if (after === null) return;
  }
}
