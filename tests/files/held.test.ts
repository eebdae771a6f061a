import { expect, it } from "vitest";
import { respond, testOrigin } from "#tests/support/app";
import * as filesPage from "~/routes/app.files.$place.$id";
import { aPdf } from "./faces";
import { waysIn } from "./ways-in";

it.each(["a stranger", "another member"])(
  "%s who sends many slow forms keeps nobody from sending theirs",
  async (who) => {
    const way = await waysIn["a case"]?.();
    if (!way) throw new Error("No way in");
    const { studio } = way;
    const other = await studio.join("FREELANCER");
    const ends: (() => void)[] = [];
    const sent = Array.from({ length: 40 }, () => {
      const body = new ReadableStream<Uint8Array>({ start: (c) => void ends.push(() => c.close()) });
      const headers = {
        origin: testOrigin,
        "content-type": "multipart/form-data; boundary=x",
        ...(who === "a stranger" ? {} : { cookie: other.cookie }),
      };
      const url = new URL("/app/files/case/x", testOrigin);
      const request = new Request(url, { method: "POST", body, headers, duplex: "half" } as RequestInit);
      const params = { place: "case", id: "x" };
      return respond(async () => filesPage.action({ request, context: studio.app.context(request), params }));
    });
    // Their sessions are looked up.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await way.send(aPdf())).toMatchObject({ status: 303 });
    const whole = await studio.sendWhole(way.owner.cookie, aPdf());
    expect(whole).toMatchObject({ status: 200 });
    for (const end of ends) end();
    await Promise.all(sent);
  },
);
