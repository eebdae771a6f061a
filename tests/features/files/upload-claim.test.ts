import { expect, it } from "vitest";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import { beginUpload, claimUpload } from "~/features/files/writes/upload";

it("bytes are claimed by their SHA-256, or once where they aren’t named", async () => {
  const market = createMarket();
  const uid = await market.join("FREELANCER");
  const begin = async () => succeeded(await beginUpload(market, uid, { name: "a.pdf", size: 9 })).id;
  const claim = (id: string, digest: string | null) => claimUpload(market, uid, { id, digest });
  const [id, other] = [await begin(), await begin()];
  for (const digest of ["", "A".repeat(64), "a".repeat(63), "a".repeat(10_000)])
    expect(refusalOf(await claim(id, digest))).toBe("INVALID");
  succeeded(await claim(id, "a".repeat(64)));
  succeeded(await claim(id, "a".repeat(64)));
  expect(refusalOf(await claim(id, "b".repeat(64)))).toBe("UPLOAD_CLAIMED");
  succeeded(await claim(other, null));
  expect(refusalOf(await claim(other, null))).toBe("UPLOAD_CLAIMED");
});
