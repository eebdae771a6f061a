import { expect, test, vi } from "vitest";
import { watchIntent } from "~/ui/link-intent";

/** A document that is one link. */
class Link extends EventTarget {
  closest = () => this;
}

test.each([
  [1, ["mouseover"]],
  [1, ["focusin"]],
  [1, ["touchstart"]],
  [1, ["mouseover", "mouseover"]],
  [0, ["touchstart", "touchmove"]],
  [0, ["touchstart", "touchcancel"]],
] as const)("%i links are meant by %j, after a tenth of a second", (times, events) => {
  vi.useFakeTimers();
  const [document, note] = [new Link(), vi.fn()];
  vi.stubGlobal("Element", Link);
  vi.stubGlobal("document", document);
  watchIntent(note);
  for (const type of events) document.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(99);
  expect(note).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(note).toHaveBeenCalledTimes(times);
});
