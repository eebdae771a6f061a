import { expect, it } from "vitest";
import { createUploadRoom } from "~/shell/request/upload-room.server";

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
  hold("ben", "bens", 40);
  hold("ann", "small", 20);
  hold("ann", "large", 35);
  hold("cid", "cids", 30);
  expect([held(), gone]).toEqual([90, ["large"]]);
});

it("gives up the newcomer where none holds more", () => {
  const { hold, held, gone } = createRoom();
  hold("ann", "anns", 40);
  hold("ben", "bens", 40);
  hold("cid", "cids", 41);
  expect([held(), gone]).toEqual([80, ["cids"]]);
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
