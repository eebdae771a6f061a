/** "1,000+", "7". */
export function countFound({ count, isMore }: { count: number; isMore: boolean }): string {
  return `${count.toLocaleString("en")}${isMore ? "+" : ""}`;
}
