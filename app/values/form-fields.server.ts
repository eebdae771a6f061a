import { limits } from "./limits";

/**
 * The separator of a form body's fields, by its content type: "&", or its boundary. Null for a body
 * that is no form or has more fields than `limits.formFields`: counted before parsing, because many
 * fields take long.
 */
export function separatorOf(type: string, body: Buffer): string | null {
  const separator = separatorBy(type);
  const isWithin =
    separator !== null && countUpTo(limits.formFields + 1, body, separator) <= limits.formFields;
  return isWithin ? separator : null;
}

function separatorBy(type: string): string | null {
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return "&";
  const boundary = /^multipart\/form-data;.*\bboundary="?([^";]+)/i.exec(type)?.[1];
  return boundary ? `--${boundary}` : null;
}

function countUpTo(most: number, body: Buffer, part: string): number {
  let count = 0;
  for (let at = body.indexOf(part); at !== -1 && count < most; at = body.indexOf(part, at + part.length))
    count += 1;
  return count;
}
