import { currencies } from "~/domain/currencies";
import { withoutInvisible } from "~/values/text";
import { languages } from "~/words/languages";

let byName: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * The currencies of ours that a sign, a code or a name may mean in one of our languages, the most
 * likely first: one for "€", "EUR" and "Euro", several for "kr" and "$".
 */
export function currenciesNamed(name: string): readonly string[] {
  byName ??= readNames();
  return byName.get(fold(name)) ?? [];
}

const displays = ["code", "symbol", "narrowSymbol", "name"] as const;

function readNames(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string, currency: string) => {
    const codes = found.get(name) ?? [];
    if (!codes.includes(currency)) found.set(name, [...codes, currency]);
  };
  for (const [currency] of currencies) {
    for (const { code } of languages)
      for (const currencyDisplay of displays) {
        const format = new Intl.NumberFormat(code, { style: "currency", currency, currencyDisplay });
        for (const amount of [1, 2, 5, 650]) add(nameIn(format, amount), currency);
      }
    for (const name of shortNames[currency] ?? []) add(fold(name), currency);
  }
  return found;
}

/** What people write beside what Intl has: "5,000 ريال", "85 Dhs". */
const shortNames: Readonly<Partial<Record<string, readonly string[]>>> = {
  AED: ["درهم", "دراهم", "Dh", "Dhs", "dirham", "dirhams"],
  EGP: ["جنيه", "جنيها", "جنيهات", "LE", "L.E"],
  KWD: ["دينار", "دنانير", "KD", "dinar", "dinars"],
  QAR: ["ريال", "ريالات", "QR", "riyal", "riyals"],
  SAR: ["ريال", "ريالات", "\u20c1", "SR", "riyal", "riyals"],
};

function nameIn(format: Intl.NumberFormat, amount: number): string {
  return fold(format.formatToParts(amount).find(({ type }) => type === "currency")?.value ?? "");
}

/** "Kr." is "kr". */
function fold(name: string): string {
  return withoutInvisible(name).trim().toLowerCase().replace(/\.$/, "");
}
