import { describe, expect, it, vi } from "vitest";
import {
  type CircuitBreakerOptions,
  createCircuitBreaker,
} from "~/platform/identity/firebase/circuit-breaker.server";

/** A breaker that `troubles` calls in a row have opened, unless they are too few. */
function createTroubled(troubles: number, options: CircuitBreakerOptions = {}) {
  const onChange = vi.fn();
  const breaker = createCircuitBreaker({ onChange, probeEvery: 3_600_000, ...options });
  for (let call = 0; call < troubles; call += 1) breaker.admit()?.settle("trouble");
  return { breaker, onChange };
}

describe("a circuit breaker", () => {
  it("lets everything through while answers come, a single trouble between them or not", () => {
    const { breaker, onChange } = createTroubled(2);
    breaker.admit()?.settle("answered");
    for (const outcome of ["trouble", "trouble", "answered", "trouble"] as const) {
      const admission = breaker.admit();
      expect(admission).toMatchObject({ isProbe: false });
      admission?.settle(outcome);
    }
    expect(onChange).not.toHaveBeenCalled();
  });

  it("opens after three troubles in a row: then one call asks, and all others are refused meanwhile", () => {
    const { breaker, onChange } = createTroubled(3);
    expect(onChange.mock.calls).toEqual([[true]]);
    const probe = breaker.admit();
    expect(probe?.isProbe).toBe(true);
    for (let call = 0; call < 100; call += 1) expect(breaker.admit()).toBeNull();
    probe?.settle("trouble");
    expect(breaker.admit()).toMatchObject({ isProbe: true });
    expect(onChange).toHaveBeenCalledOnce();
  });

  it("closes with the first answer, and says so once", () => {
    const { breaker, onChange } = createTroubled(3);
    breaker.admit()?.settle("answered");
    expect(onChange.mock.calls).toEqual([[true], [false]]);
    expect([breaker.admit(), breaker.admit()]).toMatchObject([{ isProbe: false }, { isProbe: false }]);
  });

  it("asks anew when the call that asks hangs on", () => {
    const { breaker } = createTroubled(3, { probeEvery: 0 });
    expect([breaker.admit(), breaker.admit()]).toMatchObject([{ isProbe: true }, { isProbe: true }]);
  });

  it("isn't opened again by what was asked before it closed", () => {
    const { breaker } = createTroubled(2);
    const [late, last] = [breaker.admit(), breaker.admit()];
    last?.settle("trouble");
    breaker.admit()?.settle("answered");
    late?.settle("trouble");
    expect(breaker.isOpen()).toBe(false);
  });

  it("refuses more calls at once than it may have under way", () => {
    const { breaker } = createTroubled(0, { mostAtOnce: 2 });
    const first = breaker.admit();
    expect([breaker.admit(), breaker.admit()]).toEqual([expect.anything(), null]);
    first?.settle("answered");
    expect(breaker.admit()).not.toBeNull();
  });
});
