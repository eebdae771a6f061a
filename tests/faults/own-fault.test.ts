import { expect, it, onTestFinished } from "vitest";
import { signInTo } from "#tests/support/sign-in";
import { accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import { emptyProfile, profilesCollection } from "~/features/profiles/model/profile";
import { startProduct } from "../fuzz/product";

it.each(["/app/profile", "/app/profile?_data=routes%2Fapp.profile"])(
  "a fault of ours is told as one, with its number, on %s",
  async (path) => {
    const product = await startProduct();
    onTestFinished(product.stop);
    const { container, origin, host, lines } = product;
    const [uid, email] = ["uid-1", "ann@example.com"];
    await container.store.transact(async (tx) => {
      const now = new Date();
      tx.set(accountsCollection, uid, { ...createProvenAccount(email, now), kind: "FREELANCER" });
      // What no release ever wrote.
      tx.set(profilesCollection, uid, { ...emptyProfile, displayName: "Ann", skills: null });
    });
    const cookie = await signInTo(container, { uid, email });

    const response = await product.app.fetch(
      new Request(new URL(path, origin), { headers: { host, cookie } }),
    );
    expect(response.status).toBe(500);
    expect(response.headers.get("retry-after")).toBeNull();
    const number = response.headers.get("x-request-id") ?? "none";
    const text = await response.text();
    expect(text).toContain(number);
    expect(text).not.toMatch(/service|TypeError|\.ts:/);
    // One for each loader of the page that met it.
    const said = lines.filter(({ msg }) => msg === "A loader, an action or a page failed");
    expect(new Set(said.map(({ requestId }) => requestId))).toEqual(new Set([number]));
    // What lies behind, not that there was something: the first that met it.
    expect(said.map(({ stack }) => stack)).toContainEqual(expect.stringContaining("completenessOf"));
  },
);
