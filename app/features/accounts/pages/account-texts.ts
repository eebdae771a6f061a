/** Said where the box above a deletion is not ticked. */
export const notSure = "Tick this first, if you mean it.";
