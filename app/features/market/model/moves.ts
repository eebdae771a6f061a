/**
 * The events that this actor may cause, from one state's row of a state machine, in the order of
 * the table.
 */
export function eventsBy<Event extends string, Actor>(
  line: Partial<Record<Event, { by: readonly Actor[] }>>,
  actor: Actor,
): Event[] {
  return (Object.keys(line) as Event[]).filter((event) => line[event]?.by.includes(actor));
}
