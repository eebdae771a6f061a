import { waitingForReply } from "~/content/proposal";

/** "1 person waits", "3 people wait": the noun and its verb for a number. */
export function countPeople(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? `person ${one}` : `people ${many}`}`;
}

interface Waiting {
  sent: number;
  shortlisted: number;
  waitlisted: number;
}

/** "5 people wait for your reply and 3 are on the waiting list"; null if both are zero. */
export function describeWaiting(counts: Waiting): string | null {
  const { waitlisted } = counts;
  const waiting = waitingForReply(counts);
  const inLine = `${waitlisted === 1 ? "is" : "are"} on the waiting list`;
  if (waiting === 0) return waitlisted === 0 ? null : countPeople(waitlisted, inLine, inLine);
  const people = countPeople(waiting, "waits for your reply", "wait for your reply");
  return waitlisted === 0 ? people : `${people} and ${waitlisted} ${inLine}`;
}

/** "5 wait for your reply"; null for none. */
export function describeWaitingForReply(waiting: number): string | null {
  if (waiting === 0) return null;
  return `${waiting} ${waiting === 1 ? "waits" : "wait"} for your reply`;
}

/** "Review 5 proposals": the text of the link to those that wait for a reply. */
export function reviewText(waiting: number): string {
  return `Review ${waiting} ${waiting === 1 ? "proposal" : "proposals"}`;
}
