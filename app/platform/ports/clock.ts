/** The current time, as an interface, so that a test can set it. */
export interface Clock {
  now(): Date;
}
