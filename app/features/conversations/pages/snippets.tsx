import { type ReactNode, useState } from "react";
import { noName, noText } from "~/domain/fields/messages";
import { paths } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton } from "~/ui/button";
import { Counter } from "~/ui/counter";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { SecondThought } from "~/ui/second-thought";
import { disclosure } from "~/ui/second-thought.css";
import { plainList } from "~/ui/text.css";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { limits } from "~/values/limits";
import { formatNumber } from "~/words/formats";
import * as words from "~/words/snippets.generated";
import type { SnippetsPage as Page } from "./snippets.server";
import * as css from "./thread.css";

type Snippet = Page["snippets"][number];

interface SnippetsPageProps extends Page {
  answer: PostAnswer<never> | undefined;
}

const doneLabels = { added: words.added, changed: words.changed, removed: words.removed };

/** The texts that a member keeps for replies: a new one, and each that is there. */
export function SnippetsPage({ snippets, snippetKey, done, answer }: SnippetsPageProps) {
  const about = answer?.lastResult.initialValue?.snippet;
  // Of one that isn't there any more: nothing on the page could say it.
  const isOfNone =
    answer !== undefined && answer.intent !== "add" && snippets.every(({ id }) => id !== about);
  const isFull = snippets.length >= limits.snippets;
  return (
    <>
      <PageHeading
        title={words.title()}
        lede={
          <>
            {words.lede()} <Link to={paths.inbox}>{words.backToInbox()}</Link>
          </>
        }
      />
      {done && !answer && <Done title={doneLabels[done]()} />}
      {isOfNone && (
        <Notice
          kind="danger"
          title={Object.values(answer.lastResult.error ?? {})
            .flat()
            .join(" ")}
        />
      )}
      {snippets.length > 0 && (
        <ul className={plainList}>
          {snippets.map((snippet) => {
            const own = about === snippet.id ? answer : undefined;
            return (
              <li key={snippet.id}>
                <details aria-label={snippet.name} open={own !== undefined}>
                  <summary className={disclosure}>
                    <bdi>{snippet.name}</bdi>
                  </summary>
                  <SnippetForm
                    // What was saved replaces what was typed.
                    key={`${snippet.name} ${snippet.text}`}
                    snippet={snippet}
                    answer={own}
                  />
                  <Remove {...snippet} />
                </details>
              </li>
            );
          })}
        </ul>
      )}
      <Panel title={words.newSnippet()}>
        {isFull && answer?.intent !== "add" ? (
          <p>{words.isFull({ most: formatNumber(limits.snippets) })}</p>
        ) : (
          <NewSnippet
            snippetKey={snippetKey}
            count={snippets.length}
            answer={answer?.intent === "add" ? answer : undefined}
          />
        )}
      </Panel>
    </>
  );
}

interface NewSnippetProps {
  snippetKey: string;
  /** How many there are. */
  count: number;
  answer: PostAnswer<never> | undefined;
}

/** A form that is empty again once its snippet is there. */
function NewSnippet({ snippetKey, count, answer }: NewSnippetProps) {
  const [form, setForm] = useState({ count, key: snippetKey });
  if (form.count !== count) setForm({ count, key: snippetKey });
  return <SnippetForm key={form.key} snippetKey={form.key} snippet={null} answer={answer} />;
}

interface SnippetFormProps {
  /** Null for a new one. */
  snippet: Snippet | null;
  snippetKey?: string;
  answer: PostAnswer<never> | undefined;
}

function SnippetForm({ snippet, snippetKey, answer }: SnippetFormProps) {
  const form = useForm({
    id: snippet ? `snippet-${snippet.id}` : "new-snippet",
    names: ["name", "text"],
    lastResult: answer?.lastResult,
    constraint: {
      name: { required: true, maxLength: limits.snippetName },
      text: { required: true, maxLength: limits.snippet },
    },
    missing: { name: noName, text: noText },
    defaultValue: snippet ?? {},
  });
  const { name, text } = form.fields;
  return (
    <Form method="post" action={paths.snippets} {...form.props} className={css.composer} preventScrollReset>
      {snippet ? (
        <input type="hidden" name="snippet" value={snippet.id} />
      ) : (
        <input type="hidden" name="key" value={answer?.lastResult.initialValue?.key ?? snippetKey} />
      )}
      <ErrorSummary formErrors={form.errors} fields={[name, text]} lastResult={answer?.lastResult} />
      <TextField field={name} label={words.name()} hint={words.nameHint()} />
      <TextArea field={text} label={words.text()} count={<Counter field={text} />} />
      <div>
        {snippet ? (
          <IntentButton intent="change" variant="secondary">
            {words.save(named(snippet))}
          </IntentButton>
        ) : (
          <IntentButton intent="add">{words.add()}</IntentButton>
        )}
      </div>
    </Form>
  );
}

function Remove(snippet: Snippet) {
  return (
    <SecondThought label={words.remove()} of={snippet.name}>
      <Form method="post" action={paths.snippets}>
        <input type="hidden" name="snippet" value={snippet.id} />
        <IntentButton intent="remove" variant="danger">
          {words.removeNow(named(snippet))}
        </IntentButton>
      </Form>
    </SecondThought>
  );
}

const named = ({ name }: Snippet) => ({
  name,
  hidden: (said: ReactNode) => <span className={visuallyHidden}>{said}</span>,
});
