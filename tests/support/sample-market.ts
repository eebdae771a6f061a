import { createAnswerLinks } from "~/features/notifications/mails/answer-links.server";
import { createStopLinks } from "~/features/notifications/mails/stop-links.server";
import { type FillParts, fillMarket } from "../../tools/demo/fill";
import { hirers, talents } from "../../tools/demo/texts/texts";
import { startProduct } from "../fuzz/product";
import { requireValue } from "./identity";
import { signInTo } from "./sign-in";
import { turnNothing } from "./turn-nothing";

/** The whole product with the sample market, and the cookies of its members. */
export async function startSampleMarket() {
  const product = await startProduct("local");
  const { store, files, identity, clock } = product.container;
  const filling: FillParts = {
    ...{ store, files, identity, turnPicture: turnNothing },
    mailer: {
      send: () => Promise.reject(new Error("a mail to nobody of the sample")),
      close: async () => {},
    },
    letterhead: { brand: "Guildhall", origin: product.origin, contact: "hello@localhost" },
    stopLinks: createStopLinks(["mails that nobody reads"]),
    answerLinks: createAnswerLinks(["mails that nobody reads"]),
    now: clock.now(),
  };
  await fillMarket(filling);
  await product.container.start();
  return {
    product,
    async signIn(handle: string): Promise<{ uid: string; cookie: string }> {
      const { email = "" } = [...hirers, ...talents].find((one) => one.handle === handle) ?? {};
      const { uid } = requireValue(await identity.getUserByEmail(email));
      return { uid, cookie: await signInTo(product.container, { uid, email }) };
    },
  };
}
