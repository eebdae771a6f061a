import type { AccountKind } from "~/domain/account";
import { emptyContent } from "~/domain/fields/content";
import { toTexts } from "~/domain/fields/content.server";
import type { ContentField } from "~/domain/fields/field";
import { fieldsOf } from "~/domain/fields/fields-of";
import { profileFields } from "~/domain/fields/profile-fields";
import { fromApi } from "~/features/profiles/shared/profile-content";
import type { ProfileDetailsFragment } from "~/shell/operations/operations.generated";

/**
 * A profile as the controls of its form hold it, those of its kind of account alone; a new one has
 * the default values.
 */
export function toTyped(
  profile: ProfileDetailsFragment | null,
  kind: AccountKind | null | undefined,
): Record<string, string> {
  const content = profile ? fromApi(profile) : emptyContent(profileFields);
  return toTexts(kind ? fieldsOf<ContentField>(profileFields, kind) : profileFields, { ...content });
}
