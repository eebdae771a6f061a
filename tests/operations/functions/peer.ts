import { once } from "node:events";
import { createServer } from "node:net";
import { onTestFinished } from "vitest";

/** A host that says what it is told to, once it has been asked: a line and headers, and a body. Answers its address. */
export async function serve(answer: (write: (head: string, body?: string) => void) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () =>
      answer((head, body = "") => {
        socket.end(`HTTP/1.1 ${head}\r\nconnection: close\r\n\r\n${body}`);
      }),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return `http://127.0.0.1:${port}`;
}
