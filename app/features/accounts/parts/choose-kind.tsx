import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/ui/button";
import { PageHeading } from "~/ui/page-heading";
import * as css from "./app-pages.css";

const choices = [
  ["FREELANCER", "I work on my own"],
  ["AGENCY", "I run a small agency"],
  ["HIRER", "I want to hire"],
] as const;

/** For an account that has no kind yet. The choice is fixed from then on (domain.md). */
export function ChooseKind() {
  const { state, formData } = useNavigation();
  const chosen = state === "idle" ? null : formData?.get("kind");
  return (
    <>
      <PageHeading
        title="What brings you here?"
        lede="This decides what you see. It can’t be changed later; a second e-mail can have another kind."
      />
      <Form method="post" action="/app" className={css.actions}>
        <input type="hidden" name="intent" value="choose-kind" />
        {choices.map(([kind, label]) => (
          <Button key={kind} name="kind" value={kind} variant="secondary" pending={chosen === kind}>
            {label}
          </Button>
        ))}
      </Form>
    </>
  );
}
