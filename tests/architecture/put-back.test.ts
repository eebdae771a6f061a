import { describe, expect, it, vi } from "vitest";

// Files share a process: what one test leaves behind, ten others would meet.
describe("what a test replaces, and doesn’t put back itself,", () => {
  const { now } = performance;
  const { setTimeout, matchMedia } = globalThis as typeof globalThis & { matchMedia?: unknown };

  it("is another thing during that test", () => {
    vi.spyOn(performance, "now").mockReturnValue(0);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.useFakeTimers();
    expect(performance.now).not.toBe(now);
    expect(globalThis.setTimeout).not.toBe(setTimeout);
    expect((globalThis as { matchMedia?: unknown }).matchMedia).not.toBe(matchMedia);
  });

  it("is as it was in the next one", () => {
    expect(performance.now).toBe(now);
    expect(globalThis.setTimeout).toBe(setTimeout);
    expect((globalThis as { matchMedia?: unknown }).matchMedia).toBe(matchMedia);
  });
});
