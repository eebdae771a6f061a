/** Who runs the place, and under which law. Each is one line of text, from configuration. */
export interface Operator {
  name: string;
  /** Where mail by post arrives. */
  address: string;
  /** The country or state whose law holds, as a sentence names it: "Germany", "England and Wales". */
  law: string;
  /** What the terms of today are called, a date by preference. */
  termsVersion: string;
}
