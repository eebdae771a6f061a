import type { AttachedFile } from "~/domain/attached-file";
import { briefFields } from "~/domain/fields/brief-fields";
import { caseFields } from "~/domain/fields/case-fields";
import type { ContentField, ContentFields, ContentOf } from "~/domain/fields/field";
import { type HistorySection, historyFields } from "~/domain/fields/history-fields";
import { profileFields } from "~/domain/fields/profile-fields";
import { proposalFields } from "~/domain/fields/proposal-fields";
import type { Person } from "~/domain/profile";
import type { ProposalAnswer } from "~/domain/proposal";
import { referenceAnswers } from "~/domain/reference";
import type { ReportAbout } from "~/domain/report";
import { historySections } from "~/domain/resume/history";
import { type Agreement, agreementsCollection } from "~/features/agreements/model/agreement";
import { briefsCollection } from "~/features/briefs/model/brief";
import { readBrief } from "~/features/briefs/reads/read-brief";
import { readCases } from "~/features/cases/reads/shown-case";
import { type Message, messagesCollection, previewOf, saidIn } from "~/features/conversations/model/message";
import { listMessages } from "~/features/conversations/reads/list-messages";
import { readConversation } from "~/features/conversations/reads/read-conversation";
import { listFiles } from "~/features/files/model/attached";
import { getFile } from "~/features/files/model/file";
import {
  type Delivery,
  deliveries,
  deliveryId,
  milestones,
  type Progress,
  progressId,
} from "~/features/milestones/model/milestone";
import { readEarlier } from "~/features/milestones/reads/read-milestones";
import { nameFile, type ReportedText } from "~/features/moderation/model/report";
import type { Profile } from "~/features/profiles/model/profile";
import { readMember } from "~/features/profiles/reads/read-member";
import { type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import { otherUid } from "~/features/proposals/model/shared-work";
import { readProposal } from "~/features/proposals/reads/read-proposal";
import { type Question, questionsCollection } from "~/features/questions/model/question";
import { toReadQuestion } from "~/features/questions/reads/read-question";
import { findPastReference } from "~/features/references/reads/asked";
import { findReference } from "~/features/references/reads/read-reference";
import { type ReadWork, readWork } from "~/features/references/reads/read-work";
import { getHistory } from "~/features/resume/model/history";
import type { StoreReads } from "~/platform/ports/store";

/** A reportable subject, as its reader sees it. */
export interface Subject {
  ofUid: string;
  /** What its reader knows it by: a title, a name, the beginning of a text; null for nothing. */
  title: string | null;
  /** The name is of a person without an account. */
  isByEmail?: true;
  texts: ReportedText[];
}

type Find = (reads: StoreReads, uid: string, id: string, now: Date) => Promise<Subject | null>;

/**
 * The subject that a member wants to report, if they may read it; null for anything else, and for
 * their own. No id is longer than 200 characters: it is kept with the report, and an index holds
 * it.
 */
export async function findSubject(
  reads: StoreReads,
  uid: string,
  about: ReportAbout,
  id: string,
  now: Date,
): Promise<Subject | null> {
  const subject = id.length > 200 ? null : await finders[about](reads, uid, id, now);
  return subject?.ofUid === uid ? null : subject;
}

const finders: Record<ReportAbout, Find> = {
  async BRIEF(reads, uid, id) {
    const brief = await readBrief(reads, uid, id);
    if (!brief) return null;
    const { hirerUid, title } = brief.data;
    return {
      ofUid: hirerUid,
      title,
      texts: [
        ...reportedTexts("brief", briefFields, brief.data, hirerUid),
        ...textOfFiles("brief.files", await listFiles(reads, "BRIEF", id), hirerUid),
      ],
    };
  },
  async MEMBER(reads, uid, id) {
    // A hidden profile is readable through a brief that both members have dealings with.
    const [of = "", through, ...more] = id.split("~");
    const isNamed = through === undefined || (await reads.get(briefsCollection, through)) !== null;
    if (!isNamed || more.length > 0) return null;
    const member = await readMember(reads, uid, of, through === undefined ? null : { briefId: through });
    if (!member) return null;
    const { displayName, organisation } = member.profile;
    return {
      ofUid: of,
      title: displayName ?? organisation,
      texts: [
        ...reportedTexts("member", profileFields, member.profile, of),
        ...(await textOfFace(reads, member.profile, of)),
        ...(await textsOfCases(reads, of)),
        ...(await textsOfHistory(reads, of)),
      ],
    };
  },
  async PROPOSAL(reads, uid, id) {
    const found = (await reads.get<Proposal>(proposalsCollection, id))?.data;
    if (!found) return null;
    const key = { briefId: found.briefId, applicantUid: found.uid };
    const proposal = await readProposal(reads, uid, key);
    if (!proposal) return null;
    const { title, hirerUid } = proposal.brief.data;
    // Of a withdrawn one the hirer reads none.
    const files = proposal.data.status === "WITHDRAWN" ? [] : await listFiles(reads, "PROPOSAL", id);
    return {
      ofUid: found.uid,
      title,
      texts: [
        ...reportedTexts("proposal", proposalFields, proposal.data, found.uid),
        ...textOfFiles("proposal.files", files, found.uid),
        ...(title ? [{ label: "sentFor", text: title, by: hirerUid, around: true as const }] : []),
      ],
    };
  },
  async MESSAGE(reads, uid, id) {
    const message = (await reads.get<Message>(messagesCollection, id))?.data;
    if (message?.text == null || !(await readConversation(reads, uid, message.conversationId))) return null;
    const { by, seq, conversationId } = message;
    // The message, the next one and the two before: an administrator reads nothing else of a
    // conversation.
    const nearby = { before: seq + 2, limit: 4 };
    const { items } = await listMessages(reads, conversationId, nearby);
    const texts = items.toReversed().map(({ data }) => ({
      label: data.seq === seq ? "reportedMessage" : "message",
      text: textWithFiles(data),
      by: data.by,
      ...(data.seq !== seq && { around: true as const }),
    }));
    return { ofUid: by, title: previewOf(saidIn(message) ?? ""), texts };
  },
  async QUESTION(reads, uid, id) {
    const found = await reads.get<Question>(questionsCollection, id);
    const brief = found && (await readBrief(reads, uid, found.data.briefId));
    if (!found || !brief || !toReadQuestion(found, brief)) return null;
    const { askerUid, hirerUid, text, answer } = found.data;
    // In one's own question, the reported text is the answer.
    const ofAnswer = askerUid === null || askerUid === uid;
    if (ofAnswer && answer === null) return null;
    return {
      ofUid: ofAnswer ? hirerUid : askerUid,
      title: previewOf((ofAnswer ? answer : text) ?? ""),
      texts: [
        ...(text !== null && askerUid !== null ? [{ label: "question", text, by: askerUid }] : []),
        ...(answer === null ? [] : [{ label: "answer", text: answer, by: hirerUid }]),
      ],
    };
  },
  async REFERENCE(reads, uid, id, now) {
    // By a person without an account: about the member who asked for it.
    const past = await findPastReference(reads, id);
    if (past) {
      const { reference, uid: ofUid } = past;
      if (!(await readMember(reads, uid, ofUid))) return null;
      const texts = referenceAnswers.map((answer) => ({
        ...{ label: `hirer.${answer}`, text: reference[answer], by: ofUid },
      }));
      const { name, organisation, title, year } = reference;
      const who = [name, organisation].filter(Boolean).join(", ");
      const work = { label: "byEmail", text: `${who}: ${title}, ${year}` };
      return {
        ofUid,
        title: name,
        isByEmail: true,
        texts: [...texts, { ...work, by: ofUid, around: true as const }],
      };
    }
    const found = await findReference(reads, id, uid, now);
    if (!found) return null;
    const { reference, authorUid, aboutUid } = found;
    const isSide = uid === authorUid || uid === aboutUid;
    if (!isSide && !(await readMember(reads, uid, aboutUid))) return null;
    // Of one's own reference, the reported text is the reply.
    const ofReply = uid === authorUid;
    if (ofReply && reference.reply === null) return null;
    const author = reference.side === "HIRER" ? "hirer" : "talent";
    const around = ofReply && { around: true as const };
    return {
      ofUid: ofReply ? aboutUid : authorUid,
      title: previewOf(ofReply ? (reference.reply ?? "") : reference.experience),
      texts: [
        ...referenceAnswers.map((answer) => ({
          ...{ label: `${author}.${answer}`, text: reference[answer], by: authorUid },
          ...around,
        })),
        ...(reference.reply === null
          ? []
          : [
              {
                label: "reply",
                text: reference.reply,
                by: aboutUid,
                ...(!ofReply && { around: true as const }),
              },
            ]),
      ],
    };
  },
  async WORK(reads, uid, id, now) {
    const [of = "", named, ...more] = id.split("~");
    const work = more.length > 0 ? null : await readWork(reads, uid, of, now);
    if (!work) return null;
    const ofUid = otherUid(work);
    const said =
      named === undefined ? await saidAtEnd(reads, work) : await saidOfMilestone(reads, work, named);
    const texts = said.flatMap(({ text, ...about }) =>
      text === null ? [] : [{ ...about, text, by: ofUid }],
    );
    const [first] = texts;
    return first ? { ofUid, title: previewOf(first.text), texts } : null;
  },
};

type Said = Pick<ReportedText, "label" | "text">;

/** Why the other side ended a work early. */
async function saidAtEnd(reads: StoreReads, { id, side }: ReadWork): Promise<Said[]> {
  const ended = (await reads.get<Agreement>(agreementsCollection, id))?.data.ended;
  return ended && ended.by !== side ? [{ label: "endWords", text: ended.words }] : [];
}

/** What the other side said of the deliveries of a milestone that are shown. */
async function saidOfMilestone(reads: StoreReads, { id, side }: ReadWork, named: string): Promise<Said[]> {
  const progress = (await reads.get<Progress>(milestones.name, progressId(id, named)))?.data;
  if (!progress?.shown) return [];
  const shown = (await reads.get<Delivery>(deliveries.name, deliveryId(id, named, progress.shown)))?.data;
  const all = shown ? [shown, ...(await readEarlier(reads, shown))] : [];
  return all.map(({ words, returned }) =>
    side === "HIRER"
      ? { label: "deliveryWords", text: words }
      : { label: "returnedWords", text: returned?.words ?? null },
  );
}

function textWithFiles({ text, files }: Message): string | null {
  return text === null ? null : [text, ...files.map(nameFile)].filter(Boolean).join("\n");
}

/** The files that something shows, by their addresses. */
function textOfFiles(label: string, files: readonly AttachedFile[], by: string): ReportedText[] {
  return files.length > 0 ? [{ label, text: files.map(nameFile).join("\n"), by }] : [];
}

/** The picture beside a member’s name. */
async function textOfFace(reads: StoreReads, { face }: Profile, by: string): Promise<ReportedText[]> {
  const file = face && (await getFile(reads, face));
  return file ? [{ label: "member.files", text: nameFile({ ...file, id: face }), by }] : [];
}

/** What a member's cases say and show: they stand on the page that is reported. */
async function textsOfCases(reads: StoreReads, by: string): Promise<ReportedText[]> {
  return (await readCases(reads, by)).flatMap((shown, at) => {
    const texts = [
      ...reportedTexts("case", caseFields, shown, by),
      ...textOfFiles("case.files", shown.files, by),
    ];
    return texts.map((text) => ({ ...text, case: at + 1 }));
  });
}

/** Work and education stand there, too. */
async function textsOfHistory(reads: StoreReads, by: string): Promise<ReportedText[]> {
  const history = await getHistory(reads, by);
  return historySections.flatMap((section) =>
    history[section].flatMap((entry) =>
      reportedTexts<ContentFields>(section, historyFields[section], { ...entry }, by),
    ),
  );
}

/** The text fields of reported content, field by field; choices and numbers are left out. */
function reportedTexts<Fields extends ContentFields>(
  of: "brief" | "member" | "proposal" | "case" | HistorySection,
  fields: Fields,
  content: ContentOf<Fields>,
  by: string,
): ReportedText[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const text = textOf(field, content[name]);
    return text ? [{ label: `${of}.${name}`, text, by }] : [];
  });
}

function textOf({ kind }: ContentField, value: unknown): string | null {
  switch (kind) {
    case "line":
    case "prose":
    case "link":
      return value as string | null;
    case "list":
    case "links":
    case "names":
    case "entries":
      return (value as string[]).join("\n");
    case "people":
      return (value as Person[]).flatMap(({ name, role }) => [name, role ?? []].flat()).join("\n");
    case "answers":
      return (value as ProposalAnswer[]).flatMap(({ evidence }) => evidence ?? []).join("\n");
    default:
      return null;
  }
}
