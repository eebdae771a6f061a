import { ownPaths } from "~/own-paths";
import { IntentButton } from "~/ui/button";
import { DefinitionList } from "~/ui/definition-list";
import { visuallyHidden } from "~/ui/hidden.css";
import { action } from "~/ui/panel.css";
import { quiet, strong } from "~/ui/text.css";
import type { OfferedProject } from "./reading";

/**
 * The projects of a resume, each with the form of a new case filled in. It is sent to the page of a
 * new case, which saves it, or shows what is missing. In a new tab: this page stands nowhere else.
 */
export function OfferedProjects({ uid, projects }: { uid: string; projects: readonly OfferedProject[] }) {
  return (
    <>
      <p className={quiet}>
        Each can become a case on your profile. It opens in a new tab, where you add what is missing.
      </p>
      {projects.map(({ id, texts, notes }) => (
        <section key={id} className={action}>
          <h3 className={strong} dir="auto">
            {texts.title}
          </h3>
          <DefinitionList
            items={[
              ["For", [texts.client, texts.year].filter(Boolean).join(", ") || null],
              ["Role", texts.role || null],
              ["Skills", texts.skills || null],
              ["Problem", texts.problem || null],
              ["What came of it", texts.result || null],
              ["Link", texts.link || null],
              ["Changed", notes.join(" ") || null],
            ]}
          />
          <form method="post" action={ownPaths.newCase} target="_blank" className={action} rel="noopener">
            <input type="hidden" name="member" value={uid} />
            <input type="hidden" name="revision" value="" />
            <input type="hidden" name="id" value={id} />
            {Object.entries(texts).map(([name, text]) => (
              <input key={name} type="hidden" name={name} value={text} />
            ))}
            <IntentButton intent="save" variant="secondary">
              Make it a case<span className={visuallyHidden}>: {texts.title} (new tab)</span>
            </IntentButton>
          </form>
        </section>
      ))}
    </>
  );
}
