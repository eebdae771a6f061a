import { expect, it, onTestFinished } from "vitest";
import { createDisk } from "#tests/operations/backup/files";
import { closeStore } from "../faults/broken-store";
import { startProduct } from "../fuzz/product";

it("a release that starts on a read-only site says what it writes, and begins its work, when the site opens", async () => {
  const disk = createDisk();
  await disk.open().close();
  const open = await closeStore(disk.dataDir);
  const product = await startProduct("local", { DATA_DIR: disk.dataDir });
  onTestFinished(product.stop);
  const announced = () => product.container.store.get("schemas", "briefs");

  await product.container.start();
  expect(await announced()).toBeNull();
  const ready = await product.app.fetch(
    new Request(new URL("/readyz", product.origin), { headers: { host: product.host } }),
  );
  expect(ready.status).toBe(200);

  await open();
  await expect.poll(announced).not.toBeNull();
  await expect
    .poll(() => product.container.store.query({ collection: "jobs", limit: 1 }))
    .toMatchObject({
      items: [{}],
    });
});
