import type { ComponentProps, ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { toTexts } from "~/domain/fields/content.server";
import { AccountPage } from "~/features/account-page/pages/account-page";
import { InvitationPage } from "~/features/invitations/pages/invitation-page";
import { BriefEditor } from "~/features/own-briefs/pages/brief-editor";
import { OwnBriefs } from "~/features/own-briefs/pages/own-briefs";
import { ProfileEditor } from "~/features/profiles/pages/profile-editor";

// No router is needed to see what a page says after an answer.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  NavLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: ({
    preventScrollReset: _,
    reloadDocument: _reload,
    ...props
  }: ComponentProps<"form"> & { preventScrollReset?: boolean; reloadDocument?: boolean }) => (
    <form {...props} />
  ),
  useBeforeUnload: () => undefined,
  useBlocker: () => ({ state: "unblocked" }),
  useNavigation: () => ({ state: "idle" }),
  useFetcher: () => ({ state: "idle" }),
  useLocation: () => ({ pathname: "/app" }),
  useRouteLoaderData: () => null,
  useNavigate: () => () => {},
  useSearchParams: () => [new URLSearchParams(), () => undefined],
}));

const html = (element: ReactElement) => renderToStaticMarkup(element);
const notSent = "Nothing of this arrived.";
const refused = (intent: string, initialValue: Record<string, string> = {}) => ({
  intent,
  lastResult: { status: "error" as const, initialValue, error: { "": [notSent] } },
  revision: null,
  both: null,
  shown: null,
});

describe("the account's page", () => {
  const settings = { messages: "DAILY", proposals: "OFF", briefs: "INSTANT", timeZone: "UTC" } as const;
  const account = {
    email: "ann@example.com",
    emailVerified: true,
    status: "ACTIVE",
    deletesAt: null,
    sessions: [],
    activity: [],
    settings,
  } as unknown as ComponentProps<typeof AccountPage>["account"];
  const page = (answer: ComponentProps<typeof AccountPage>["answer"]) =>
    html(
      <AccountPage
        account={account}
        uid="ann"
        kept={null}
        exportAgain={null}
        timeZones={[["UTC", "UTC"]]}
        done="settings"
        passkeys={[]}
        noExport
        answer={answer}
      />,
    );

  it("says what was done until something else is answered, and the answer in its own form", () => {
    expect(page(undefined)).toContain("Your choices are saved");
    expect(page(undefined)).toContain("Your file isn’t ready");
    const after = page(refused("delete", { sure: "on" }));
    expect(after).not.toContain("Your choices are saved");
    expect(after).not.toContain("Your file isn’t ready");
    const [mails, deletion] = after.split("Delete your account");
    expect(mails).not.toContain(notSent);
    expect(mails?.match(/checked=""/g)).toHaveLength(3);
    expect(deletion).toContain(notSent);
  });

  it("says that the copy holds no files, and where to save them", () => {
    const [, copy = ""] = page(undefined).split("Everything we keep about you");
    expect(copy).toMatch(/Pictures and PDFs aren’t in it.* Save them one by one\s+where they are shown/);
  });
});

describe("the profile's form", () => {
  const profile = {
    kind: "FREELANCER",
    uid: "ann",
    kept: null,
    confirmed: true,
    revision: 2,
    updatedAt: "2026-03-01T12:00:00.000Z",
    visibility: "MEMBERS",
    typed: { displayName: "Ann", about: "I count." },
    shown: null,
    completeness: [],
    suggestions: {},
    bands: [],
    languages: [],
    timeZones: [],
    constraint: {},
    saved: "2",
    taken: null,
    justConfirmed: false,
    added: { field: null, skills: [], back: null },
  } as unknown as ComponentProps<typeof ProfileEditor>["profile"];
  const page = (answer: ComponentProps<typeof ProfileEditor>["answer"], askAgain = true) =>
    html(<ProfileEditor profile={{ ...profile, askAgain }} answer={answer} />);

  it("says that it was saved until something else is answered", () => {
    expect(page(undefined)).toContain(">Saved<");
    expect(page(refused("save"))).not.toContain(">Saved<");
  });

  it("and the week's question each take the answer that is theirs", () => {
    const saving = page(refused("save", { displayName: "Ann", about: "I measure." }));
    expect(saving).not.toContain("Not done");
    expect(saving).toContain("I measure.");
    const confirming = page(refused("confirm"));
    expect(confirming).toContain("Not done");
    expect(confirming).toContain("I count.");
    expect(confirming).not.toContain("This was not sent");
  });

  it("does nothing by Enter while two versions are shown", () => {
    const answer = { ...refused("save"), revision: 3, both: [] };
    expect(firstButton(page(answer, false), "profile")).toContain(" disabled");
    expect(firstButton(page(undefined, false), "profile")).toContain('value="save"');
  });
});

/** A browser presses it when Enter is pressed in a field of the form. */
function firstButton(page: string, form: string): string | undefined {
  return page
    .match(/<button[^>]*>/g)
    ?.find((tag) => tag.includes(`form="${form}"`) || !tag.includes(" form="));
}

describe("a brief's form", () => {
  const data: ComponentProps<typeof BriefEditor>["data"] = {
    id: "b",
    uid: "ann",
    kept: null,
    mode: "draft",
    suggestions: { skills: [] },
    examples: [],
    bands: [],
    languages: [],
    fixed: null,
    isAnswered: false,
    takesProposals: false,
    typed: toTexts(briefFields, emptyContent(briefFields)),
    saved: null,
    canPublish: true,
    now: "2026-03-01T12:00:00.000Z",
    days: { today: "2026-03-01", lastToClose: "2026-04-01", lastToDecide: "2026-05-01" },
  };

  it("saves by Enter, and of two versions chooses none", () => {
    const page = html(<BriefEditor data={data} answer={undefined} />);
    expect(firstButton(page, "brief-b")).toMatch(/value="save".*tabindex="-1"/i);
    const answer = { ...refused("publish"), revision: 2, both: [] };
    expect(firstButton(html(<BriefEditor data={data} answer={answer} />), "brief-b")).toContain(" disabled");
  });

  it("checks what stands in it, saved or not, and says beside a date what is wrong with it", () => {
    const typed = {
      ...data.typed,
      title: "A shop that answers",
      closesOn: "2026-03-20",
      decideOn: "2026-03-10",
    };
    const late =
      "Choose the day by which everyone has a reply: from the last day for proposals to 30 days after it.";
    for (const page of [
      html(<BriefEditor data={{ ...data, typed }} answer={undefined} />),
      html(<BriefEditor data={data} answer={refused("save", typed)} />),
    ]) {
      expect(page).toContain("7 to go before you can publish.");
      expect(page).toMatch(/Done: a title,/);
      expect(page).toMatch(new RegExp(`id="brief-b-decideOn-error">.*?${late}`));
      expect(page).not.toMatch(/id="brief-b-closesOn-error"/);
      expect(page.match(/Saved|Not saved|Saving/g)).toHaveLength(1);
    }
  });
});

it("a later page of one's briefs that is empty is the end of the list, and not an empty list", () => {
  const counts = { draft: 20, open: 0, shortlisting: 0, filled: 0, closed: 0 };
  const own: ComponentProps<typeof OwnBriefs>["own"] = {
    status: "DRAFT",
    counts,
    briefs: [],
    next: null,
    done: null,
    now: "2026-03-01T10:00:00.000Z",
    isFirst: false,
    restarted: false,
  };
  expect(html(<OwnBriefs own={own} />)).toContain("No older briefs");
  expect(html(<OwnBriefs own={{ ...own, isFirst: true }} />)).toContain("No drafts");
});

it.each([
  ["LAPSED", "The invitation has lapsed"],
  ["WITHDRAWN", "withdrawn"],
] as const)(
  "an invitation that ended before its no (%s) says so, and keeps what was typed",
  (status, said) => {
    const page = html(
      <InvitationPage
        brief={{ id: "b1", title: "A shop", writtenIn: null, hirer: null } as never}
        invitation={{ status, line: null, reason: null, keptUntil: null } as never}
        uid="ann"
        kept={null}
        answer={refused("decline", { note: "Next year, gladly." })}
      />,
    );
    expect(page).toContain(said);
    expect(page).toContain(notSent);
    expect(page).toContain("Next year, gladly.");
    expect(page).not.toContain("<button");
  },
);
