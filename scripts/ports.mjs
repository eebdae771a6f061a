// @ts-check
import { createServer } from "node:net";

/** What a person has to mend; printed without a stack. */
export class SetupError extends Error {}

/**
 * A port from an environment-like record.
 *
 * @param {Record<string, string | undefined>} env
 * @param {string} setting name of the variable
 * @param {number} fallback
 * @returns {number}
 * @throws {SetupError} when the value is not a whole number from 1 to 65535
 */
export function readPort(env, setting, fallback) {
  const text = env[setting];
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new SetupError(`${setting} must be a port from 1 to 65535, not "${text}".`);
  }
  return port;
}

/**
 * @param {number} port 0 for any
 * @param {string} host
 * @returns {Promise<{ port: number } | { code: string }>} the port that could be opened (and is closed again), or why not
 */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve({ code: "code" in error ? String(error.code) : "unknown" }));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const opened = typeof address === "object" && address ? address.port : port;
      server.close(() => resolve({ port: opened }));
    });
  });
}

/**
 * @param {number} port
 * @param {string} setting the variable that chooses another port, named in the error
 * @throws {SetupError} when something listens there already, or the port may not be opened
 */
export async function requireFreePort(port, setting) {
  // Both, because "localhost" may mean either; a machine without IPv6 answers EADDRNOTAVAIL, which is fine.
  for (const host of ["127.0.0.1", "::1"]) {
    const tried = await tryPort(port, host);
    if (!("code" in tried)) continue;
    if (tried.code === "EADDRINUSE") {
      throw new SetupError(
        `Port ${port} is taken by another process. Stop that process, or choose another port with ${setting}=…`,
      );
    }
    if (tried.code === "EACCES") {
      throw new SetupError(
        `Port ${port} may not be opened by this user. Choose another one with ${setting}=…`,
      );
    }
  }
}

/** @returns {Promise<number>} a port on 127.0.0.1 that is free now */
async function findFreePort() {
  const tried = await tryPort(0, "127.0.0.1");
  if ("code" in tried) throw new SetupError(`No port could be opened on 127.0.0.1 (${tried.code}).`);
  return tried.port;
}

/**
 * Several different free ports.
 *
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function findFreePorts(count) {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < count) ports.add(await findFreePort());
  return [...ports];
}
