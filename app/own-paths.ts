import { briefPath, editBriefPath, paths, proposalPath } from "~/paths";

/** Of the signed-in area alone: apart, so that no public page loads them. */
export const ownPaths = {
  uploads: "/uploads",
  /** The files of a brief, a proposal or a case: `/app/files/brief/{id}`. */
  files: "/app/files",
  cases: "/app/profile/cases",
  newCase: "/app/profile/cases/new",
  references: "/app/profile/references",
  resume: "/app/profile/resume",
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
    /^\/app\/inbox\/[^/]+\/files$/.test(path) ||
    path.startsWith(`${ownPaths.files}/`)
  );
}

/** Where its member changes a case. */
export function casePath(id: string): string {
  return `${ownPaths.cases}/${encodeURIComponent(id)}`;
}

/** Where the two sides of an accepted proposal write their references; `uid` is the applicant's. */
export function referencePath(briefId: string, uid: string): string {
  return workPath(`${briefId}_${uid}`);
}

/** The same by the id of the proposal. */
export function workPath(id: string): string {
  return `/app/references/${encodeURIComponent(id)}`;
}

/** Where somebody who was asked for a reference by e-mail writes it; a secret address. */
export function askedReferencePath(secret: string): string {
  return `/reference/${secret}`;
}

/** The pages that open by what stands in their address, and need no session. */
export const secretPages: readonly string[] = [
  ...[paths.signIn, paths.changeEmail, paths.unsubscribe, paths.notMe],
  ...[askedReferencePath(""), "/feeds/search/", "/feeds/dates/"],
];
