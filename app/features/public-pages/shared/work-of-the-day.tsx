import { filePath, publicMemberPath } from "~/paths";
import type { LandingQuery } from "~/shell/operations/operations.generated";
import { Link } from "~/ui/link";
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
            <img
              className={css.cover}
              src={filePath(cover.id, "small.webp")}
              // Without words of its member's it shows what the title beside it says.
              alt={cover.alt ?? ""}
              width={320}
              height={200}
              loading="lazy"
              decoding="async"
            />
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
