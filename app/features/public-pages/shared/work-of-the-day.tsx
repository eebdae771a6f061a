import { publicMemberPath } from "~/paths";
import type { LandingQuery } from "~/shell/operations/operations.generated";
import { Cover } from "~/ui/attached-files";
import { Link } from "~/ui/link";
import * as caseWords from "~/words/cases.generated";
import { written } from "~/words/isolate";
import * as words from "~/words/publicPages.generated";
import * as css from "./work-of-the-day.css";

interface WorkOfTheDayProps {
  works: NonNullable<LandingQuery["workOfTheDay"]>;
}

/** Pictured work of members, each a way to its member's page. */
export function WorkOfTheDay({ works }: WorkOfTheDayProps) {
  return (
    <section aria-labelledby="work-of-the-day">
      <h2 className={css.title} id="work-of-the-day">
        {words.workOfTheDay()}
      </h2>
      <ul className={css.works}>
        {works.map(({ handle, name, writtenIn, title, figure, cover }) => (
          <li key={handle} className={css.work}>
            <Cover file={cover} unnamed={caseWords.pictureOf({ title: title ?? "" })} className={css.cover} />
            <div className={css.about}>
              {figure && (
                <p {...written(figure, writtenIn)} className={css.figure}>
                  {figure}
                </p>
              )}
              {title && (
                <p {...written(title, writtenIn)} className={css.what}>
                  {title}
                </p>
              )}
              <Link to={publicMemberPath(handle)} className={css.name} dir="auto">
                {name}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
