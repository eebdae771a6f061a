import { STREAM_HEARTBEAT, STREAM_RETRY } from "~/platform/values/times";
import type { ChangesSubscription } from "~/shell/operations/operations.generated";

/** Keeps the connection from looking forgotten. */
const heartbeat = ":\n\n";

/**
 * Changes as server-sent events: a hint each, by its kind, whose id is the version. Asks for the next one only once the
 * last is on its way, so what happens meanwhile is one hint, and a reader who doesn’t read costs nothing. A stream that
 * fails ends: the browser asks again, and names the last id.
 */
export function toChangeEvents(
  changes: AsyncIterableIterator<ChangesSubscription>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let beats: NodeJS.Timeout | undefined;
  return new ReadableStream(
    {
      start(controller) {
        const retry = Math.round(STREAM_RETRY * (1 + Math.random()));
        controller.enqueue(encoder.encode(`retry: ${retry}\n\n`));
        beats = setInterval(() => {
          // Not on top of what was not read yet.
          if (controller.desiredSize === 0) controller.enqueue(encoder.encode(heartbeat));
        }, STREAM_HEARTBEAT);
      },
      async pull(controller) {
        const answer = await changes.next().catch(() => null);
        if (!answer || answer.done) {
          clearInterval(beats);
          controller.close();
          return;
        }
        const { kind, version } = answer.value.changes;
        const name = kind.toLowerCase().replace("_", "-");
        controller.enqueue(encoder.encode(`event: ${name}\nid: ${version}\ndata:\n\n`));
      },
      async cancel() {
        clearInterval(beats);
        await changes.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
