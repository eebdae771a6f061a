import { badgeAt } from "~/domain/badge";
import { foldHandle, lookOfHandle } from "~/domain/handle";
import { idInAddress } from "~/domain/public-address";
import { isSitemapPart, membersPart, sitemapPath } from "~/domain/sitemap-parts";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { hirerRecordsCollection } from "~/features/briefs/model/hirer-record";
import { cases } from "~/features/cases/model/case";
import type { PublicPageOf } from "~/features/market/model/public-page-of";
import { feeds, publicFeed, publicMembersFeed, referencesFeed } from "~/features/notifications/model/feed";
import { findHandle, handles } from "~/features/profiles/model/handle";
import { profilesCollection } from "~/features/profiles/model/profile";
import { sharePictureId, sharePictures } from "~/features/public-pages/model/share-picture";
import { authorsOfReferences } from "~/features/references/reads/public-references";
import { paths } from "~/paths";
import type { StoreReads } from "~/platform/ports/store";

export type StoredId = readonly [collection: string, id: string];

/**
 * The documents that a public page is made of, so that its cache hears when one changes;
 * null for an address without such a page.
 */
export async function restsOn(reads: StoreReads, path: string): Promise<StoredId[] | null> {
  if (path === sitemapPath(membersPart)) return [[feeds.name, publicMembersFeed]];
  // It shows the work of members, too.
  if (path === paths.hire)
    return [
      [feeds.name, publicFeed],
      [feeds.name, publicMembersFeed],
    ];
  if (listing.includes(path) || isSitemapPart(path)) return [[feeds.name, publicFeed]];
  const badge = badgeAt(path);
  if (badge) return ofBadge(reads, badge);
  const [, kind, name = "", ...rest] = path.split("/");
  if (name === "" || rest.length > 0) return null;
  if (kind === "members") {
    const handle = foldHandle(name);
    const uid = await findHandle(reads, handle);
    if (uid === null) return null;
    const kind = (await reads.get<Account>(accountsCollection, uid))?.data.kind;
    const authors = await authorsOfReferences(reads, uid);
    return [
      [handles.name, lookOfHandle(handle)],
      picture({ of: "member", id: uid }),
      ...ofMember(uid),
      [feeds.name, referencesFeed(uid)],
      // A hirer's page shows their open briefs.
      ...(kind === "HIRER" ? [[feeds.name, publicFeed] as const] : []),
      ...authors.flatMap((author) => ofAuthor(author)),
    ];
  }
  const id = kind === "briefs" ? idInAddress(name) : null;
  const brief = id === null ? null : await reads.get<Brief>(briefsCollection, id);
  return (
    brief && [
      [briefsCollection, brief.id],
      picture({ of: "brief", id: brief.id }),
      ...ofMember(brief.data.hirerUid),
      // Once it has ended its page shows others.
      ...(brief.data.status === "OPEN" ? [] : [[feeds.name, publicFeed] as const]),
    ]
  );
}

async function ofBadge(reads: StoreReads, { name, caseId }: { name: string; caseId: string | null }) {
  const uid = await findHandle(reads, name);
  if (uid === null) return null;
  return [
    [handles.name, lookOfHandle(name)] as const,
    ...ofMember(uid),
    ...(caseId === null ? [] : [[cases.name, caseId] as const]),
  ];
}

/** Pages that show some of the briefs that are for everyone. */
const listing: readonly string[] = [paths.publicBriefs, paths.freelancer, paths.boutiques];

const picture = (page: PublicPageOf): StoredId => [sharePictures.name, sharePictureId(page)];

const ofAuthor = (uid: string): StoredId[] =>
  [accountsCollection, profilesCollection].map((collection) => [collection, uid]);

const ofMember = (uid: string): StoredId[] =>
  [accountsCollection, profilesCollection, hirerRecordsCollection].map((collection) => [collection, uid]);
