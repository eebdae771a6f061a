/** Stands at the top of a mail that can be replied to: what a reply has from there on is ours, in whichever language its program quotes. */
export const replyMark = "Write your reply above this line.";
