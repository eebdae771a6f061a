import { formatNumber } from "~/words/formats";

/** "1,000+", "7". */
export function countFound({ count, isMore }: { count: number; isMore: boolean }): string {
  return `${formatNumber(count)}${isMore ? "+" : ""}`;
}
