/**
 * Whether it is an existing day, as `2027-03-01`: any other text can be neither shown nor compared.
 */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
  );
}
