import { expect } from "vitest";
import { isGood, startLoad } from "./load";
import { joinAndListen } from "./member";
import type { Site } from "./site";

/** How long a stream that was asked for may take to begin under load, in ms. */
const onItsWay = 2_000;

/** Takes the link of one process down under load. Only where each has a link of its own. */
export async function cutOneOff(site: Site): Promise<void> {
  // A machine is gone without a word: nothing comes back from it, and nobody is told.
  const [ann, ben] = await Promise.all([joinAndListen(site, 5), joinAndListen(site, 6)]);
  const load = startLoad(site, ann.cookie, 10_000);
  const isDown = site.says(1, "DOWN");
  const cutAt = performance.now();
  await site.nodes[1]?.place.cut();
  await isDown;
  const downAt = performance.now();
  const before = { ann: ann.changes.versions.length, ben: ben.changes.versions.length };
  await expect.poll(() => ann.changes.versions.length).toBeGreaterThan(before.ann);
  await expect.poll(() => ben.changes.versions.length).toBeGreaterThan(before.ben);
  const isUp = site.says(1, "UP");
  await site.nodes[1]?.place.mend();
  await isUp;
  await load.stop();
  for (const member of [ann, ben]) await member.stop();

  // A page that was asked of it came from another one. A form that was on its way may have no answer, and no later one.
  const bad = load.asked.filter((asked) => !isGood(asked));
  const late = Math.max(...load.asked.filter(({ isForm }) => !isForm).map(({ took }) => took));
  process.stdout.write(
    `${load.asked.length} requests, ${bad.length} forms without an answer, down after ${Math.round(downAt - cutAt)} ms, the slowest page ${Math.round(late)} ms\n`,
  );
  expect(bad.filter(({ isForm, sentAt }) => !isForm || sentAt > downAt)).toEqual([]);
  for (const { listener, changes } of [ann, ben]) {
    expect(listener.told).toEqual(changes.versions);
    // One that had not begun there is let go with the others, asked for again, and tells what was missed. It was on
    // its way when the machine went, or asked for before that was known.
    const isLetGo = ({ askedAt }: { askedAt: number }) => askedAt > cutAt - onItsWay && askedAt < downAt;
    expect(listener.refused.filter((one) => !isLetGo(one))).toEqual([]);
    expect(listener.refused.length).toBeLessThanOrEqual(1);
  }
}
