import { expect, it } from "vitest";
import { createWriters } from "~/platform/search/writers.server";
import { answerWithin, timeFor } from "~/values/deadline.server";

type Work = () => Promise<void>;

/** Notes which works were written together. */
function createNoted() {
  const groups: number[] = [];
  const writers = createWriters<Work>(async (works) => {
    groups.push(works.length);
    for (const work of works) await work();
  });
  return { writers, groups };
}

it("those that come during a turn share the next one, in their order", async () => {
  const { writers, groups } = createNoted();
  const done: string[] = [];
  const add = (name: string) =>
    writers.add(async () => {
      done.push(name);
    });
  const first = add("a");
  await null;
  await Promise.all([first, add("b"), add("c"), add("d")]);
  await add("e");
  expect(done).toEqual(["a", "b", "c", "d", "e"]);
  expect(groups).toEqual([1, 3, 1]);
});

it("one that fails, fails for itself", async () => {
  const { writers } = createNoted();
  const bug = new Error("no");
  const ends = await Promise.allSettled([
    writers.add(async () => {}),
    writers.add(() => Promise.reject(bug)),
    writers.add(async () => {}),
  ]);
  expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  await writers.ended();
});

it("each has its own caller's deadline", async () => {
  const { writers } = createNoted();
  const times: number[] = [];
  const add = async () => writers.add(async () => void times.push(timeFor(9_000)));
  await Promise.all([answerWithin(1_000, add), add(), answerWithin(5_000, add)]);
  expect(times.map((ms) => Math.ceil(ms / 1_000))).toEqual([1, 9, 5]);
});
