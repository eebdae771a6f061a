import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Fitted } from "./find-worst";
import { describe } from "./shape";

/** Every way in; the console shows each kind. */
const file = "test-results/worst-inputs.txt";

/** Writes the report, and answers what is printed of it. */
export function report(fitted: readonly Fitted[], { seed, ways }: { seed: number; ways: number }): string {
  const slowestFirst = fitted.toSorted((a, b) => b.longest - a.longest);
  const title = `Worst inputs, FUZZ_SEED=${seed}: ${fitted.length} of ${ways} ways in`;
  const every = slowestFirst.map(
    ({ way, inputs, longest, exponent, bytes, shape }) =>
      `${cells(way.kind, 1, inputs, longest, exponent)}  ${way.name}: ${describe(shape)} (${bytes} bytes)`,
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${title}\n${head}\n${every.join("\n")}\n`);
  const kinds = [...new Set(slowestFirst.map(({ way }) => way.kind))].map((kind) => {
    const some = slowestFirst.filter(({ way }) => way.kind === kind);
    const sum = some.reduce((inputs, one) => inputs + one.inputs, 0);
    const grown = some.map(({ exponent }) => exponent).filter((exponent) => exponent !== null);
    const growth = grown.length > 0 ? Math.max(...grown) : null;
    return cells(kind, some.length, sum, some[0]?.longest ?? 0, growth);
  });
  return `${title}; each in ${file}\n${head}\n${kinds.join("\n")}\n`;
}

const head = row("way in", "ways", "inputs", "longest ms", "growth n^");

function cells(kind: string, ways: number, inputs: number, longest: number, exponent: number | null): string {
  return row(kind, String(ways), String(inputs), longest.toFixed(1), exponent?.toFixed(2) ?? "-");
}

function row(kind: string, ...numbers: string[]): string {
  return kind.padEnd(24) + numbers.map((number) => number.padStart(11)).join("");
}
