/**
 * The error of declining a shortlisted proposal without a note and without choosing to send none.
 */
export const noteOwed = "Write a note or choose “No note”, since they are on your shortlist.";
