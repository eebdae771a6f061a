import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerWithin, beginWait, orLate, timeFor } from "~/values/deadline.server";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("who waits", () => {
  it("gives a call as long as it may take, or what is left", async () => {
    expect(timeFor(1_000)).toBe(1_000);
    const left = await answerWithin(5_000, async () => {
      const first = timeFor(1_000);
      await pass(4_500);
      return [first, timeFor(1_000), timeFor(100)];
    });
    expect(left).toEqual([1_000, 500, 100]);
  });

  it("gives it whole milliseconds, and nothing once the time is over", async () => {
    const left = await answerWithin(5_000, async () => {
      await pass(4_999.5);
      const last = timeFor(1_000);
      await pass(10);
      return [last, timeFor(1_000)];
    });
    expect(left).toEqual([1, 0]);
  });

  it("can only wait shorter within another wait", () => {
    answerWithin(1_000, () => {
      expect(answerWithin(5_000, () => timeFor(9_000))).toBe(1_000);
      expect(answerWithin(300, () => timeFor(9_000))).toBe(300);
      expect(timeFor(9_000)).toBe(1_000);
    });
  });

  it("counts from when the visitor has sent everything", async () => {
    const left = await answerWithin(5_000, async () => {
      await pass(3_000);
      beginWait();
      await pass(1_000);
      return timeFor(9_000);
    });
    expect(left).toBe(4_000);
  });

  it("waits no longer once the work is done, or has failed", async () => {
    await answerWithin(1_000, async () => {});
    expect(timeFor(9_000)).toBe(9_000);
    await expect(answerWithin(1_000, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(timeFor(9_000)).toBe(9_000);
    expect(() =>
      answerWithin(1_000, () => {
        throw new Error("no");
      }),
    ).toThrow("no");
    expect(timeFor(9_000)).toBe(9_000);
  });

  it("still waits when somebody else is done", async () => {
    await answerWithin(5_000, async () => {
      await answerWithin(1_000, async () => {});
      expect(() =>
        answerWithin(1_000, () => {
          throw new Error("no");
        }),
      ).toThrow("no");
      expect(timeFor(9_000)).toBe(5_000);
    });
  });

  it("is nobody outside of any wait", () => {
    beginWait();
    expect(timeFor(9_000)).toBe(9_000);
  });
});

describe("what may be late", () => {
  const never = new Promise<string>(() => {});

  it("is answered in time, and leaves no timer behind", async () => {
    expect(await orLate(1_000, Promise.resolve("read"), () => "late")).toBe("read");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is left when the time has come, not before", async () => {
    let answer = "none";
    const reading = orLate(1_000, never, () => "late").then((said) => {
      answer = said;
    });
    await pass(999);
    expect(answer).toBe("none");
    await pass(1);
    await reading;
    expect(answer).toBe("late");
  });

  it("is left at once when the time was over before, and may throw", async () => {
    const late = orLate(-1_000, never, () => {
      throw new Error("late");
    });
    const thrown = expect(late).rejects.toThrow("late");
    await pass(0);
    await thrown;
  });
});
