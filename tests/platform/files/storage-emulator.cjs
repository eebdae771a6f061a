// @ts-nocheck firebase-tools declares no types.
/**
 * Runs the Storage emulator of firebase-tools at 127.0.0.1:PORT, without its rules: those are evaluated by a Java
 * program that firebase-tools would download, and for browsers only. The site's server passes no rules.
 * What it keeps is in TMPDIR.
 */
const { EmulatorRegistry } = require("firebase-tools/lib/emulator/registry.js");
const { StorageEmulator } = require("firebase-tools/lib/emulator/storage/index.js");

const options = { projectId: "demo-files", host: "127.0.0.1", port: Number(process.env.PORT), rules: [] };
const emulator = new StorageEmulator(options);
// As `firebase-tools` has it in private; if that changes, it asks for the program and says so.
emulator._rulesRuntime.start = async () => {};
EmulatorRegistry.start(emulator).then(() => process.stdout.write("ready\n"));
