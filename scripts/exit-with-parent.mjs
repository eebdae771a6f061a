// @ts-check
/**
 * Preloaded (`node --import`) into the children that child.mjs starts. When the parent goes away without a
 * word (SIGKILL, a closed laptop lid and a reboot of the shell), the channel to it closes; this process then
 * ends as it would on SIGTERM, so no port stays taken by a forgotten process.
 */
if (process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // Watching must not keep a process alive that is otherwise done.
  process.channel.unref();
}
