/** The states of a change of address. */
export type ChangeState =
  | "ASKED"
  | "NEW_CONFIRMED"
  | "OLD_CONFIRMED"
  /** Both addresses have confirmed: the account has the new one, and the provider is being told. */
  | "MOVING"
  | "MOVED"
  | "STOPPED"
  /** Another account had the new address by then. */
  | "IN_USE"
  /** The account has its former address back, and the provider is being told. */
  | "UNDOING"
  | "UNDONE";

export type ChangeEvent = "CONFIRM_NEW" | "CONFIRM_OLD" | "STOP" | "ARRIVE" | "FIND_IN_USE" | "UNDO";

/** The state machine of a change of address: `(state, event) → state`. Other events are refused. */
export const changeMoves: Record<ChangeState, Partial<Record<ChangeEvent, ChangeState>>> = {
  ASKED: { CONFIRM_NEW: "NEW_CONFIRMED", CONFIRM_OLD: "OLD_CONFIRMED", STOP: "STOPPED" },
  NEW_CONFIRMED: { CONFIRM_OLD: "MOVING", STOP: "STOPPED" },
  OLD_CONFIRMED: { CONFIRM_NEW: "MOVING", STOP: "STOPPED" },
  MOVING: { ARRIVE: "MOVED", FIND_IN_USE: "IN_USE" },
  MOVED: { UNDO: "UNDOING" },
  STOPPED: {},
  IN_USE: {},
  // Another account has the former address by now, so the change can't be undone.
  UNDOING: { ARRIVE: "UNDONE", FIND_IN_USE: "MOVED" },
  UNDONE: {},
};

/** Whether the provider has yet to be told. */
export function isUnderWay(state: ChangeState): boolean {
  return state === "MOVING" || state === "UNDOING";
}
