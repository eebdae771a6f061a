import type { ProfileContent } from "~/domain/fields/profile-fields";
import type { ProfileDetailsFragment } from "~/shell/operations/operations.generated";

/** The content of a profile as the API answers it. */
export function fromApi({ rate, size, ...same }: ProfileDetailsFragment): ProfileContent {
  // The API answers only the units and sizes that the form offers.
  return { ...same, rate: rate as ProfileContent["rate"], size: size as ProfileContent["size"] };
}
