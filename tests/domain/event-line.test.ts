import { expect, it } from "vitest";
import { type EventLine, withEvent } from "~/domain/event-line";

it("of what happened the fifty newest lines are kept, the oldest first", () => {
  const line = (at: number): EventLine => ({ at: String(at), event: "edit", by: "hirer" });
  let lines: EventLine[] = [];
  for (let at = 1; at <= 50; at += 1) lines = withEvent(lines, line(at));
  expect(lines.map(({ at }) => Number(at))).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
  expect(withEvent(lines, line(51)).map(({ at }) => Number(at))).toEqual(
    Array.from({ length: 50 }, (_, n) => n + 2),
  );
});
