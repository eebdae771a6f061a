import type { AccountKind, AccountStatus } from "~/contract/account";
import type { AccountKind as ApiKind, AccountStatus as ApiStatus } from "./schema.generated";

/** How the wire spells a value: capitals, and "_" for "-". `1-10` and its kin get a leading "_". */
export type ApiName<Value extends string> = Value extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${ApiName<Tail>}`
  : Uppercase<Value>;

/** The wire spells enumerations in capitals, the domain in lower case. */
export function toApi<Value extends string>(value: Value): ApiName<Value> {
  return value.toUpperCase().replaceAll("-", "_") as ApiName<Value>;
}

/** The domain's spelling, of values that the schema has let through. */
export function fromApi<Value extends string>(name: ApiName<Value>): Value {
  return name.toLowerCase().replaceAll("_", "-") as Value;
}

export function toApiKind(kind: AccountKind): ApiKind {
  return toApi(kind);
}

export function toApiStatus(status: AccountStatus): ApiStatus {
  return toApi(status);
}

export function toKind(kind: ApiKind): AccountKind {
  return fromApi<AccountKind>(kind);
}
