import type { DailyRates, RatesSource } from "~/platform/ports/rates";
import { readBounded } from "~/platform/values/read-bounded.server";
import { ok, refuse } from "~/platform/values/result";

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
 * rate="1.16"/>` for each currency. Null if it is none, or any of its rates isn't above 0.
 */
export function parseRates(xml: string): DailyRates | null {
  const of = /<Cube\s+time=['"](\d{4}-\d\d-\d\d)['"]/.exec(xml)?.[1];
  if (!of || Number.isNaN(Date.parse(of))) return null;
  const found = [...xml.matchAll(/<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"]([^'"]{1,20})['"]/g)];
  const perEuro = Object.fromEntries(found.map(([, currency = "", rate]) => [currency, Number(rate)]));
  const isWhole = Object.values(perEuro).every((rate) => rate > 0 && Number.isFinite(rate));
  return found.length > 0 && isWhole ? { of, perEuro: { EUR: 1, ...perEuro } } : null;
}
