import { paths } from "~/paths";
import { isWithin } from "~/values/bound";
import { NOT_ME_LINK_WORKS } from "~/values/durations";
import { createSignedCodes } from "~/values/signed-code.server";

/** The sign-in that a mail is about. */
export interface NotMeLink {
  uid: string;
  /** ISO 8601 UTC. */
  at: string;
}

export type NotMeLinks = ReturnType<typeof createNotMeLinks>;

/** The links of mails about sign-ins. Signed, so that nothing of them is stored. */
export function createNotMeLinks(secrets: readonly string[]) {
  const codes = createSignedCodes("not-me", secrets);
  const textOf = ({ uid, at }: NotMeLink) => `${uid} ${at}`;
  return {
    pathOf: (link: NotMeLink) =>
      `${paths.notMe}?${new URLSearchParams({ of: link.uid, at: link.at, code: codes.sign(textOf(link)) })}`,
    /** Null for a link that isn't ours or has expired. */
    read(query: URLSearchParams, now: Date): NotMeLink | null {
      const [uid = "", at = "", code = ""] = ["of", "at", "code"].map((name) => query.get(name) ?? "");
      if (uid.length > 200 || at.length > 30 || code.length > 100) return null;
      if (!codes.isOurs(textOf({ uid, at }), code)) return null;
      return isWithin(NOT_ME_LINK_WORKS, at, now) ? { uid, at } : null;
    },
  };
}
