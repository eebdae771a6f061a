import type { DailyRates, RatesSource } from "~/platform/ports/rates";
import { isDay } from "~/values/day";
import { readBounded } from "~/values/read-bounded.server";
import { ok, refuse } from "~/values/result";

/** The file has 2 KB. */
const mostBytes = 100_000;
const patienceMs = 20_000;

/** The European Central Bank's daily file, or one of its shape at another address. */
export function createEcbRates(url: string): RatesSource {
  return {
    async read() {
      try {
        const signal = AbortSignal.timeout(patienceMs);
        const response = await fetch(url, { signal, redirect: "error" });
        if (!response.ok) return refuse("unavailable", { detail: `status ${response.status}` });
        const text = await readBounded(response, mostBytes);
        const rates = text === null ? null : parseRates(text);
        return rates ? ok(rates) : refuse("malformed", { detail: text?.slice(0, 100) ?? "too long" });
      } catch (error) {
        return refuse("unavailable", { detail: error instanceof Error ? error.message : String(error) });
      }
    },
  };
}

/**
 * The rates in such a file: one `<Cube time="2026-11-25">` with a `<Cube currency="USD"
 * rate="1.16"/>` for each currency. Null if it is none, has several days or one currency twice, or
 * any of its rates isn't above 0.
 */
export function parseRates(file: string): DailyRates | null {
  const xml = withoutComments(file);
  const [first, ...others] = xml.matchAll(/<Cube\s+time=['"](\d{4}-\d\d-\d\d)['"]/g);
  const of = first?.[1] ?? "";
  // The file of many days has the newest first: under its day stood the rates of the oldest.
  if (!isDay(of) || others.length > 0) return null;
  const found = [...xml.matchAll(/<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"]([^'"]{1,20})['"]/g)];
  const perEuro = Object.fromEntries(found.map(([, currency = "", rate = ""]) => [currency, toRate(rate)]));
  const isWhole = Object.values(perEuro).every((rate) => rate > 0 && Number.isFinite(rate));
  const isOnce = Object.keys(perEuro).length === found.length && perEuro.EUR === undefined;
  return found.length > 0 && isWhole && isOnce ? { of, perEuro: { EUR: 1, ...perEuro } } : null;
}

/** What isn't closed is a comment to its end. No pattern: it would look for each end anew. */
function withoutComments(xml: string): string {
  const [first = "", ...others] = xml.split("<!--");
  return [first, ...others.map((part) => part.split("-->").slice(1).join("-->"))].join("");
}

/** A number as the bank writes it, which is no "0x10" and no "1e9"; NaN for any other. */
function toRate(text: string): number {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
