import { logoParts } from "~/domain/logo-parts";
import { leastOfFace, mostOfFile } from "~/features/files/shared/upload-texts";
import { ProfileNav } from "~/features/market/shared/sub-navs";
import { paths, picturePath } from "~/paths";
import { Button, IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Done } from "~/ui/done";
import { fileField } from "~/ui/field.css";
import { FieldFrame } from "~/ui/field-parts";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { PageHeading } from "~/ui/page-heading";
import { RadioGroup } from "~/ui/radio-group";
import { finePrint, heading, plainList } from "~/ui/text.css";
import * as words from "~/words/profiles.generated";
import { LogoPreview, logoSizes, useChosenLogo } from "./logo-preview";
import * as css from "./picture-page.css";

interface PicturePageProps {
  uid: string;
  isAgency: boolean;
  name: string | null;
  face: string | null;
  /** One of an agency's people, whose picture it is. */
  person: string | null;
  people: readonly { name: string; face: string | null }[];
  done: "saved" | "removed" | null;
  problem: string | undefined;
}

const field = { id: "picture", name: "picture", formId: "picture-form" };
const part = {
  id: "part",
  name: "part",
  formId: field.formId,
  errorId: "part-error",
  descriptionId: "part-hint",
  initialValue: "LOGO",
};

/** `/app/profile/picture`: the picture beside a name, by the same form without JavaScript. */
export function PicturePage({ uid, isAgency, name, face, person, people, done, problem }: PicturePageProps) {
  const isLogo = isAgency && person === null;
  const what = person !== null ? "PERSON" : isLogo ? "LOGO" : "PICTURE";
  const hint = isLogo ? words.logoHint : words.pictureHint;
  const { logo, look } = useChosenLogo(isLogo ? field.formId : null);
  const sizes = isLogo && face ? logoSizes : (["portrait"] as const);
  const needsProfile = isAgency ? words.logoNeedsProfile : words.pictureNeedsProfile;
  return (
    <>
      {person === null ? (
        <PageHeading title={words.pictureTitle({ what })} lede={words.pictureLede()} />
      ) : (
        <PageHeading
          title={words.portraitTitle({ name: person })}
          lede={words.portraitLede({ name: person })}
        />
      )}
      <ProfileNav />
      {done && !problem && (
        <Done
          title={done === "saved" ? words.pictureSaved({ what }) : words.pictureRemoved({ what })}
          action={<Link to={paths.profile}>{words.backToProfile()}</Link>}
        />
      )}
      {person !== null && (
        <p>
          <Link to={paths.picture}>{words.backToLogo()}</Link>
        </p>
      )}
      {name === null ? (
        <p>{needsProfile({ profile: (said) => <Link to={paths.profile}>{said}</Link> })}</p>
      ) : (
        <>
          <p className={css.now}>
            {logo ? (
              <LogoPreview logo={logo} />
            ) : (
              sizes.map((size) => (
                <Monogram key={size} uid={person ?? uid} name={name} face={face} size={size} />
              ))
            )}
            <span>
              {logo ? words.logoUnsaved() : face ? words.pictureNow({ what }) : words.noPicture({ what })}
              {(logo || (isLogo && face)) && ` ${words.logoSizes()}`}
            </span>
          </p>
          <Form
            method="post"
            action={picturePath(person)}
            encType="multipart/form-data"
            id={field.formId}
            className={css.form}
            // A whole page, so that the browser shows how far the upload is.
            reloadDocument
            onChange={look}
          >
            <FieldFrame
              field={{
                ...field,
                required: true,
                errorId: "picture-error",
                descriptionId: "picture-hint",
                errors: problem ? [problem] : undefined,
              }}
              label={face ? words.anotherPicture({ what }) : words.choosePicture({ what })}
              hint={hint({ most: mostOfFile(), least: leastOfFace() })}
            >
              <input
                type="file"
                id={field.id}
                name={field.name}
                required
                accept="image/jpeg,image/png,image/webp"
                aria-describedby={problem ? "picture-error picture-hint" : "picture-hint"}
                aria-invalid={problem ? true : undefined}
                className={fileField}
              />
            </FieldFrame>
            {isLogo && (
              <RadioGroup
                field={part}
                label={words.logoPart()}
                hint={face ? `${words.logoPartHint()} ${words.logoAgain()}` : words.logoPartHint()}
                options={logoParts}
              />
            )}
            <div className={buttonRow}>
              <IntentButton intent="save">{words.savePicture({ what })}</IntentButton>
              {face && (
                <Button name="intent" value="remove" variant="quiet" formNoValidate>
                  {words.removePicture()}
                </Button>
              )}
            </div>
          </Form>
          {isLogo && people.length > 0 && <People people={people} />}
        </>
      )}
    </>
  );
}

/** An agency's people, each with the page of their picture. */
function People({ people }: Pick<PicturePageProps, "people">) {
  return (
    <section className={css.people}>
      <h2 className={heading}>{words.portraits()}</h2>
      <p className={finePrint}>{words.portraitsHint()}</p>
      <ul className={plainList}>
        {people.map(({ name, face }) => (
          <li key={name} className={css.person}>
            <Monogram uid={name} name={name} face={face} size="large" />
            <Link to={picturePath(name)} className={touchTarget} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
