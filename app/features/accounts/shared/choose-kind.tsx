import { useNavigation } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { PageHeading } from "~/ui/page-heading";
import * as words from "~/words/accountsKind.generated";
import * as css from "./app-pages.css";

const choices = [
  ["FREELANCER", words.freelancer],
  ["AGENCY", words.agency],
  ["HIRER", words.hirer],
] as const;

/** For an account that has no kind yet. The choice is fixed from then on (domain.md). */
export function ChooseKind() {
  const { state, formData } = useNavigation();
  const chosen = state === "idle" ? null : formData?.get("kind");
  return (
    <>
      <PageHeading title={words.title()} lede={words.lede()} />
      <Form method="post" action="/app" className={css.actions}>
        <input type="hidden" name="intent" value="choose-kind" />
        {choices.map(([kind, label]) => (
          <Button key={kind} name="kind" value={kind} variant="secondary" pending={chosen === kind}>
            {label()}
          </Button>
        ))}
      </Form>
    </>
  );
}
