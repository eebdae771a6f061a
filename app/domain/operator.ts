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
}
