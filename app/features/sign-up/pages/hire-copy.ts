import * as shared from "~/words/signUp.generated";
import * as words from "~/words/signUpHire.generated";
import { boutiqueLink, freelancerLink, type SignUpCopy } from "./public-copy";

export const hireCopy = (): SignUpCopy => ({
  path: "/hire",
  headline: words.headline(),
  lede: words.lede(),
  example: {
    label: words.exampleLabel(),
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
    { title: words.writeTitle(), text: words.writeText() },
    { title: words.readTitle(), text: words.readText() },
    { title: words.replyTitle(), text: words.replyText() },
  ],
  cost: words.cost(),
  formTitle: words.formTitle(),
  formNote: shared.noPassword(),
  formId: "hire",
  submit: words.submit(),
  legend: words.optional(),
  wide: [],
  others: [freelancerLink(), boutiqueLink()],
});
