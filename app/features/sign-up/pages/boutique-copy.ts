import * as shared from "~/words/signUp.generated";
import * as words from "~/words/signUpAgency.generated";
import { freelancerLink, hireLink, type SignUpCopy } from "./public-copy";

export const boutiqueCopy = (): SignUpCopy => ({
  path: "/boutiques",
  headline: words.headline(),
  lede: words.lede(),
  example: {
    label: shared.exampleLabel(),
    title: words.exampleTitle(),
    facts: words.exampleFacts(),
    fit: [
      { aspect: words.skills(), state: "met", detail: words.skillsFit() },
      { aspect: words.dates(), state: "met", detail: words.datesFit() },
      { aspect: words.price(), state: "met", detail: words.priceFit() },
      { aspect: words.mustHaves(), state: "unknown", detail: words.mustHavesFit() },
    ],
    reply: words.exampleReply(),
  },
  steps: [
    { title: words.fitTitle(), text: words.fitText() },
    { title: words.sendTitle(), text: words.sendText() },
    { title: words.hearTitle(), text: words.hearText() },
  ],
  cost: shared.freeForTalent(),
  formTitle: words.join(),
  formNote: shared.noPassword(),
  formId: "boutique",
  submit: words.join(),
  legend: shared.optionalForTalent(),
  wide: ["services", "website"],
  others: [freelancerLink(), hireLink()],
});
