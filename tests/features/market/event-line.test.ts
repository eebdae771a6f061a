import { expect, it } from "vitest";
import { type EventLine, withEvent } from "~/features/market/model/event-line";

it("of what happened the fifty newest lines are kept, the oldest first", () => {
  const line = (at: number): EventLine => ({ at: String(at), event: "edit", by: "hirer" });
  let lines: EventLine[] = [];
  for (let at = 1; at <= 50; at += 1) lines = withEvent(lines, line(at));
  expect(lines.map(({ at }) => Number(at))).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
  expect(withEvent(lines, line(51)).map(({ at }) => Number(at))).toEqual(
    Array.from({ length: 50 }, (_, n) => n + 2),
  );
});

it("a line by an administrator goes after all others, and the newest line never", () => {
  const line = (at: number, by: string) => ({ at: String(at), by });
  let lines = [line(0, "admin")];
  for (let at = 1; at <= 100; at += 1) lines = withEvent(lines, line(at, "owner"));
  expect(lines).toHaveLength(50);
  expect([lines[0], lines[1], lines.at(-1)]).toEqual([
    line(0, "admin"),
    line(52, "owner"),
    line(100, "owner"),
  ]);
  for (let at = 101; at <= 160; at += 1) lines = withEvent(lines, line(at, "admin"));
  lines = withEvent(lines, line(161, "owner"));
  expect(lines).toHaveLength(50);
  expect([lines[0], lines.at(-1)]).toEqual([line(112, "admin"), line(161, "owner")]);
});
