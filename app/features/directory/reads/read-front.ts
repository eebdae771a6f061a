import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { listCases } from "~/features/cases/model/case";
import { listFilesOfCases } from "~/features/files/model/attached";
import type { Front, FrontCase } from "~/features/profiles/model/front";
import { listAskedIn } from "~/features/references/model/asked-reference";
import { listWorksAbout } from "~/features/references/reads/read-reference";
import type { StoreReads } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { timeOfKey } from "~/values/sort-key";

/** What lists show of the work of a freelancer or an agency, from the documents that say it. */
export async function readFront(reads: StoreReads, uid: string): Promise<Front> {
  return { case: await readFrontCase(reads, uid), references: await readTimes(reads, uid) };
}

async function readFrontCase(reads: StoreReads, uid: string): Promise<FrontCase | null> {
  const cases = await listCases(reads, uid);
  if (cases.length === 0) return null;
  const files = await listFilesOfCases(reads, uid);
  const shown = cases.map(({ id, data: { title, figure, year } }) => {
    const found = files.get(id)?.find(({ kind }) => kind === "PICTURE");
    const cover = found ? { id: found.id, name: found.name, alt: found.alt } : null;
    return { year: year ?? 0, front: { title, figure, cover } };
  });
  const withCover = shown.filter(({ front }) => front.cover);
  // Of the same year the one that its member put first.
  const [newest] = (withCover.length > 0 ? withCover : shown).sort((a, b) => b.year - a.year);
  return newest?.front ?? null;
}

async function readTimes(reads: StoreReads, uid: string): Promise<string[]> {
  const page = { first: limits.referencesShown, after: null };
  const { items } = await listWorksAbout(reads, uid, "TALENT", page);
  const authors = await reads.getMany<Account>(
    accountsCollection,
    items.map(({ data }) => data.hirerUid),
  );
  const ours = items
    .filter((_work, at) => authors[at]?.data.status === "ACTIVE")
    .flatMap(({ data: { showsAt } }) => (showsAt === null ? [] : [timeOfKey(showsAt)]));
  const elsewhere = (await listAskedIn(reads, uid, "SHOWN")).map(({ data }) => timeOfKey(data.askedAt));
  return [...ours, ...elsewhere].slice(0, limits.referencesShown);
}
