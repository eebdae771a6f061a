import { paths } from "~/paths";

/** What the login page says above its form. */
export interface LoginWords {
  title: string;
  lede: string;
}

const how = "We e-mail you a link that signs you in. There is no password.";

/** Pages that members share, by what an address begins with. What is on them is for members alone. */
const shared = [
  [`${paths.briefs}/`, { title: "Sign in to read this brief", lede: `Briefs are for members. ${how}` }],
  ["/app/members/", { title: "Sign in to see this profile", lede: `Profiles are for members alone. ${how}` }],
] as const;

// Lists that begin as the address of a brief does.
const lists: readonly string[] = [paths.savedBriefs, paths.ownProposals, `${paths.briefs}/new`];

/** Why somebody stands before the login: they signed out or deleted their account, or a page that they were sent to is for members. */
export function loginWords(query: URLSearchParams, redirect: string | undefined): LoginWords {
  if (query.has("deleted"))
    return {
      title: "Your account is deleted",
      lede: "Nothing of it is kept. You can sign up again any time.",
    };
  if (query.has("signed-out"))
    return {
      title: "You’re signed out",
      lede: redirect ? `Sign in again to go on where you were. ${how}` : how,
    };
  const path = redirect?.replace(/[?#].*/, "") ?? "";
  const found = lists.includes(path) ? undefined : shared.find(([start]) => path.startsWith(start));
  return found?.[1] ?? { title: "Sign in", lede: how };
}
