import type { AccountKind, AccountStatus } from "~/contract/account";
import type { AccountKind as ApiKind, AccountStatus as ApiStatus } from "./schema.generated";

/** The wire spells enumerations in capitals, the domain in lower case. */
export function toApiKind(kind: AccountKind): ApiKind {
  return kind.toUpperCase() as Uppercase<AccountKind>;
}

export function toApiStatus(status: AccountStatus): ApiStatus {
  return status.toUpperCase() as Uppercase<AccountStatus>;
}

export function toKind(kind: ApiKind): AccountKind {
  return kind.toLowerCase() as Lowercase<ApiKind>;
}
