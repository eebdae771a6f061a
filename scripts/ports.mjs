// @ts-check
import getPort, { clearLockedPorts } from "get-port";

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
 * @param {number} port
 * @param {string} setting the variable that chooses another port, named in the error
 * @throws {SetupError} when something listens there already, or the port may not be opened
 */
export async function requireFreePort(port, setting) {
  // A port that was found free a moment ago would count as taken: it may have been given away.
  clearLockedPorts();
  if ((await getPort({ port })) === port) return;
  throw new SetupError(
    port < 1024
      ? `Port ${port} may not be opened by this user, or is taken. Choose another one with ${setting}=…`
      : `Port ${port} is taken by another process. Stop that process, or choose another port with ${setting}=…`,
  );
}

/**
 * Several different free ports.
 *
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export function findFreePorts(count) {
  return Promise.all(Array.from({ length: count }, () => getPort()));
}
