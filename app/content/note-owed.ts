/** Said of a no to somebody on the shortlist that has no note, and isn’t said to have none. */
export const noteOwed = "Write a note or choose “No note”, since they are on your shortlist.";
