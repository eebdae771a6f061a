import { Invite } from "~/features/directory/shared/invite";
import { MemberRow } from "~/features/directory/shared/member-row";
import * as card from "~/features/directory/shared/member-row.css";
import { NoteForm } from "~/features/directory/shared/note-form";
import { SaveButton } from "~/features/directory/shared/save-button";
import { exampleMembers } from "~/features/market/shared/examples";
import { PagedList } from "~/features/market/shared/paged-list";
import { MembersNav } from "~/features/market/shared/sub-navs";
import { listedMemberPath, paths } from "~/paths";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { usePageAddress } from "~/shell/page/page-address";
import { useViewer } from "~/shell/page/use-viewer";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/directory.generated";
import type { loadSavedMembers } from "./saved-members.server";

type LoadedSaved = Awaited<ReturnType<typeof loadSavedMembers>>;

interface SavedMembersProps {
  list: LoadedSaved;
  /** The answer to a refused form, of this page or of the one that led here. */
  answer: PostAnswer | undefined;
}

/** `/app/members/saved`: whom the member saved, each with a private note. */
export function SavedMembers({ list, answer }: SavedMembersProps) {
  const { saved } = list;
  const typed = answer?.lastResult.initialValue;
  const isHere = saved.some(({ uid }) => uid === typed?.uid);
  const [refused] = formErrors(answer);
  const look = <LinkButton to={paths.members}>{words.findTalent()}</LinkButton>;
  return (
    <>
      <PageHeading title={words.savedTitle()} lede={words.savedLede()} />
      <MembersNav />
      {refused && (
        <Notice kind="warning" title={words.nothingChanged()}>
          {refused}
        </Notice>
      )}
      {answer?.intent === "note" && typed?.uid && !isHere && (
        <NoteForm uid={typed.uid} saved={false} note={null} answer={answer} />
      )}
      <PagedList
        place={list}
        count={saved.length}
        older={words.savedEarlier()}
        empty={{
          title: words.noOneSaved(),
          text: words.noOneSavedText(),
          action: look,
          examples: exampleMembers(),
        }}
        end={{ title: words.noOneElseSaved(), action: look }}
      >
        <div className={card.cards}>
          {saved.map((one) => (
            <SavedRow key={one.uid} saved={one} answer={typed?.uid === one.uid ? answer : undefined} />
          ))}
        </div>
      </PagedList>
    </>
  );
}

function SavedRow({
  saved: { uid, note, member },
  answer,
}: { saved: LoadedSaved["saved"][number] } & Pick<SavedMembersProps, "answer">) {
  const back = usePageAddress();
  const isHirer = useViewer()?.kind === "HIRER";
  const about = (
    <>
      {note && <TypedText text={note} />}
      <NoteForm uid={uid} saved note={note} answer={answer?.intent === "note" ? answer : undefined} />
    </>
  );
  if (!member)
    return (
      <article className={card.card}>
        <h2 className={card.gone}>{words.notToBeFound()}</h2>
        <div className={card.gone}>{about}</div>
      </article>
    );
  return (
    <MemberRow
      member={member}
      to={listedMemberPath(uid, { back: paths.savedMembers })}
      tool={<SaveButton uid={uid} name={member.name} saved back={back} />}
      end={isHirer && <Invite brief={null} uid={uid} name={member.name} state={null} />}
    >
      {about}
    </MemberRow>
  );
}
