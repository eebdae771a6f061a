import { expect, it } from "vitest";
import { createAtOnce } from "~/platform/values/at-once";

/** Tasks that end when they are told to. */
function tasks(most: number, count: number) {
  const inOrder = createAtOnce(most);
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
  expect(started).toEqual([0, 1]);
  end(1);
  await results[1];
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  end(0);
  end(2);
  await Promise.all([results[0], results[2]]);
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2, 3, 4]);
  end(3);
  end(4);
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4]);
});

it("a task that fails gives its place to the next", async () => {
  const { started, results, end } = tasks(1, 2);
  end(0, new Error("broken"));
  await expect(results[0]).rejects.toThrow("broken");
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  end(1);
  expect(await results[1]).toBe(1);
});

it("a newcomer doesn't overtake one that waits", async () => {
  const { inOrder, started, results, end } = tasks(1, 2);
  end(0);
  const newcomer = inOrder(async () => started.push(99));
  await results[0];
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  end(1);
  await newcomer;
  expect(started).toEqual([0, 1, 99]);
});

it("one owner has one task running, and the others of theirs let the next owner go first", async () => {
  const inOrder = createAtOnce(2);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const run = (name: string, owner: string | null) =>
    inOrder(() => {
      started.push(name);
      return new Promise<void>((end) => ends.push(end));
    }, owner);
  const names = ["ann 1", "ann 2", "ann 3", "bob 1", "nobody’s", "nobody’s, too"];
  const all = names.map((name) => run(name, name.startsWith("nobody") ? null : (name.split(" ")[0] ?? "")));
  await Promise.resolve();
  expect(started).toEqual(["ann 1", "bob 1"]);
  // In the order in which they began.
  for (let at = 0; at < names.length; at += 1) {
    ends[at]?.();
    await all[names.indexOf(started[at] ?? "")];
    await Promise.resolve();
  }
  expect(started).toEqual(["ann 1", "bob 1", "ann 2", "nobody’s", "ann 3", "nobody’s, too"]);
});
