import { logoParts } from "~/domain/logo-parts";
import { leastOfFace, mostOfFile } from "~/features/files/shared/upload-texts";
import { ProfileNav } from "~/features/market/shared/sub-navs";
import { paths } from "~/paths";
import { Button, IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Done } from "~/ui/done";
import { fileField } from "~/ui/field.css";
import { FieldFrame } from "~/ui/field-parts";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { Monogram } from "~/ui/monogram";
import { PageHeading } from "~/ui/page-heading";
import { RadioGroup } from "~/ui/radio-group";
import * as words from "~/words/profiles.generated";
import { LogoPreview, logoSizes, useChosenLogo } from "./logo-preview";
import * as css from "./picture-page.css";

interface PicturePageProps {
  uid: string;
  isAgency: boolean;
  name: string | null;
  face: string | null;
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

/** `/app/profile/picture`: the picture beside one's name, by the same form without JavaScript. */
export function PicturePage({ uid, isAgency, name, face, done, problem }: PicturePageProps) {
  const what = isAgency ? "LOGO" : "PICTURE";
  const hint = isAgency ? words.logoHint : words.pictureHint;
  const { logo, look } = useChosenLogo(isAgency ? field.formId : null);
  const sizes = isAgency && face ? logoSizes : (["portrait"] as const);
  const needsProfile = isAgency ? words.logoNeedsProfile : words.pictureNeedsProfile;
  return (
    <>
      <PageHeading title={words.pictureTitle({ what })} lede={words.pictureLede()} />
      <ProfileNav />
      {done && !problem && (
        <Done
          title={done === "saved" ? words.pictureSaved({ what }) : words.pictureRemoved({ what })}
          action={<Link to={paths.profile}>{words.backToProfile()}</Link>}
        />
      )}
      {name === null ? (
        <p>{needsProfile({ profile: (said) => <Link to={paths.profile}>{said}</Link> })}</p>
      ) : (
        <>
          <p className={css.now}>
            {logo ? (
              <LogoPreview logo={logo} />
            ) : (
              sizes.map((size) => <Monogram key={size} uid={uid} name={name} face={face} size={size} />)
            )}
            <span>
              {logo ? words.logoUnsaved() : face ? words.pictureNow({ what }) : words.noPicture({ what })}
              {(logo || (isAgency && face)) && ` ${words.logoSizes()}`}
            </span>
          </p>
          <Form
            method="post"
            action={paths.picture}
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
            {isAgency && (
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
        </>
      )}
    </>
  );
}
