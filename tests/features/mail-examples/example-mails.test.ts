import { expect, it } from "vitest";
import { createTestApp, get, respond } from "#tests/support/app";
import { sendingJobs } from "#tests/support/sending-jobs";
import { jobs } from "~/config/job-list";
import { exampleTexts, layOutExamples } from "~/features/mail-examples/mails/example-mails";
import {
  accountNotificationKinds,
  briefNotificationKinds,
} from "~/features/notifications/model/notification";
import * as page from "~/routes/local.styleguide";
import * as oneMail from "~/routes/local.styleguide_.$mail";
import { directionOf, languages } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";

const letterhead = { brand: "Guildhall", origin: "https://guildhall.test", contact: "hello@guildhall.test" };

it("every mail has an example: of each job that sends one, and of each kind of notification", async () => {
  expect(Object.keys(exampleTexts).sort()).toEqual((await sendingJobs(jobs)).sort());
  const statesOf = (job: string) => Object.keys(exampleTexts[job] ?? {}).map((state) => state.split(", ")[0]);
  expect([...new Set(statesOf("notice-mail"))]).toEqual([...briefNotificationKinds]);
  expect(statesOf("account-mail")).toEqual([...accountNotificationKinds]);
});

it.each(languages.map(({ code }) => code))(
  "each is laid out in %s, and says nothing that is missing",
  (code) => {
    const mails = inLanguage(code, () => layOutExamples(letterhead));
    expect(mails.length).toBeGreaterThan(80);
    for (const { job, state, subject, text, html } of mails) {
      const about = `${job}, ${state}`;
      expect(subject.length, about).toBeGreaterThan(3);
      expect(`${subject}\n${text}`, about).not.toMatch(/undefined|NaN|\[object|Invalid Date/);
      expect(html, about).toContain(
        `<html lang="${code}"${directionOf(code) === "rtl" ? ' dir="rtl"' : ""}>`,
      );
    }
    expect(new Set(mails.map(({ name }) => name)).size).toBe(mails.length);
  },
);

it("no two states of a mail say the same", () => {
  const mails = layOutExamples(letterhead);
  const said = mails.map(({ job, subject, html }) => `${job} ${subject} ${html}`);
  expect(mails.filter((_mail, at) => said.indexOf(said[at] ?? "") !== at)).toEqual([]);
});

it("the styleguide lists them, and shows each as it is mailed", async () => {
  const app = createTestApp();
  const load = async (route: { loader: unknown }, path: string, params = {}) => {
    const request = get(path);
    const loader = route.loader as (args: object) => Promise<Response>;
    return respond(() => loader({ request, context: app.context(request), params }));
  };
  const { mails } = await (await load(page, "/local/styleguide")).json();
  const [{ name, subject }] = mails;
  const shown = await load(oneMail, `/local/styleguide/${name}`, { mail: name });
  expect(await shown.text()).toContain(`<title>${subject}</title>`);
  expect((await load(oneMail, "/local/styleguide/none", { mail: "none" })).status).toBe(404);
});
