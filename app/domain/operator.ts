/**
 * The operator of the site, and the applicable law. Each is one line of text, from configuration.
 */
export interface Operator {
  name: string;
  /** The postal address. */
  address: string;
  /**
   * The country or state whose law applies, as it reads in a sentence: "Germany", "England and
   * Wales".
   */
  law: string;
  /** The name of the current terms, preferably a date. */
  termsVersion: string;
  /** Where it is established, ISO 3166-1 alpha-2. Null or absent where it isn't said, as below. */
  country?: string | null;
  /** Who speaks for it: "Managing director: Ann Example". */
  representative?: string | null;
  /** Where it is registered, and its number there. */
  register?: string | null;
  vatId?: string | null;
  phone?: string | null;
}

/** Where the law asks a site for an imprint that each page leads to. */
const withImprint: readonly string[] = ["AT", "CH", "DE", "LI"];

export function owesImprint({ country }: Operator): boolean {
  return withImprint.includes(country ?? "");
}
