import { describe, expect, it } from "vitest";
import { inboundEndpoint, type PostedMail } from "~/http/inbound-endpoint";
import { limits } from "~/values/limits";
import { createTestHttpApp } from "./http-app";

const secret = "the-inbound-secret-of-the-tests-0001";

/** What comes of a form with these fields, as each coding, and the mails that are handed on. */
async function postForm(
  fields: readonly (readonly [name: string, value: string])[],
  coding: "url" | "parts",
) {
  const mails: PostedMail[] = [];
  const receive = async (mail: PostedMail) => {
    mails.push(mail);
    return { outcome: "delivered" as const };
  };
  const { ask } = createTestHttpApp({ inbound: inboundEndpoint(secret, receive) });
  const body = coding === "url" ? new URLSearchParams() : new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const headers = { authorization: `Bearer ${secret}`, origin: null };
  const { status } = await ask("/inbound", { method: "POST", headers, body });
  return { status, mails: mails.map(({ raw, recipients }) => [Buffer.from(raw).toString(), ...recipients]) };
}

describe.each(["url", "parts"] as const)("a form with a mail, as %s", (coding) => {
  const mail = [
    ["recipient", "reply+a@reply.example"],
    ["Body-Mime".toLowerCase(), "From: a\r\n\r\nYes."],
  ] as const;
  const others = (count: number) => Array.from({ length: count }, (_, at) => [`field${at}`, "a"] as const);

  it("is read with as many other fields as a service sends", async () => {
    expect(await postForm([...others(60), ...mail], coding)).toEqual({
      status: 200,
      mails: [["From: a\r\n\r\nYes.", "reply+a@reply.example"]],
    });
  });

  it("isn’t read where it has more fields than a form may have", async () => {
    expect(await postForm([...others(limits.formFields), ...mail], coding)).toEqual({
      status: 415,
      mails: [],
    });
  });
});
