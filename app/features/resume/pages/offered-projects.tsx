import { ownPaths } from "~/paths";
import { IntentButton } from "~/ui/button";
import { DefinitionList } from "~/ui/definition-list";
import { Form } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import { action } from "~/ui/panel.css";
import { quiet, strong } from "~/ui/text.css";
import * as words from "~/words/resume.generated";
import type { OfferedProject } from "./reading";

/** Whom it was for, and when. */
function projectFor({ client, year }: OfferedProject["texts"]): string | null {
  return client && year ? words.clientInYear({ client, year }) : client || year || null;
}

/**
 * The projects of a resume, each with the form of a new case filled in. It is sent to the page of a
 * new case, which saves it, or shows what is missing. In a new tab: this page stands nowhere else.
 */
export function OfferedProjects({ projects }: { projects: readonly OfferedProject[] }) {
  return (
    <>
      <p className={quiet}>{words.projectsText()}</p>
      {projects.map(({ id, texts, notes }) => (
        <section key={id} className={action}>
          <h3 className={strong} dir="auto">
            {texts.title}
          </h3>
          <DefinitionList
            items={[
              [words.projectFor(), projectFor(texts)],
              [words.projectRole(), texts.role || null],
              [words.projectSkills(), texts.skills || null],
              [words.projectProblem(), texts.problem || null],
              [words.projectResult(), texts.result || null],
              [words.projectLink(), texts.link || null],
              [words.changed(), notes.join(" ") || null],
            ]}
          />
          <Form
            method="post"
            reloadDocument
            action={ownPaths.newCase}
            target="_blank"
            className={action}
            rel="noopener"
          >
            <input type="hidden" name="revision" value="" />
            <input type="hidden" name="id" value={id} />
            {Object.entries(texts).map(([name, text]) => (
              <input key={name} type="hidden" name={name} value={text} />
            ))}
            <IntentButton intent="save" variant="secondary">
              {words.makeCase({
                title: texts.title ?? "",
                hidden: (said) => <span className={visuallyHidden}>{said}</span>,
              })}
            </IntentButton>
          </Form>
        </section>
      ))}
    </>
  );
}
