import { connect } from "node:net";
import { expect, test } from "vitest";
import { ourHost } from "./http-app";
import { startServer } from "./raw-server";

/** Several of the pieces in which the server reads. */
const bad = "a".repeat(400_000);

/** Everything that came back, and how the connection ended. */
function send(port: number, bytes: string): Promise<{ received: string; error: string | null }> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    let received = "";
    let error: string | null = null;
    socket.setEncoding("latin1").on("data", (text) => {
      received += text;
    });
    socket.on("error", (fault: NodeJS.ErrnoException) => {
      error = fault.code ?? "unknown";
    });
    socket.on("end", () => socket.destroy());
    socket.on("close", () => resolve({ received, error }));
    socket.end(bytes);
  });
}

// A reset would throw away what the peer hasn't read yet, which is the answer.
test.each([
  ["what was no request from its first byte", bad, 400],
  ["headers that are too long", `GET / HTTP/1.1\r\nhost: ${ourHost}\r\nx-long: ${bad}\r\n\r\n`, 431],
  [
    "a good request before the bad bytes",
    `GET / HTTP/1.1\r\nhost: ${ourHost}\r\ncontent-length: 0\r\n\r\n${bad}`,
    200,
  ],
])("the answer to %s arrives, and no reset takes it away", async (_, bytes, status) => {
  for (let round = 0; round < 20; round += 1) {
    // One each: the next request of a process waits for its turn, and these bytes don't.
    const { port } = await startServer();
    const { received, error } = await send(port, bytes);
    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(received.match(/^HTTP\/1\.1/gm)).toHaveLength(1);
    expect(error).toBeNull();
  }
});
