/** The controls of each day of a week, its Monday first. `at`: days after that. */
export const weekdays = Array.from({ length: 7 }, (_, at) => ({
  at,
  amount: `amount${at + 1}`,
  note: `note${at + 1}`,
}));

export const timeControls: readonly string[] = [
  "turn",
  "unit",
  "words",
  ...weekdays.flatMap(({ amount, note }) => [amount, note]),
];
