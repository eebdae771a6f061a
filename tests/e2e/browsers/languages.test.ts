import { randomUUID } from "node:crypto";
import * as briefs from "~/words/briefs.generated";
import * as briefsForm from "~/words/briefsForm.generated";
import * as briefsOwn from "~/words/briefsOwn.generated";
import * as fields from "~/words/contentFields.generated";
import * as conversations from "~/words/conversations.generated";
import * as dashboard from "~/words/dashboard.generated";
import * as labels from "~/words/labels.generated";
import { languages } from "~/words/languages";
import * as proposals from "~/words/proposalsOwn.generated";
import { inLanguage } from "~/words/reader-language.server";
import * as signIn from "~/words/signIn.generated";
import * as link from "~/words/signInLink.generated";
import * as start from "~/words/signUpFreelancer.generated";
import * as hire from "~/words/signUpHire.generated";
import { publishBrief } from "../market-seeds";
import { findForeign, type Spoken, spokenInPage } from "../page-checks/language";
import { doors, freshEmail, joinByRequest, mailsTo, request } from "../support";
import { expect, test } from "./browser-test";
import type { createPerson } from "./person";
import type { Tab } from "./tab";

const [, ...others] = languages;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
// What members write is in no language here.
const written = "Kalu soventi 4711 tarmo, nenta parvo mirko xilo velda torun.";

for (const { code, name, direction } of others) {
  const say = (words: () => string) => inLanguage(code, words);

  /** Looks at a page as it is now. */
  const createLook = (tab: Tab) => async (page: string) => {
    const spoken = await tab.run<Spoken>(spokenInPage);
    expect.soft(findForeign(code, spoken), `${page}, in ${code}`).toEqual([]);
  };

  /** Follows the newest of so many mails and presses the button of its page. */
  async function useLink(person: ReturnType<typeof createPerson>, address: string, count: number) {
    await expect.poll(async () => (await mailsTo(address)).length).toBe(count);
    await person.open((await mailsTo(address)).at(-1)?.link ?? "");
  }

  // Without scripts each way is gone in one language, which costs half.
  const talentTag = code === others.at(-1)?.code ? [] : ["@scripts"];
  const hirerTag = code === others.at(0)?.code ? [] : ["@scripts"];
  // What browsers lay out each in its way is a direction: one of English's is seen in Chromium alone.
  const browserTag = direction === "ltr" ? ["@chromium"] : [];

  test(`talent signs up in ${name}, signs in by a link, proposes, and writes a message`, {
    tag: [...talentTag, ...browserTag],
  }, async ({ person, tab }) => {
    const look = createLook(tab);
    const hirer = await joinByRequest({ door: doors.hire, name: "Xanthi" });
    const titled = { title: written, summary: written, problem: written, desiredOutcome: written };
    const brief = await publishBrief(hirer.cookie, titled);
    await person.open("/");
    await person.press(name);
    await person.sees(say(start.headline));
    await look("/");
    await person.fill(say(fields.email), "ada@nowhere");
    await person.fill(say(fields.name), "Ada Xu");
    await person.press(say(start.join));
    await person.seesErrors();
    await look("/ with errors");

    const email = freshEmail();
    await person.set(say(fields.email), email);
    await person.press(say(start.join));
    await person.sees(say(() => dashboard.helloName({ name: "Ada Xu" })));
    await look("/app of a pending member");
    await useLink(person, email, 1);
    await look("/sign-in that confirms");
    await person.press(say(link.confirm));
    await person.sees(say(() => dashboard.helloName({ name: "Ada Xu" })));
    await look("/app");

    await person.open("/sign-out");
    await person.open("/login");
    await look("/login");
    await person.fill(say(fields.email), email);
    await person.press(say(signIn.sendLink));
    await person.sees(say(signIn.sentTitle));
    await look("/login?sent=1");
    await useLink(person, email, 2);
    await person.press(say(link.signIn));
    await person.sees(say(() => dashboard.helloName({ name: "Ada Xu" })));

    await person.open(`/app/briefs/${brief}`);
    await look("/app/briefs/:id");
    await person.follow(say(briefs.writeProposal));
    await person.fill(say(fields.pitch), written);
    await person.press(say(proposals.send));
    await person.sees(say(labels.proposalSent));
    await look("/app/briefs/:id/proposal");
    await person.open("/app/inbox");
    await look("/app/inbox");
    await person.follow("Xanthi");
    const thread = await person.at(`/app/inbox/${brief}_`);
    const form = { intent: "send", key: randomUUID(), text: "2027?" };
    expect((await request(thread, { form, headers: { cookie: hirer.cookie } })).status).toBe(303);
    await person.open(thread);
    await person.sees("2027?");
    await person.fill(
      say(() => conversations.messageTo({ who: "NAMED", name: "Xanthi" })),
      "2028!",
    );
    await person.press(say(conversations.send));
    await person.sees("2028!");
    await look("/app/inbox/:id");
  });

  test(`a hirer publishes a brief in ${name}`, { tag: [...hirerTag, ...browserTag] }, async ({
    person,
    tab,
  }) => {
    const look = createLook(tab);
    await person.open("/hire");
    await person.press(name);
    await person.sees(say(hire.headline));
    await look("/hire");
    const email = freshEmail();
    await person.fill(say(fields.workEmail), email);
    await person.fill(say(fields.organisation), "Xanthi");
    await person.press(say(hire.submit));
    await person.sees(say(briefsForm.newTitle));
    await useLink(person, email, 1);
    await person.press(say(link.confirm));
    await person.sees(say(briefsForm.newTitle));
    await person.open("/app");
    await person.sees(say(() => dashboard.helloName({ name: "Xanthi" })));
    await look("/app of a hirer");
    await person.open("/app/briefs/new");
    await person.press(say(briefsForm.publish));
    await person.seesErrors();
    await look("/app/briefs/new with errors");
    for (const label of [fields.title, fields.summary, fields.briefProblem, fields.briefOutcome])
      await person.fill(say(label), written);
    await person.fill(say(fields.skills), "SQL");
    await person.set(say(fields.workplace), say(labels.workplaceRemote));
    await person.fill(say(fields.budgetFrom), "8000");
    await person.set(say(fields.closesOn), inDays(10));
    await person.set(say(fields.decideOn), inDays(20));
    await person.press(say(briefsForm.publish));
    await person.sees(say(briefsOwn.publishedTitle));
    await look("/app/briefs/:id/published");
  });
}
