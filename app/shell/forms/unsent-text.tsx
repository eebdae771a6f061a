import { Notice } from "~/ui/notice";
import { TypedText } from "~/ui/typed-text";
import { unsentCopy } from "~/words/shellApp.generated";

/** What was typed into a form that its page has no more: to read, and to copy. */
export function UnsentText({ text }: { text: string | undefined }) {
  if (!text?.trim()) return null;
  return (
    <Notice title={unsentCopy()}>
      <TypedText text={text} />
    </Notice>
  );
}
