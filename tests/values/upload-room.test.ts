import { expect, it } from "vitest";
import { createUploadRoom } from "~/values/upload-room";

/** A room of 100 bytes, and the names of uploads in the order in which they were given up. */
function createRoom() {
  const room = createUploadRoom(100);
  const gone: string[] = [];
  const hold = (sender: string, name: string, bytes: number) => {
    const held = room.hold(sender, () => gone.push(name));
    held.add(bytes);
    return held;
  };
  return { ...room, hold, gone };
}

it("holds nothing of an upload that only began", () => {
  const { hold, held, gone } = createRoom();
  for (let at = 0; at < 1_000; at += 1) hold(`member ${at}`, `upload ${at}`, 0);
  hold("ann", "whole", 100);
  expect([held(), gone]).toEqual([100, []]);
});

it("gives up the largest upload of the sender who holds most", () => {
  const { hold, held, gone } = createRoom();
  hold("ben", "bens", 25);
  hold("ann", "small", 20);
  hold("ann", "large", 35);
  hold("cid", "cids", 30);
  expect([held(), gone]).toEqual([75, ["large"]]);
});

it("gives way to one who sends as much in less time than seventeen slow ones", () => {
  const room = createUploadRoom(160);
  let isRefused = false;
  // Each begins anew as soon as it was given up, and sends a tenth of ten bytes in each step.
  const slow = Array.from({ length: 17 }, (_, at) => ({ at, sent: 0, held: begin(at) }));
  function begin(at: number) {
    return room.hold(`slow ${at}`, () => {
      const own = slow[at];
      if (own) Object.assign(own, { sent: 0, held: begin(at) });
    });
  }
  function step() {
    for (const one of slow) {
      if (one.sent >= 9) continue;
      one.sent += 1;
      one.held.add(1);
    }
  }
  for (let at = 0; at < 10; at += 1) step();
  const quick = room.hold("quick", () => {
    isRefused = true;
  });
  for (let at = 0; at < 5; at += 1) {
    quick.add(2);
    step();
  }
  // It is whole, and held while it is taken.
  for (let at = 0; at < 10; at += 1) step();
  expect(isRefused).toBe(false);
});

it("gives up the newcomer where none holds half as much", () => {
  const { hold, held, gone } = createRoom();
  hold("ann", "anns", 30);
  hold("ben", "bens", 30);
  hold("cid", "cids", 61);
  expect([held(), gone]).toEqual([60, ["cids"]]);
});

it("gives up one that has the whole room and wants more", () => {
  const { hold, held, gone } = createRoom();
  hold("ann", "anns", 100).add(1);
  expect([held(), gone]).toEqual([0, ["anns"]]);
});

it("holds nothing more of what was given up or released", () => {
  const { hold, held, gone } = createRoom();
  const given = hold("ann", "anns", 101);
  given.add(50);
  given.release();
  const released = hold("ben", "bens", 60);
  released.release();
  released.release();
  released.add(70);
  expect([held(), gone]).toEqual([0, ["anns"]]);
});

it("gives up nothing that is being written, and counts it until then", () => {
  const { hold, held, gone } = createRoom();
  const written = hold("ann", "written", 60);
  expect(written.keep()).toBe(true);
  hold("ann", "anns", 30);
  const late = hold("ben", "bens", 20);
  expect([held(), gone]).toEqual([80, ["anns"]]);
  written.release();
  expect([held(), late.keep()]).toEqual([20, true]);
});

it("writes nothing for which there is no room", () => {
  const { hold, held } = createRoom();
  hold("ann", "written", 100).keep();
  expect([hold("ben", "bens", 1).keep(), held()]).toEqual([false, 100]);
});
