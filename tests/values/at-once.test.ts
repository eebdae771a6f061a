import { setImmediate as settled } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { createAtOnce } from "~/values/at-once";

const patient = { room: 99, patience: 300_000 };

/** Tasks that end when they are told to. */
function tasks(most: number, count: number) {
  const inOrder = createAtOnce({ most, ...patient });
  const started: number[] = [];
  const ends = new Map<number, (failed?: Error) => void>();
  const results = Array.from({ length: count }, (_, task) =>
    inOrder(() => {
      started.push(task);
      return new Promise<number>((resolve, reject) =>
        ends.set(task, (failed) => (failed ? reject(failed) : resolve(task))),
      );
    }),
  );
  return { inOrder, started, results, end: (task: number, failed?: Error) => ends.get(task)?.(failed) };
}

it("no more tasks run than may, and the rest follow in the order in which they came", async () => {
  const { started, results, end } = tasks(2, 5);
  await settled();
  expect(started).toEqual([0, 1]);
  end(1);
  await results[1];
  await settled();
  expect(started).toEqual([0, 1, 2]);
  end(0);
  end(2);
  await Promise.all([results[0], results[2]]);
  await settled();
  expect(started).toEqual([0, 1, 2, 3, 4]);
  end(3);
  end(4);
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4]);
});

it("a task that fails gives its place to the next", async () => {
  const { started, results, end } = tasks(1, 2);
  await settled();
  end(0, new Error("broken"));
  await expect(results[0]).rejects.toThrow("broken");
  await settled();
  expect(started).toEqual([0, 1]);
  end(1);
  expect(await results[1]).toBe(1);
});

it("a newcomer doesn't overtake one that waits", async () => {
  const { inOrder, started, results, end } = tasks(1, 2);
  await settled();
  end(0);
  const newcomer = inOrder(async () => started.push(99));
  await results[0];
  await settled();
  expect(started).toEqual([0, 1]);
  end(1);
  await newcomer;
  expect(started).toEqual([0, 1, 99]);
});

it("one owner has one task running, and the others of theirs let the next owner go first", async () => {
  const inOrder = createAtOnce({ most: 2, ...patient });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const run = (name: string, owner: string | null) =>
    inOrder(() => {
      started.push(name);
      return new Promise<void>((end) => ends.push(end));
    }, owner);
  const names = ["ann 1", "ann 2", "ann 3", "bob 1", "nobody’s", "nobody’s, too"];
  const all = names.map((name) => run(name, name.startsWith("nobody") ? null : (name.split(" ")[0] ?? "")));
  await settled();
  expect(started).toEqual(["ann 1", "bob 1"]);
  // In the order in which they began.
  for (let at = 0; at < names.length; at += 1) {
    ends[at]?.();
    await all[names.indexOf(started[at] ?? "")];
    await settled();
  }
  expect(started).toEqual(["ann 1", "bob 1", "nobody’s", "nobody’s, too", "ann 2", "ann 3"]);
});

it("the owner whose tasks took the least time goes first, however many another has", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const inOrder = createAtOnce({ most: 1, room: 99, patience: 1_000_000 });
  const started: string[] = [];
  const run = (owner: string) =>
    inOrder(async () => {
      started.push(owner);
      await vi.advanceTimersByTimeAsync(owner === "ann" ? 9_000 : 10);
    }, owner);
  const all = ["ann", "ann", "ann", "bob", "bob", "cat"].map(run);
  await Promise.all(all);
  expect(started).toEqual(["ann", "cat", "bob", "bob", "ann", "ann"]);
});

it("an owner with one short task before is behind no stranger, neither for a turn nor for a place", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const inOrder = createAtOnce({ most: 1, room: 3, patience: 1_000_000 });
  await inOrder(() => vi.advanceTimersByTimeAsync(200), "ann");
  await inOrder(() => vi.advanceTimersByTimeAsync(4_000), "eve");
  let end = () => {};
  const running = inOrder(() => new Promise<void>((resolve) => (end = resolve)));
  const started: string[] = [];
  const waiting = ["eve", "ann", "new 1", "new 2", "new 3"].map((owner) =>
    inOrder(async () => void started.push(owner), owner),
  );
  await settled();
  end();
  await Promise.all([running, ...waiting]);
  expect(started).toEqual(["ann", "new 1", "new 2"]);
});

it("owners who come again and again with short tasks leave a newcomer their turn and their place", async () => {
  const inOrder = createAtOnce({ most: 1, room: 3, patience: 300_000 });
  const again = ["ann", "bob", "cat"];
  for (const owner of [...again, ...again, ...again]) await inOrder(async () => {}, owner);
  let end = () => {};
  const running = inOrder(() => new Promise<void>((resolve) => (end = resolve)));
  const started: string[] = [];
  const waiting = [...again, "new"].map((owner) => inOrder(async () => void started.push(owner), owner));
  await settled();
  end();
  await Promise.all([running, ...waiting]);
  expect(started).toEqual(["new", "ann", "bob"]);
});

it("so much waits as there is room for, by the sizes of tasks", async () => {
  const inOrder = createAtOnce({ most: 1, room: 10, patience: 300_000 });
  let end = () => {};
  const running = inOrder(() => new Promise<void>((resolve) => (end = resolve)));
  const sizes = [6, 1, 1, 1, 5, 1];
  const waiting = sizes.map((size, at) => inOrder(async () => size, `${at}`, size));
  await settled();
  end();
  await running;
  expect(await Promise.all(waiting)).toEqual([6, 1, 1, 1, null, 1]);
});

it("a task that waits too long never runs, and takes no place", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const inOrder = createAtOnce({ most: 1, room: 99, patience: 20_000 });
  let end = () => {};
  const first = inOrder(() => new Promise<string>((resolve) => (end = () => resolve("first"))));
  const second = inOrder(async () => "second");
  await settled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await second).toBeNull();
  const third = inOrder(async () => "third");
  end();
  expect(await Promise.all([first, third])).toEqual(["first", "third"]);
});

it("where no more may wait, an owner of many gives way before any of theirs has run", async () => {
  const inOrder = createAtOnce({ most: 1, room: 2, patience: 1_000_000 });
  let end = () => {};
  const running = inOrder(() => new Promise<void>((resolve) => (end = resolve)), "ann");
  const waiting = ["ann", "ann", "bob"].map((owner) => inOrder(async () => owner, owner));
  await settled();
  end();
  expect(await Promise.all(waiting)).toEqual(["ann", null, "bob"]);
  await running;
});

it("where no more may wait, the last task of the owner whose tasks took the most gives way", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const inOrder = createAtOnce({ most: 1, room: 2, patience: 1_000_000 });
  await inOrder(() => vi.advanceTimersByTimeAsync(9_000), "ann");
  let end = () => {};
  const running = inOrder(() => new Promise<void>((resolve) => (end = resolve)));
  const waiting = ["ann", "ann", "bob", "cat"].map((owner) => inOrder(async () => owner, owner));
  await settled();
  end();
  expect(await Promise.all(waiting)).toEqual([null, null, "bob", "cat"]);
  await running;
});
