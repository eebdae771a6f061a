import { expect, it, onTestFinished, vi } from "vitest";
import { freshEmail } from "#tests/support/identity";
import { dropsConnection, hangs } from "#tests/support/stub-provider";
import { readForm } from "~/shell/request/read-form.server";
import { answerWithin, timeFor } from "~/values/deadline.server";
import { expectUnavailable, hour, patiently, startFaultyProduct } from "./faulty-product";
import { late } from "./provider-relay";

async function useFaultyProduct() {
  const product = await startFaultyProduct();
  onTestFinished(product.close);
  return product;
}

it("slow calls one after the other share the time of one request", async () => {
  const { relay, visit } = await useFaultyProduct();
  const form = { email: freshEmail(), name: "Ada" };
  // Three calls make a sign-up. Each is in time by itself; all of them are not.
  relay.cause(late(200, relay.pass));
  expectUnavailable(await visit("/?index", { form, within: 450 }), [form.email]);
});

it("a form that took long to come over a slow connection has the whole time for its answer", async () => {
  await answerWithin(50, async () => {
    const body = new ReadableStream({
      async pull(controller) {
        await vi.waitUntil(() => timeFor(1) === 0);
        controller.enqueue(new TextEncoder().encode("name=Ada"));
        controller.close();
      },
    });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
    const form = await readForm(new Request("http://localhost/", init), ["name"]);
    expect(form.get("name")).toBe("Ada");
    expect(timeFor(1)).toBe(1);
  });
});

it("a form that was cut off after its account was made goes on where it stood, with the same button", async () => {
  const { relay, visit } = await useFaultyProduct();
  const form = { email: freshEmail(), name: "Ada" };
  relay.cause((incoming, outgoing) =>
    (incoming.url?.includes("signInWithCustomToken") ? dropsConnection : relay.pass)(incoming, outgoing),
  );
  const cut = await visit("/?index", { form });
  expectUnavailable(cut, [form.email]);
  await relay.recover();
  const cookie = cut.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const again = await visit("/?index", { form, cookie });
  expect([again.status, again.headers.get("location")]).toEqual([303, "/app"]);
});

it("a link that the provider used up without saying so works with the next press", async () => {
  const { join, linkOf, relay, visit } = await useFaultyProduct();
  const { email } = await join();
  const form = await linkOf(email);
  relay.cause(relay.swallow);
  expectUnavailable(await visit("/sign-in", { form }), [email]);
  await relay.recover();
  const pressed = await visit("/sign-in", { form });
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, "/app?notice=confirmed"]);
  expect((await visit("/sign-in", { form })).status).toBe(410);
});

it("a flood of forms and members doesn't pile up behind a provider that hangs, in sockets or in the log", async () => {
  const { join, lines, relay, visit } = await useFaultyProduct();
  const { cookie } = await join({ age: 2 * hour });
  const said = (words: string) => lines.filter(({ msg }) => msg.startsWith(`The identity provider ${words}`));
  const flood = () =>
    Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        n % 2
          ? visit("/?index", { form: { email: freshEmail(), name: "Ada" }, within: 500 })
          : visit("/app", { cookie, within: 500 }),
      ),
    );
  relay.cause(hangs);
  await expect.poll(() => flood().then(() => said("gives no answer").length), patiently).toBe(1);

  const [asked, troubles] = [relay.asked.length, said("is in trouble").length];
  for (const { status } of await flood()) expect(status).toBe(503);
  expect(relay.asked.length - asked).toBeLessThan(20);
  expect(said("is in trouble")).toHaveLength(troubles);
  expect(said("gives no answer")).toHaveLength(1);

  await relay.recover();
  await expect.poll(async () => (await visit("/app", { cookie })).status, patiently).toBe(200);
  expect(said("answers again")).toHaveLength(1);
});
