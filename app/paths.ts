/**
 * Every internal address of the product, typed. product.md §2 is the table; the rest are endpoints
 * beside it.
 */
export const paths = {
  freelancer: "/",
  agencies: "/agencies",
  boutiques: "/boutiques",
  hire: "/hire",
  login: "/login",
  linkSent: "/login?sent=1",
  signOut: "/sign-out",
  signIn: "/sign-in",
  app: "/app",
  profile: "/app/profile",
  account: "/app/profile/account",
  picture: "/app/profile/picture",
  email: "/app/profile/email",
  confirm: "/app/confirm",
  accountExport: "/app/profile/export",
  briefs: "/app/briefs",
  bookmarks: "/app/briefs/saved",
  searches: "/app/briefs/searches",
  ownProposals: "/app/briefs/proposals",
  inbox: "/app/inbox",
  snippets: "/app/inbox/snippets",
  notifications: "/app/notifications",
  members: "/app/members",
  savedMembers: "/app/members/saved",
  foundMembers: "/app/found-members",
  live: "/app/live",
  report: "/app/report",

  session: "/session",
  theme: "/theme",
  language: "/language",
  privacy: "/privacy",
  terms: "/terms",
  imprint: "/imprint",
  roots: "/roots",
  graphql: "/graphql",
  healthz: "/healthz",
  readyz: "/readyz",
  mailbox: "/local/mailbox",
  mailboxJson: "/local/mailbox.json",
  styleguide: "/local/styleguide",
  manifest: "/site.webmanifest",
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
  publicBriefs: "/briefs",
  unsubscribe: "/unsubscribe",
  answer: "/answer",
  inbound: "/inbound",
  changeEmail: "/change-email",
  notMe: "/not-me",
} as const;

/**
 * One size of a picture, `medium.webp`, or `whole.pdf`; `through` names the brief that led to it,
 * as in `memberPath`.
 */
export function filePath(id: string, file: string, through: string | null = null): string {
  const path = `/files/${encodeURIComponent(id)}/${file}`;
  return through === null ? path : `${path}?${new URLSearchParams({ through })}`;
}

/** Where a member reads what they were warned of. */
export const warningPath = `${paths.account}#warning`;

/**
 * The form of one's profile, with a field to fill in and for `skills` the one that is filled in
 * already, unsaved; `back` is the page to go on with.
 */
export function profileGapPath(field: string, value: string | null, back: string): string {
  const add = value === null ? field : `${field}:${value}`;
  return `${paths.profile}?${new URLSearchParams({ add, back })}`;
}

/** The same form after a save or a confirmation, or where it posts to. */
export function profilePath(about: Readonly<Record<string, string | null | readonly string[]>>): string {
  const given = Object.entries(about).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one]),
  );
  return given.length > 0 ? `${paths.profile}?${new URLSearchParams(given)}` : paths.profile;
}

/** The page of a brief. Ids are opaque. */
export function briefPath(id: string): string {
  return `${paths.briefs}/${encodeURIComponent(id)}`;
}

/** The page of a brief for everyone; `part` is its id and title (`addressOfBrief`). */
export function publicBriefPath(part: string): string {
  return `${paths.publicBriefs}/${encodeURIComponent(part)}`;
}

/** A public address in one language (BCP 47), whatever its reader's is. */
export function inLanguagePath(address: string, code: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}lang=${code}`;
}

/** Where the index of public briefs goes on, or those of one discipline. */
export function publicBriefsPath(discipline: string | null, after: string | null = null): string {
  const query = new URLSearchParams({ ...(discipline && { discipline }), ...(after && { after }) });
  return query.size > 0 ? `${paths.publicBriefs}?${query}` : paths.publicBriefs;
}

/** Where the list of daily roots goes on. */
export function rootsPath(after: string): string {
  return `${paths.roots}?${new URLSearchParams({ after })}`;
}

/** The page of a member for everyone, by the name that they chose for its address. */
export function publicMemberPath(handle: string, after: string | null = null): string {
  const path = `/members/${encodeURIComponent(handle)}`;
  return after === null ? path : `${path}?${new URLSearchParams({ after })}`;
}

/** The picture of such a page: of a brief by its id, of a member by that name. */
export function sharePicturePath(of: "briefs" | "members", name: string, version: string): string {
  return `/share/${of}/${encodeURIComponent(name)}/${version}.png`;
}

/** A badge for other sites, of a member by that name (`badgeFile`). */
export function badgePath(name: string, file: string): string {
  return `/badges/${encodeURIComponent(name)}/${file}`;
}

/** A feed by its secret address: of what a saved search finds, or of one's dates. */
export function feedPath(of: "search" | "dates", secret: string): string {
  return `/feeds/${of}/${secret}${of === "search" ? ".atom" : ".ics"}`;
}

/** Open briefs, the best fit first. */
export const bestFitPath = `${paths.briefs}?sort=FIT`;

/** A hirer's own briefs in one state, and where its list goes on. */
export function ownBriefsPath(status: string, after: string | null = null): string {
  return `${paths.briefs}?${new URLSearchParams({ status, ...(after && { after }) })}`;
}

/** Where a hirer writes a new brief; `id` keeps the one that was begun, across a login. */
export function newBriefPath(id?: string): string {
  return `${paths.briefs}/new${id === undefined ? "" : `?${new URLSearchParams({ id })}`}`;
}

/** Where its hirer changes a brief. */
export function editBriefPath(id: string): string {
  return `${briefPath(id)}/edit`;
}

/** Where talent writes a proposal for a brief, and reads what became of it. */
export function proposalPath(briefId: string): string {
  return `${briefPath(briefId)}/proposal`;
}

/** Where a hirer invites a member for a brief. */
export function invitePath(briefId: string, uid: string): string {
  return `${briefPath(briefId)}/invite?${new URLSearchParams({ member: uid })}`;
}

/** The picture beside one's name, or that of one of an agency's people. */
export function picturePath(person: string | null): string {
  return person === null ? paths.picture : `${paths.picture}?${new URLSearchParams({ person })}`;
}

/** Where a hirer chooses the brief to invite a member for. */
export function chooseBriefPath(uid: string): string {
  return `${memberPath(uid)}/invite`;
}

/** Where an invited member reads the invitation, and may decline it. */
export function invitationPath(briefId: string): string {
  return `${briefPath(briefId)}/invitation`;
}

/** What comes after publishing a brief: how to share it, whom to invite, what happens when. */
export function publishedPath(briefId: string): string {
  return `${briefPath(briefId)}/published`;
}

/** A member's profile; `through` names the brief that both have to do with. */
export function memberPath(uid: string, through?: string): string {
  const path = `${paths.members}/${encodeURIComponent(uid)}`;
  return through ? `${path}?${new URLSearchParams({ through })}` : path;
}

/** The same from a list at `back`; `fit` is a brief that the member is compared with. */
export function listedMemberPath(uid: string, { fit, back }: { fit?: string | null; back: string }): string {
  return `${memberPath(uid)}?${new URLSearchParams({ ...(fit && { for: fit }), back })}`;
}

/** The list of members that an address names, to go back to; null for any other address. */
export function backToMembers(back: string | null): string | null {
  const path = safeRedirect(back, "");
  const { pathname } = new URL(path, "http://internal.invalid");
  return pathname === paths.members || pathname === paths.savedMembers ? path : null;
}

/** The same list at what it found: where a search without JavaScript leads. */
export function resultsPath(list: string): string {
  return `${list}#results`;
}

/** Who is found for a brief, the best fit first. */
export function membersForPath(briefId: string): string {
  return `${paths.members}?${new URLSearchParams({ sort: briefId })}`;
}

/** The proposals of a brief, for its hirer; with a uid, one of them whole. */
export function proposalsPath(briefId: string, uid?: string): string {
  return `${briefPath(briefId)}/proposals${uid === undefined ? "" : `/${encodeURIComponent(uid)}`}`;
}

/**
 * What of the inbox's list an address names: which conversations, a search in their messages, and
 * where the list goes on.
 */
export interface InboxList {
  show?: string | null;
  q?: string | null;
  after?: string | null;
}

export function inboxPath(list: InboxList = {}): string {
  return withInboxList(paths.inbox, list);
}

/**
 * A conversation, beside the list that led to it; `before` is the number of a message, for those
 * before it.
 */
export function conversationPath(
  id: string,
  list: InboxList = {},
  before: number | string | null = null,
): string {
  return withInboxList(`${paths.inbox}/${encodeURIComponent(id)}`, list, before);
}

/**
 * The address of an item that a list opens by itself, so that a reload, too, knows that its reader
 * hasn't chosen it.
 */
export function openedByPage(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}opened=list`;
}

export function isOpenedByPage(search: URLSearchParams): boolean {
  return search.get("opened") === "list";
}

/** Where a hirer writes to a member first. */
export function newConversationPath(uid: string): string {
  return `${paths.inbox}/new?${new URLSearchParams({ to: uid })}`;
}

function withInboxList(
  path: string,
  { show, q, after }: InboxList,
  before: number | string | null = null,
): string {
  const named = { show, q, after, before: before === null ? null : String(before) };
  const given = Object.entries(named).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** Up to four proposals of a brief side by side. */
export function comparePath(briefId: string): string {
  return `${briefPath(briefId)}/compare`;
}

/**
 * Where a hirer replies to several at once: with a yes for the last seat, or with a no to those
 * that are named. `back` is the page that they come from and go back to, `sort` how the list is
 * sorted that they decide on.
 */
export function replyPath(
  briefId: string,
  about: { yes: string } | { with: readonly string[] },
  { back, sort }: { back?: string | null | undefined; sort?: string | undefined } = {},
): string {
  const named: string[][] = "yes" in about ? [["yes", about.yes]] : about.with.map((uid) => ["with", uid]);
  const query = new URLSearchParams(named);
  if (back) query.set("back", back);
  if (sort) query.set("sort", sort);
  return query.size > 0 ? `${briefPath(briefId)}/reply?${query}` : `${briefPath(briefId)}/reply`;
}

/** Marks a notification as read, and leads on to what it is about: an internal path. */
export function notificationPath(id: string, to: string): string {
  return `${paths.notifications}/${encodeURIComponent(id)}?${new URLSearchParams({ to })}`;
}

/**
 * Where a member reports something; `about` says what the id is of. A proposal's id is
 * `{briefId}_{applicantUid}`.
 */
export function reportPath(
  about: "message" | "brief" | "member" | "proposal" | "question" | "reference" | "work",
  id: string,
  from?: string | null,
): string {
  return `${paths.report}?${new URLSearchParams({ about, id, ...(from && { from }) })}`;
}

/** Where a login leads: the page that was asked for comes back as `redirect`. */
export function loginPath(redirect?: string): string {
  return redirect && redirect !== paths.app
    ? `${paths.login}?${new URLSearchParams({ redirect })}`
    : paths.login;
}

/** Where a member proves anew who they are, before a sensitive step at `to`. */
export function confirmPath(to: string): string {
  return `${paths.confirm}?${new URLSearchParams({ to })}`;
}

/** One of the sign-up forms; the page that was asked for comes after it. */
export function signUpPath(form: string, redirect?: string): string {
  return redirect && redirect !== paths.app ? `${form}?${new URLSearchParams({ redirect })}` : form;
}

/** The same, where its form begins: `form-title` is the heading in `ui/public-page.tsx`. */
export function signUpFormPath(form: string, redirect?: string): string {
  return `${signUpPath(form, redirect)}#form-title`;
}

/** Where a member ends whose account is gone. */
export const deletedPath = `${paths.login}?deleted=1`;

/** A signed-in page that says above what happened just now. `path` is an internal one. */
export function noticePath(path: string, notice: string): string {
  const url = new URL(path, "http://internal.invalid");
  url.searchParams.set("notice", notice);
  return url.pathname + url.search + url.hash;
}

/** The same page, which also says that something was left out that can't be seen. */
export function withUnseen(path: string): string {
  const url = new URL(path, "http://internal.invalid");
  url.searchParams.set(unseenParam, "1");
  return url.pathname + url.search + url.hash;
}

export const unseenParam = "unseen";

/** Where signing out leads: a login that comes back to `from`. */
export function signedOutPath(from: string): string {
  return `${paths.login}?${new URLSearchParams({ "signed-out": "1", ...(from !== paths.app && { redirect: from }) })}`;
}

/** `to` is an internal path or `skip` (product.md §4: no navigation). */
export function signOutPath(to: string): string {
  return `${paths.signOut}?${new URLSearchParams({ to })}`;
}

// Printable ASCII without the characters that browsers fold into "//" or drop: backslash, spaces,
// controls.
const internalPath = /^\/(?![/\\])[!-[\]-~]*$/;

// What decodes or resolves to another leading slash.
const misread = /^\/(?:\/|%2f|%5c|%09|%0a|%0d|\.{1,2}(?:\/|%2f|%5c|$))/i;

/**
 * An address that was supplied, if it is a path on this origin; else `fallback`.
 * Everything that a browser could read as another origin is refused: `//host`, `/\host`, schemes,
 * control characters, white space, and encoded forms of a leading slash.
 */
export function safeRedirect(to: unknown, fallback: string = paths.freelancer): string {
  if (typeof to !== "string" || to.length > 2_000 || !internalPath.test(to)) return fallback;
  if (misread.test(to)) return fallback;
  const url = new URL(to, "http://internal.invalid");
  // Again without its dot segments: `/a/..//host` has become `//host`.
  return url.origin === "http://internal.invalid" && !misread.test(url.pathname)
    ? url.pathname + url.search + url.hash
    : fallback;
}

/**
 * Where a link leads a member who is signed in: a stranger may have made it, so never out of the
 * signed-in area, as /sign-out would.
 */
export function memberRedirect(to: unknown, fallback: string = paths.app): string {
  const path = safeRedirect(to, fallback);
  return /^\/app(?:[/?#]|$)/.test(path) ? path : fallback;
}

/** An address that names the page to go back to afterwards; `back` is null for none. */
export function withBack(path: string, back: string | null): string {
  if (back === null) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ back })}`;
}

/** The page of the signed-in area that an address names to go back to. */
export function backIn(params: URLSearchParams): string | null {
  return memberRedirect(params.get("back"), "") || null;
}

/** Of the signed-in area alone: apart, so that no public page loads them. */
export const ownPaths = {
  uploads: "/uploads",
  /** The files of a brief, a proposal or a case: `/app/files/brief/{id}`. */
  files: "/app/files",
  cases: "/app/profile/cases",
  newCase: "/app/profile/cases/new",
  history: "/app/profile/history",
  references: "/app/profile/references",
  /** What a member works on. */
  work: "/app/work",
  resume: "/app/profile/resume",
  badges: "/app/profile/badges",
  resumeFile: "/app/profile/resume.json",
} as const;

/** Where the running page sends a file: `part=0` and on, then `end`, or `drop`. */
export function uploadPath(id: string, query: string): string {
  return `${ownPaths.uploads}/${encodeURIComponent(id)}?${query}`;
}

const filesPlaces = ["brief", "proposal", "case"] as const;

export function isFilesPlace(place: string): place is (typeof filesPlaces)[number] {
  return filesPlaces.some((one) => one === place);
}

/** The files of a brief, a proposal or a case. */
export function filesPath(place: Uppercase<(typeof filesPlaces)[number]>, id: string): string {
  return `${ownPaths.files}/${place.toLowerCase()}/${encodeURIComponent(id)}`;
}

/**
 * The form that these files are part of, or the page that shows them once it can’t change any more.
 * A proposal’s id begins with its brief’s.
 */
export function placePath(
  place: Uppercase<(typeof filesPlaces)[number]>,
  id: string,
  mayChange: boolean,
): string {
  if (place === "CASE") return casePath(id);
  if (place === "PROPOSAL") return proposalPath(id.split("_", 1)[0] ?? id);
  return mayChange ? editBriefPath(id) : briefPath(id);
}

/** Where a message is written that takes files without JavaScript. */
export function messageFilesPath(id: string): string {
  return `${paths.inbox}/${encodeURIComponent(id)}/files`;
}

/** Whether forms with files are posted there, so that its body may be longer than others. */
export function takesFiles(path: string): boolean {
  return (
    path === paths.picture ||
    path === ownPaths.resume ||
    /^\/app\/(inbox\/[^/]+|work\/[^/]+\/milestones\/[^/]+)\/files$/.test(path) ||
    path.startsWith(`${ownPaths.files}/`)
  );
}

/** A member's own badges, in the words and colours to take them in. */
export function ownBadgesPath(language: string, look: string): string {
  return `${ownPaths.badges}?${new URLSearchParams({ in: language, look })}`;
}

/** Where its member changes a case. */
export function casePath(id: string): string {
  return `${ownPaths.cases}/${encodeURIComponent(id)}`;
}

/** Where its member writes an entry of their work and education; `entry` is null for a new one. */
export function historyPath(section: string, entry: string | null): string {
  return `${ownPaths.history}?${new URLSearchParams({ section, ...(entry !== null && { entry }) })}`;
}

/** The page that the two sides of an accepted proposal share; its id is that of the proposal. */
export function workPath(id: string): string {
  return `${ownPaths.work}/${encodeURIComponent(id)}`;
}

/** The same by its brief and its applicant’s id. */
export function workPathFor(briefId: string, uid: string): string {
  return workPath(`${briefId}_${uid}`);
}

/** What the two of a work agree on. */
export function agreementPath(id: string): string {
  return `${workPath(id)}/agreement`;
}

/** All versions of it that were offered. */
export function agreementVersionsPath(id: string): string {
  return `${agreementPath(id)}/versions`;
}

/** One of them, and what it changed of another. */
export function agreementVersionPath(id: string, n: number): string {
  return `${agreementVersionsPath(id)}/${n}`;
}

/** The version that holds, as a file. */
export function agreementPaperPath(id: string): string {
  return `${agreementPath(id)}.pdf`;
}

/** All of it as an archive, which checks itself. */
export function agreementRecordPath(id: string): string {
  return `${agreementPath(id)}.zip`;
}

/** A version of it that both confirmed, as a file. */
export function agreementFilePath(id: string, n: number): string {
  return `${agreementPath(id)}/${n}.json`;
}

/** What such a file is, for programs. */
export const agreementSchemaPath = "/schemas/agreement.json";

/** How the milestones of a work stand. */
export function milestonesPath(id: string): string {
  return `${workPath(id)}/milestones`;
}

/** Where one of them is delivered with files without JavaScript. */
export function deliverFilesPath(id: string, milestone: string): string {
  return `${milestonesPath(id)}/${encodeURIComponent(milestone)}/files`;
}

/** The weeks of a work that is paid by time. */
export function timePath(id: string): string {
  return `${workPath(id)}/time`;
}

/** One of them, by the ISO date of its Monday. */
export function weekPath(id: string, week: string): string {
  return `${timePath(id)}/${encodeURIComponent(week)}`;
}

/** What was asked about a work, beside what the two agreed on. */
export function scopePath(id: string): string {
  return `${workPath(id)}/scope`;
}

/** One message of their conversation, to ask or say whether it is part of that. */
export function scopeItemPath(id: string, message: string): string {
  return `${scopePath(id)}/${encodeURIComponent(message)}`;
}

/** Where a reference that was asked for by e-mail is written; a secret address. */
export function askedReferencePath(secret: string): string {
  return `/reference/${secret}`;
}

/** The pages that open by what stands in their address, and need no session. */
export const secretPages: readonly string[] = [
  ...[paths.signIn, paths.changeEmail, paths.unsubscribe, paths.answer, paths.notMe],
  ...[askedReferencePath(""), "/feeds/search/", "/feeds/dates/"],
];

/** A mail of local mode's styleguide, as it is mailed. */
export function exampleMailPath(name: string): string {
  return `${paths.styleguide}/${name}`;
}
