import type { ChangesSubscription } from "~/shell/operations/operations.generated";
import { STREAM_HEARTBEAT, STREAM_RETRY } from "~/values/durations";

/** Keeps an idle connection from looking dead. */
const heartbeat = ":\n\n";

/**
 * Changes as server-sent events: one hint each, named by its kind, with the version as its id. The
 * next change is read only after the last hint was taken, so changes in between become one hint and
 * a client that doesn't read costs nothing. A stream that fails ends; the browser reconnects with
 * the last id.
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
          // Only if the previous event was read.
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
