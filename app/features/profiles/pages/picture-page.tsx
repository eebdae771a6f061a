import { Form, Link } from "@remix-run/react";
import { leastOfFace, mostOfFile } from "~/features/files/parts/upload-texts";
import { ProfileNav } from "~/features/market/parts/sub-navs";
import { paths } from "~/paths";
import { Button, IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Done } from "~/ui/done";
import { fileField } from "~/ui/field.css";
import { FieldFrame } from "~/ui/field-parts";
import { Monogram } from "~/ui/monogram";
import { PageHeading } from "~/ui/page-heading";
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

/** `/app/profile/picture`: the picture beside one's name, by the same form without JavaScript. */
export function PicturePage({ uid, isAgency, name, face, done, problem }: PicturePageProps) {
  const what = isAgency ? "logo" : "picture";
  return (
    <>
      <PageHeading
        title={isAgency ? "Your logo" : "Your picture"}
        lede="It stands beside your name, and everyone who may read your profile sees it."
      />
      <ProfileNav />
      {done && !problem && (
        <Done
          title={done === "saved" ? `Your ${what} is saved` : `Your ${what} is removed`}
          action={<Link to={paths.profile}>Back to your profile</Link>}
        />
      )}
      {name === null ? (
        <p>
          <Link to={paths.profile}>Write your profile</Link> first: the {what} goes with its name.
        </p>
      ) : (
        <>
          <p className={css.now}>
            <Monogram uid={uid} name={name} face={face} size="portrait" />
            {face ? `Your ${what} now.` : `Without a ${what}, your letters stand there.`}
          </p>
          <Form
            method="post"
            action={paths.picture}
            encType="multipart/form-data"
            id={field.formId}
            className={css.form}
            // A whole page, so that the browser shows how far the upload is.
            reloadDocument
          >
            <FieldFrame
              field={{
                ...field,
                required: true,
                errorId: "picture-error",
                descriptionId: "picture-hint",
                errors: problem ? [problem] : undefined,
              }}
              label={face ? `Another ${what}` : `Choose a ${what}`}
              hint={`JPEG, PNG or WebP, up to ${mostOfFile()}, of at least ${leastOfFace()}. We cut it to a square and remove what else the file says, such as where it was taken.`}
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
            <div className={buttonRow}>
              <IntentButton intent="save">Save the {what}</IntentButton>
              {face && (
                <Button name="intent" value="remove" variant="quiet" formNoValidate>
                  Remove it
                </Button>
              )}
            </div>
          </Form>
        </>
      )}
    </>
  );
}
