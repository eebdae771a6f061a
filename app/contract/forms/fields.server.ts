import { z } from "zod";
import { parseCountry } from "../country.server";
import { parseEmailAddress } from "../email-address.server";
import { limits } from "../limits";
import { isOneLine, isProse, normalize, splitEntries, toLines, toLinks, toProse } from "../text";

/** Text of one line, NFC and trimmed. `what` names it in the message: "your name". */
export function line(what: string, max: number) {
  const stored = z.string({ error: `Write ${what}.` }).overwrite((value) => normalize(value, "NFC").trim());
  return atMost(stored, what, max)
    .refine((value) => toProse(value) !== null, { error: `Write ${what}.`, abort: true })
    .refine(isOneLine, { error: `Write ${what} on one line, without control characters.` });
}

/** Text of many lines, NFC and trimmed. */
export function prose(what: string, max: number) {
  // Before it is measured: a form posts each line break as two characters, and HTML's maxlength counts one.
  const stored = z.string({ error: `Write ${what}.` }).overwrite((value) => toProse(value) ?? "");
  return atMost(stored, what, max).refine(isProse, {
    error: `Remove the control characters from ${what}.`,
  });
}

/** `max` alone counts characters of two UTF-16 units as one; it is there for the form's `maxlength`. */
function atMost(text: z.ZodString, what: string, max: number) {
  const error = `Keep ${what} within ${max.toLocaleString("en")} characters.`;
  return text.max(max, { error, abort: true }).refine((value) => value.length <= max, { error, abort: true });
}

/** An e-mail address in its one spelling (see `parseEmailAddress`). */
export const email = z
  .string({ error: "Write your e-mail address." })
  .max(limits.email, { error: "That address is too long to be one." })
  .transform((value, issues) => {
    const address = parseEmailAddress(value);
    if (address.ok) return address.value;
    issues.addIssue({
      code: "custom",
      message:
        address.code === "local-part-not-ascii"
          ? "Before the @, only letters without accents work here. Use another address."
          : "That doesn't look like an e-mail address. Write it like name@example.com.",
    });
    return z.NEVER;
  });

/** A few short names, separated by commas. */
export const list = fewTexts(",");

/** A few short texts, one a line. */
export const lines = fewTexts("\n");

function fewTexts(separator: string) {
  return (what: string, { most, length }: { most: number; length: number }) =>
    z
      .string({ error: `Write ${what} as text.` })
      .max(most * (length + 12), { error: `Keep ${what} shorter.` })
      .transform((value) => toLines(splitEntries(value, separator)))
      .refine((items) => items.length <= most, { error: `Name ${most} ${what} at most.`, abort: true })
      .refine((items) => items.every((item) => item.length <= length), {
        error: `Keep each of the ${what} within ${length} characters.`,
        abort: true,
      })
      .refine((items) => items.every(isOneLine), {
        error: `Remove the control characters from the ${what}.`,
      });
}

/** Web addresses, one a line; the first that is none is named. */
export const links = z
  .string({ error: "Write web addresses." })
  .max(limits.links * (limits.url + 12), { error: "Keep the addresses shorter." })
  .transform((value, issues) => {
    const addresses: string[] = [];
    for (const item of toLinks(splitEntries(value, "\n"))) {
      const parsed = website.safeParse(item);
      if (parsed.success && parsed.data) addresses.push(parsed.data);
      else {
        const shown = item.length > 60 ? `${item.slice(0, 60)}…` : item;
        issues.addIssue({
          code: "custom",
          message: `“${shown}” is no web address. Write one a line, like https://example.com.`,
        });
        return z.NEVER;
      }
    }
    return addresses;
  })
  .refine((addresses) => addresses.length <= limits.links, { error: `Name ${limits.links} links at most.` });

/** A number from 1 to `most`, as people type it: 1000, or 1,000 and its kin in other languages. */
export function wholeNumber(what: string, most: number) {
  const inWords = `Write ${what} as a number.`;
  const tooLarge = `Write ${what} as a number up to ${most.toLocaleString("en")}.`;
  return z
    .string({ error: inWords })
    .transform((value, issues) => {
      const text = value.trim();
      if (/^[+-]?(?:\d+|\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*)$/.test(text)) {
        return Number(text.replaceAll(/[^\d-]/g, ""));
      }
      const message = /^[+-]?\d[\d.,'’\s]*$/.test(text) ? `Write ${what} without decimals.` : inWords;
      issues.addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .pipe(
      z
        .number({ error: tooLarge })
        .min(1, { error: `Write ${what} as a number above zero.` })
        .max(most, { error: tooLarge }),
    );
}

/** A whole amount of money in major units, turned into minor ones. */
export function amount(what: string) {
  return wholeNumber(what, limits.amount).transform((major) => major * 100);
}

/** A country's code; null where nothing but spaces was typed. */
export const country = z
  .string({ error: "Write a country's name." })
  .max(limits.country, { error: "Write the name of a country, like Germany." })
  .transform((value, issues) => {
    const code = parseCountry(value);
    if (code || value.trim() === "") return code;
    issues.addIssue({ code: "custom", message: "Write the name of a country, like Germany." });
    return z.NEVER;
  });

// A name that others can reach: with a dot, no number of a machine.
const publicHost = /\.[a-z][a-z0-9-]*$/;

/** A web address, null where nothing but spaces was typed; `example.com` is taken as https://example.com. */
export const website = z
  .string({ error: "Write a web address." })
  .max(limits.url, { error: `Keep the address within ${limits.url} characters.` })
  .transform((value, issues) => {
    const trimmed = value.trim();
    if (trimmed === "") return null;
    const complete = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
    // White space inside: `new URL` would drop it without a word.
    const url = URL.canParse(complete) && !/\s/.test(complete) ? new URL(complete) : null;
    if (url?.protocol === "https:" && publicHost.test(url.hostname) && url.username + url.password === "") {
      if (url.href.length <= limits.url) return url.href;
      issues.addIssue({ code: "custom", message: `Keep the address within ${limits.url} characters.` });
      return z.NEVER;
    }
    issues.addIssue({ code: "custom", message: "Write a web address that starts with https://." });
    return z.NEVER;
  });

/** A day that exists. */
export const date = z
  .string({ error: "Write a date." })
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: "Write the date as year-month-day, like 2027-03-01.", abort: true })
  .refine((value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true, {
    error: "That day doesn't exist. Check the date.",
    abort: true,
  });

/** A day, today or later, at most five years ahead. */
export function futureDate(now: Date) {
  const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  // A day that has ended nowhere on earth yet counts as today.
  const earliest = dayAt(now.getTime() - 12 * 3_600_000);
  const latest = dayAt(now.getTime() + 5 * 366 * 86_400_000);
  return date.refine((day) => day >= earliest && day <= latest, {
    error: "Choose a day from today on, within five years.",
  });
}
