import * as shared from "~/words/signUp.generated";
import * as words from "~/words/signUpFreelancer.generated";
import { boutiqueLink, hireLink, type SignUpCopy } from "./public-copy";

export const freelancerCopy = (): SignUpCopy => ({
  path: "/",
  headline: words.headline(),
  lede: words.lede(),
  example: {
    label: shared.exampleLabel(),
    title: words.exampleTitle(),
    facts: words.exampleFacts(),
    fit: [
      { aspect: words.skills(), state: "nearly", detail: words.skillsFit() },
      { aspect: words.dates(), state: "met", detail: words.datesFit() },
      { aspect: words.place(), state: "met", detail: words.placeFit() },
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
  formId: "freelancer",
  submit: words.join(),
  legend: shared.optionalForTalent(),
  wide: [],
  others: [boutiqueLink(), hireLink()],
});
