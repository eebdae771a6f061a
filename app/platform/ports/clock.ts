/** Time as the rest of the code sees it, so that a test can turn the days. */
export interface Clock {
  now(): Date;
}
