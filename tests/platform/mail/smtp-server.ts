import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A message as it went over the wire. */
export interface ReceivedMail {
  recipients: string[];
  /** Unfolded, in order, names in lower case. */
  headers: { name: string; value: string }[];
  body: string;
}

export interface LoopbackServer {
  url: string;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that keeps what it is given. `port`: any free one when 0. */
export async function startSmtpServer(options: SMTPServerOptions = {}, port = 0) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, ...parseMessage(Buffer.concat(chunks).toString("utf8")) });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${address.port}`, port: address.port, received, close };
}

/** A server that accepts connections and then does only what `onConnection` does. */
export async function startSilentServer(onConnection: (socket: Socket) => void = () => {}) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function parseMessage(raw: string): Pick<ReceivedMail, "headers" | "body"> {
  const end = raw.indexOf("\r\n\r\n");
  const headers = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .map((line) => {
      const [name = "", ...value] = line.split(":");
      return { name: name.toLowerCase(), value: value.join(":").trim() };
    });
  return { headers, body: raw.slice(end + 4) };
}

/** The only header of that name; fails when there is none or a second. */
export function headerOf(mail: ReceivedMail | undefined, name: string): string {
  const found = mail?.headers.filter((header) => header.name === name) ?? [];
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} headers "${name}"`);
  return found[0].value;
}
