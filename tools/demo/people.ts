import type { AccountKind } from "~/domain/account";
import type { ProfileContent } from "~/domain/fields/profile-fields";

/** A member of the sample market, with what they say of themselves. */
export interface DemoPerson {
  /** How plots name them. */
  handle: string;
  kind: AccountKind;
  email: string;
  /** Days ago. */
  joined: number;
  profile: Partial<ProfileContent> & Pick<ProfileContent, "displayName">;
}

/** A member who proposes: each proposal is their words around what the brief asks for. */
export interface DemoTalent extends DemoPerson {
  kind: "FREELANCER" | "AGENCY";
  voice: {
    opening: string;
    /** Where they have done such a thing, for must-haves. */
    proof: string;
    closing: string;
  };
}
