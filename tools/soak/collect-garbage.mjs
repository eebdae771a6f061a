// @ts-check
/** Loaded before the server of a soak (settled-memory.mjs): collects all garbage when it is told to. */

process.on("SIGUSR2", () => globalThis.gc?.());
