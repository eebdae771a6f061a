import { expect, it } from "vitest";
import { readBounded } from "~/values/read-bounded.server";

/** A body that comes in these parts, and goes on; `hungUp` once nobody wants more of it. */
function bodyOf(parts: readonly Uint8Array[]) {
  const seen = { hungUp: false };
  const waiting = [...parts];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = waiting.shift();
      if (part) controller.enqueue(part);
      else controller.close();
    },
    cancel() {
      seen.hungUp = true;
    },
  });
  return { response: new Response(body), seen };
}

it("a text is whole, wherever its bytes were cut", async () => {
  const bytes = new TextEncoder().encode("Zoë’s");
  const { response } = bodyOf(Array.from(bytes, (byte) => Uint8Array.of(byte)));
  expect(await readBounded(response, bytes.length)).toBe("Zoë’s");
  expect(await readBounded(new Response(null), 0)).toBe("");
});

it("of one that is longer nothing more is read, and the connection is let go", async () => {
  const { response, seen } = bodyOf([new Uint8Array(5), new Uint8Array(5), new Uint8Array(5)]);
  expect(await readBounded(response, 9)).toBeNull();
  expect(seen.hungUp).toBe(true);
});
