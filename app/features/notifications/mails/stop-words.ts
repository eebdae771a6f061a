import type { NotifyTopic } from "~/content/account";

/** "e-mail about briefs and proposals": what a link in a mail stops. */
export function stopWords(topics: readonly NotifyTopic[]): string {
  return `e-mail about ${[...topics].sort().join(" and ")}`;
}
