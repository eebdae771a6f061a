import { emptyContent } from "~/contract/content/content";
import { toTexts } from "~/contract/content/content.server";
import { type ProfileContent, profileFields } from "~/contract/content/profile-fields";
import type { ProfileDetailsFragment, ProfileInput } from "~/web/operations/operations.generated";

/** A profile as its form holds it; a new one holds what nobody wrote. */
export function toTyped(profile: ProfileDetailsFragment | null): Record<string, string> {
  return toTexts(profileFields, profile ? fromApi(profile) : emptyContent(profileFields));
}

// The API spells the values of enumerations in capitals.
export function fromApi({
  visibility,
  availability,
  rate,
  size,
  ...same
}: ProfileDetailsFragment): ProfileContent {
  return {
    ...same,
    visibility: lower(visibility),
    availability: availability && lower(availability),
    // The API answers those that are offered alone.
    size: size as ProfileContent["size"],
    // A profile's rate is by the hour or by the day.
    rate: rate && ({ ...rate, unit: lower(rate.unit) } as ProfileContent["rate"]),
  };
}

export function toApi({ visibility, availability, rate, ...same }: ProfileContent): ProfileInput {
  return {
    ...same,
    visibility: upper(visibility),
    availability: availability && upper(availability),
    rate: rate && { ...rate, unit: upper(rate.unit) },
  };
}

const lower = <Value extends string>(value: Value) => value.toLowerCase() as Lowercase<Value>;
const upper = <Value extends string>(value: Value) => value.toUpperCase() as Uppercase<Value>;
