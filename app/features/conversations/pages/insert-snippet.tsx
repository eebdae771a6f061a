import { useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { label, select } from "~/ui/field.css";
import { Link } from "~/ui/link";
import { wordTarget } from "~/ui/link.css";
import { finePrint } from "~/ui/text.css";
import * as words from "~/words/conversations.generated";
import { insertedText } from "./inserted-text";
import * as css from "./thread.css";
import type { ThreadPage } from "./thread-page.server";

interface InsertSnippetProps {
  snippets: ThreadPage["snippets"];
  /** The text area that takes it. */
  into: string;
  /** Where the form is sent without JavaScript, which answers with the text in the reply. */
  action: string;
}

/** Puts one of the member's own texts into their reply. */
export function InsertSnippet({ snippets, into, action }: InsertSnippetProps) {
  const choice = useRef<HTMLSelectElement>(null);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const id = `${into}-snippet`;

  function insert() {
    const area = document.getElementById(into);
    const snippet = snippets.find((one) => one.id === choice.current?.value);
    if (!(area instanceof HTMLTextAreaElement) || !snippet) return;
    const { value, selectionStart, selectionEnd } = area;
    const isAtEnd = selectionStart === value.length;
    if (isAtEnd) area.value = insertedText(value, snippet.text);
    else area.setRangeText(snippet.text, selectionStart, selectionEnd, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.focus();
  }

  return (
    <details aria-label={words.snippets()}>
      <summary className={wordTarget}>{words.snippets()}</summary>
      {snippets.length === 0 ? (
        <p className={finePrint}>{words.noSnippets()}</p>
      ) : (
        <div className={css.snippetChoice}>
          <label className={label} htmlFor={id}>
            {words.chooseSnippet()}
          </label>
          <select ref={choice} id={id} name="snippet" className={select}>
            {snippets.map((one) => (
              <option key={one.id} value={one.id} dir="auto">
                {one.name}
              </option>
            ))}
          </select>
          <Button
            type={isReady ? "button" : "submit"}
            name="intent"
            value="insert"
            formAction={`${action}#write`}
            formNoValidate
            variant="secondary"
            onClick={insert}
          >
            {words.insertSnippet()}
          </Button>
        </div>
      )}
      <Link className={wordTarget} to={paths.snippets}>
        {words.manageSnippets()}
      </Link>
    </details>
  );
}
