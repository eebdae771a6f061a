import { datesInFile, type PromisedDate } from "~/features/briefs/model/promised-date";
import { collection } from "~/platform/ports/collection";

/**
 * `talentRecords/{uid}`: whether a freelancer or an agency delivered by the dates agreed, of the
 * last milestones that were accepted. A hirer’s is in `hirerRecords`.
 */
export interface TalentRecord {
  delivered: PromisedDate[];
}

export const talentRecords = collection<TalentRecord>()({
  name: "talentRecords",
  ofMember: { id: "uid", exported: ({ delivered }) => ({ delivered: datesInFile(delivered) }) },
  unindexed: ["delivered"],
});
