import { nameOrState } from "~/domain/member-state";
import type { WorkHeadFragment } from "~/shell/operations/operations.generated";

/** The other side within a sentence: by name, or as what they are where their account is gone. */
export interface OtherSide {
  who: "NAMED" | "GONE";
  name: string;
}

export function otherSideOf({ other, otherState }: Pick<WorkHeadFragment, "otherState"> & Other): OtherSide {
  const { organisation, displayName } = other?.profile ?? {};
  const name = organisation || displayName;
  return { who: name ? "NAMED" : "GONE", name: nameOrState(name, otherState) };
}

interface Other {
  other: {
    profile: Pick<NonNullable<WorkHeadFragment["other"]>["profile"], "organisation" | "displayName">;
  } | null;
}
