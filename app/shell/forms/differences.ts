/** A field in which two versions differ, in words. */
export interface Difference {
  name: string;
  label: string;
  stands: string;
  typed: string;
}
