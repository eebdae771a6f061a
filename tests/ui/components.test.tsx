import type { ComponentProps, ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { BriefText } from "~/features/briefs/shared/brief-text";
import { CheckboxField } from "~/ui/checkbox-field";
import { Countdown } from "~/ui/countdown";
import { DefinitionList } from "~/ui/definition-list";
import { ErrorSummary } from "~/ui/error-summary";
import { ErrorView } from "~/ui/error-view";
import type { Field } from "~/ui/field-parts";
import { LoadingView } from "~/ui/loading-view";
import { Notice } from "~/ui/notice";
import { RadioGroup } from "~/ui/radio-group";
import { SelectField } from "~/ui/select-field";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { ThemePicker } from "~/ui/theme-picker";

// These components need no router; only the address of a link matters here.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: ({ navigate: _navigate, ...props }: ComponentProps<"form"> & { navigate: boolean }) => (
    <form {...props} />
  ),
}));

const html = (element: ReactElement) => renderToStaticMarkup(element);

const field: Field = {
  id: "form-name",
  name: "name",
  formId: "form",
  errorId: "form-name-error",
  descriptionId: "form-name-description",
  errors: undefined,
  initialValue: "Ada",
  required: undefined,
};

describe("a list of facts", () => {
  it("has the direction of each text, and of the page where a value begins with an address", () => {
    const address = <a href="/briefs/a">https://a.example/briefs/a</a>;
    expect(html(<DefinitionList items={[["الاسم", "Ada"]]} />)).toMatch(/<dd class="[^"]*"><bdi>Ada<\/bdi>/);
    expect(html(<DefinitionList items={[["الرابط", address]]} />)).toMatch(/<dd class="[^"]*"><a href/);
  });
});

describe("the must-haves of a brief", () => {
  it("run as its language does, each beside its mark", () => {
    const none = { problem: null, desiredOutcome: null, skills: [], niceToHaves: [], files: [] };
    const brief = { ...none, writtenIn: "ar", mustHaves: ["C++ أو PHP 8"] };
    expect(html(<BriefText brief={brief} />)).toContain(
      '<li><bdi lang="ar" dir="rtl">C++ أو PHP 8</bdi></li>',
    );
  });
});

describe("a text field", () => {
  it("marks what is optional, and not what is required", () => {
    expect(html(<TextField field={field} label="Name" />)).toContain(">optional<");
    const required = html(<TextField field={{ ...field, required: true }} label="Name" />);
    expect(required).not.toContain(">optional<");
    expect(required).toContain("required");
    const due = html(<TextField field={{ ...field, due: "needed to send" }} label="Days" />);
    expect(due).toContain(">needed to send<");
    expect(due).not.toContain(">optional<");
  });

  it("ties its label, hint and error to the control and keeps what was typed", () => {
    const page = html(
      <TextField field={{ ...field, errors: ["Write your name."] }} label="Name" hint="As on a card." />,
    );
    expect(page).toContain('<label class="');
    expect(page).toContain('for="form-name"');
    expect(page).toContain('aria-describedby="form-name-error form-name-description"');
    expect(page).toContain('aria-invalid="true"');
    expect(page).toContain('id="form-name-error"');
    expect(page).toContain('id="form-name-description"');
    expect(page).toContain('value="Ada"');
  });
});

it("an untouched required field says itself that it is not invalid", () => {
  const required = { ...field, required: true };
  for (const control of [
    <TextField key="text" field={required} label="Name" />,
    <TextArea key="area" field={required} label="Pitch" />,
    <SelectField key="select" field={required} label="Where" options={[["a", "A"]]} />,
    <RadioGroup key="radio" field={required} label="Which?" options={[["a", "A"]]} />,
    <CheckboxField key="box" field={required} label="I agree" />,
  ])
    expect(html(control)).toContain('aria-invalid="false"');
});

describe("the error summary", () => {
  it("links every error to its field", () => {
    const page = html(
      <ErrorSummary
        formErrors={["Too many attempts. Wait 3 minutes."]}
        fields={[
          { id: "form-name", errors: ["Write your name."] },
          { id: "form-email", errors: undefined },
        ]}
        lastResult={null}
      />,
    );
    expect(page).toContain('role="alert"');
    expect(page).toContain("One thing to fix");
    expect(page).toMatch(/<a [^>]*href="#form-name"[^>]*>Write your name\.<\/a>/);
    expect(page).toContain("Too many attempts. Wait 3 minutes.");
  });

  it("is absent when there is nothing to fix", () => {
    expect(html(<ErrorSummary fields={[{ id: "a", errors: undefined }]} lastResult={null} />)).toBe("");
  });
});

it("the theme picker is a form that works without JavaScript and says what is chosen", () => {
  const page = html(<ThemePicker current="light" offered={["dark", "light"]} returnTo="/hire?x=1" />);
  expect(page).toContain('<form method="post" action="/theme"');
  expect(page).toContain('<input type="hidden" name="returnTo" value="/hire?x=1"/>');
  const options = page.match(/<option[^>]*>/g) ?? [];
  expect(options.map((option) => /value="(\w+)"/.exec(option)?.[1])).toEqual(["system", "dark", "light"]);
  expect(options.filter((option) => option.includes("selected"))).toEqual([
    '<option value="light" selected="">',
  ]);
  expect(page).toMatch(/<noscript><button type="submit"/);
});

it("the theme picker keeps a theme that was chosen where it was offered", () => {
  expect(html(<ThemePicker current="blueprint" offered={["dark"]} returnTo="/" />)).toContain(
    '<option value="blueprint" selected="">Blueprint</option>',
  );
});

it("the loading view is announced, and its live region stands before it is needed", () => {
  expect(html(<LoadingView active={false} />)).toBe('<div role="status"></div>');
  expect(html(<LoadingView active />)).toContain("Loading...");
  expect(html(<LoadingView active text="Signing you in..." />)).toContain("Signing you in...");
});

it("a banner is read where it stands, and only danger interrupts", () => {
  for (const kind of ["info", "success", "warning"] as const)
    expect(html(<Notice kind={kind} title="Saved" />)).not.toMatch(/role=|aria-live=/);
  expect(html(<Notice kind="danger" title="Not saved" />)).toContain('role="alert"');
});

it("the error view says what happened, that nothing was lost, and the next step", () => {
  const page = html(<ErrorView happened="The server did not answer." retry />);
  expect(page).toMatch(/<h1[^>]*>Something went wrong<\/h1>/);
  expect(page).toContain("The server did not answer. Nothing that you saved was lost.");
  // The address that failed, without its being written: it may be made up to lead to another site.
  expect(page).toMatch(/<a href=""[^>]*>Try again<\/a>/);
  expect(html(<ErrorView happened="Gone." />)).not.toContain("Try again");
});

it("a countdown shows the time of day until JavaScript runs", () => {
  expect(html(<Countdown left={null} at="14:32 UTC" />)).toBe("Send again from 14:32 UTC");
  expect(html(<Countdown left={12} at="14:32 UTC" />)).toBe("Send again in 12 s");
});
