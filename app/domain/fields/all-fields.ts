import { agreementFields } from "./agreement-fields";
import { briefFields } from "./brief-fields";
import { caseFields } from "./case-fields";
import { historyFields } from "./history-fields";
import { profileFields } from "./profile-fields";
import { proposalFields } from "./proposal-fields";
import { signUpFields } from "./sign-up-fields";

/** All content of the product, by its subject. */
export const allFields = {
  brief: briefFields,
  profile: profileFields,
  proposal: proposalFields,
  case: caseFields,
  agreement: agreementFields,
  workEntry: historyFields.work,
  educationEntry: historyFields.education,
  certificateEntry: historyFields.certificates,
  freelancerDraft: signUpFields.FREELANCER,
  agencyDraft: signUpFields.AGENCY,
  hirerDraft: signUpFields.HIRER,
};
