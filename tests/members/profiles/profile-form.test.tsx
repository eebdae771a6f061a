import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { controlsOf } from "~/contract/content/controls";
import { fieldsOf } from "~/contract/content/fields-of";
import { profileFields } from "~/contract/content/profile-fields";
import { ProfileForm } from "~/members/profiles/profile-form";

vi.mock("@remix-run/react", () => ({
  Form: (props: ComponentProps<"form">) => <form {...props} />,
  useNavigation: () => ({ state: "idle" }),
  useFetcher: () => ({ state: "idle" }),
}));

it.each(["FREELANCER", "AGENCY", "HIRER"] as const)(
  "the form of a %s asks for all its fields and no other",
  (kind) => {
    const page = renderToStaticMarkup(
      <ProfileForm
        kind={kind}
        uid="ann"
        typed={{}}
        saved={null}
        answer={undefined}
        countries={[]}
        onType={() => undefined}
      >
        {null}
      </ProfileForm>,
    );
    const names = new Set([...page.matchAll(/ name="(\w+)"/g)].map(([, name]) => name));
    const own = controlsOf(fieldsOf(profileFields, kind)).map(({ name }) => name);
    expect([...names].sort()).toEqual([...own, "revision", "member", "intent"].sort());
  },
);
