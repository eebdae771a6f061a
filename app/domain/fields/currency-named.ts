import { currencies } from "~/domain/currencies";
import { withoutInvisible } from "~/values/text";
import { languages } from "~/words/languages";

let byName: ReadonlyMap<string, string> | undefined;

/**
 * The currency of ours that a sign, a code or a name means in one of our languages: "€", "EUR",
 * "Euro", "kr". Null if there is none.
 */
export function currencyNamed(name: string): string | null {
  byName ??= readNames();
  return byName.get(fold(name)) ?? null;
}

function readNames(): ReadonlyMap<string, string> {
  const displays = ["code", "symbol", "narrowSymbol", "name"] as const;
  return new Map(
    currencies.flatMap(([currency]) =>
      languages.flatMap(({ code }) =>
        displays.flatMap((currencyDisplay) => {
          const format = new Intl.NumberFormat(code, { style: "currency", currency, currencyDisplay });
          return [1, 2, 5, 650].map((amount): [string, string] => [nameIn(format, amount), currency]);
        }),
      ),
    ),
  );
}

function nameIn(format: Intl.NumberFormat, amount: number): string {
  return fold(format.formatToParts(amount).find(({ type }) => type === "currency")?.value ?? "");
}

/** "Kr." is "kr". */
function fold(name: string): string {
  return withoutInvisible(name).trim().toLowerCase().replace(/\.$/, "");
}
