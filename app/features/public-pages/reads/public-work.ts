import { type Account, accountsCollection } from "~/features/accounts/model/account";
import type { FrontCase } from "~/features/profiles/model/front";
import type { StoreReads } from "~/platform/ports/store";
import { WORK_OF_THE_DAY_FROM } from "~/values/durations";
import { listPublicProfiles } from "./list-public-members";
import { isPublicMember } from "./public-member";

/** The newest pictured case of a member, as a page for everyone shows it. */
export interface PublicWork extends Pick<FrontCase, "title" | "figure"> {
  /** The name in the address of their page. */
  handle: string;
  name: string;
  /** BCP 47. */
  writtenIn: string | null;
  cover: NonNullable<FrontCase["cover"]>;
}

/** Of how many public profiles the work takes turns: those that changed last. */
const takeTurns = 40;
const shown = 3;

/**
 * Work of three members whose profiles are for everyone, of others each day (UTC); of fewer where
 * fewer have any. Of none who joined lately, since new accounts cost nothing.
 */
export async function readWorkOfTheDay(reads: StoreReads, now: Date): Promise<PublicWork[]> {
  const { items } = await listPublicProfiles(reads, { first: takeTurns, after: null });
  const accounts = await reads.getMany<Account>(
    accountsCollection,
    items.map(({ id }) => id),
  );
  const youngest = new Date(now.getTime() - WORK_OF_THE_DAY_FROM).toISOString();
  const works = items.flatMap(({ data: profile }, at): PublicWork[] => {
    const { handle, displayName, organisation, writtenIn, front } = profile;
    const account = accounts[at]?.data;
    if (!handle || !front?.case?.cover || account?.kind === "HIRER") return [];
    if (!account || !isPublicMember(account, profile) || account.createdAt > youngest) return [];
    const { title, figure, cover } = front.case;
    return [{ handle, name: organisation ?? displayName, writtenIn, title, figure, cover }];
  });
  const first = Math.floor(now.getTime() / 86_400_000) * shown;
  return Array.from(
    { length: Math.min(shown, works.length) },
    (_, at) => works[(first + at) % works.length],
  ).filter((work) => work !== undefined);
}
