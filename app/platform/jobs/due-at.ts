/** The stored form of a due time: unique, so that jobs can be ordered by it. */
export const dueAtOf = (time: Date, id: string) => `${time.toISOString()}_${id}`;

/** Upper bound of all `dueAt` of this very millisecond, for any id: "`" follows "_". */
export const endOf = (time: Date) => `${time.toISOString()}\``;
