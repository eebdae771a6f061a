/** Whether a visitor asks not to be measured: Do Not Track or Global Privacy Control. */
export function refusesTracking({ headers }: Request): boolean {
  return headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
}
