/**
 * The first line of a mail that can be replied to: from there on a reply quotes ours, in any
 * language.
 */
export const replyMark = "Write your reply above this line.";
