import { paths } from "~/paths";
import { createSignedCodes } from "~/values/signed-code.server";

/**
 * The mail that a link is in: to the new address, to the present one, or to the former one after
 * the change.
 */
export const linkSides = ["new", "old", "undo"] as const;
export type LinkSide = (typeof linkSides)[number];

/**
 * The content of a link of a change of address. `change` is the id of the change; links of other
 * changes do nothing.
 */
export interface ChangeLink {
  uid: string;
  change: string;
  side: LinkSide;
}

export type ChangeLinks = ReturnType<typeof createChangeLinks>;

/**
 * The links of a change of address. Signed, so that nothing of them is stored; the change's record
 * decides what they still do.
 */
export function createChangeLinks(secrets: readonly string[]) {
  const codes = createSignedCodes("address-change", secrets);
  const textOf = ({ uid, change, side }: ChangeLink) => `${uid} ${change} ${side}`;
  return {
    pathOf(link: ChangeLink): string {
      const { uid, change, side } = link;
      const query = new URLSearchParams({ of: uid, change, side, code: codes.sign(textOf(link)) });
      return `${paths.changeEmail}?${query}`;
    },
    /** Null for a link that we didn't make. */
    read(query: URLSearchParams): ChangeLink | null {
      const [uid = "", change = "", given = "", code = ""] = ["of", "change", "side", "code"].map(
        (name) => query.get(name) ?? "",
      );
      const side = linkSides.find((one) => one === given);
      if (!side || uid.length > 200 || change.length > 100 || code.length > 100) return null;
      return codes.isOurs(textOf({ uid, change, side }), code) ? { uid, change, side } : null;
    },
  };
}
