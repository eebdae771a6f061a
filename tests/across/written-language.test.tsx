import type { FormProps } from "@remix-run/react";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { wholeContent } from "#tests/support/content";
import { briefFields } from "~/domain/fields/brief-fields";
import { caseFields } from "~/domain/fields/case-fields";
import { historyFields } from "~/domain/fields/history-fields";
import { profileFields } from "~/domain/fields/profile-fields";
import { timesIn } from "~/domain/times";
import { BriefRow } from "~/features/briefs/shared/brief-row";
import { CaseList } from "~/features/cases/shared/case-list";
import { lineOfProposal } from "~/features/dashboard/pages/own-lines";
import { OwnLine } from "~/features/dashboard/pages/state-lines";
import { Next } from "~/features/dashboard/pages/work-list";
import { workLine } from "~/features/dashboard/reads/work-line";
import { MemberRow } from "~/features/directory/shared/member-row";
import { OpenBrief } from "~/features/open-briefs/pages/open-brief";
import { MemberProfile } from "~/features/profiles/shared/member-profile";
import { showMember } from "~/features/profiles/shared/shown-member";
import { ProposalText } from "~/features/proposals/pages/decide/proposal-text";
import type { WholeBrief } from "~/features/proposals/shared/next-step";
import { PublicBriefPage } from "~/features/public-pages/pages/public-brief";
import { PublicBriefs } from "~/features/public-pages/pages/public-briefs";
import { PublicMemberPage } from "~/features/public-pages/pages/public-member";
import { QuestionItem } from "~/features/questions/shared/question-item";
import { HistoryList } from "~/features/resume/shared/history-list";
import { Tags } from "~/ui/tags";

let loaded: object;
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children, dir, lang }: { to: string; children: ReactNode; dir?: string; lang?: string }) => (
    <a href={to} dir={dir} lang={lang}>
      {children}
    </a>
  ),
  Form: ({ preventScrollReset: _, ...props }: FormProps) => <form {...props} />,
  useNavigation: () => ({ state: "idle" }),
  useFetcher: () => ({ state: "idle", Form: (props: ComponentProps<"form">) => <form {...props} /> }),
  useLocation: () => ({ pathname: "/app", search: "" }),
  useLoaderData: () => loaded,
  useActionData: () => undefined,
  useRouteLoaderData: () => undefined,
  useSearchParams: () => [new URLSearchParams()],
}));

const now = "2026-11-23T10:00:00.000Z";
const record = null;
const german = { writtenIn: "de", language: "German" };
const unsaid = { writtenIn: null, language: null };
type Said = typeof german | typeof unsaid;

const briefOf = ({ writtenIn }: Said) => ({
  ...wholeContent(briefFields),
  ...{ id: "b", status: "OPEN", revision: 1, counts: { places: 0, waitlisted: 0 }, moves: [], files: [] },
  ...{
    hirer: { name: "Hale", handle: null, record: null },
    closesAt: null,
    decideBy: null,
    writtenIn,
    edits: [],
  },
});
const whole = (said: Said) => ({ ...briefOf(said), hirer: null }) as unknown as WholeBrief;
const profileOf = ({ writtenIn }: Said) => ({ ...wholeContent(profileFields), writtenIn });
const cases = [{ id: "c", revision: 1, files: [], ...wholeContent(caseFields) }];
const history = {
  revision: 1,
  work: [wholeContent(historyFields.work)],
  education: [wholeContent(historyFields.education)],
  certificates: [],
};
const load = (data: object, page: ReactElement) => {
  loaded = data;
  return page;
};

/** Each page or part, and what of the texts of wholeContent it shows in their language. */
const pages: [what: string, page: (said: Said) => ReactElement, texts: string[]][] = [
  [
    "a brief",
    (said) => <OpenBrief brief={whole(said)} language={said.language} newId="n" answer={undefined} />,
    ["title", "summary", "problem", "desiredOutcome", "skills", "mustHaves", "niceToHaves"],
  ],
  [
    "a brief’s public page",
    (said) => load({ brief: briefOf(said), ...said, path: "/briefs/b" }, <PublicBriefPage />),
    ["title", "summary", "problem", "desiredOutcome", "skills", "mustHaves", "niceToHaves"],
  ],
  [
    "public briefs",
    (said) =>
      load(
        { briefs: [briefOf(said)], discipline: null, place: { isFirst: true, older: null } },
        <PublicBriefs />,
      ),
    ["title", "summary", "skills"],
  ],
  [
    "a brief in a list",
    (said) => <BriefRow brief={whole(said)} to="/" now={now} />,
    ["title", "summary", "skills"],
  ],
  [
    "a member’s page",
    (said) => {
      const content = { kind: "AGENCY", profile: profileOf(said), language: said.language, record } as const;
      return <MemberProfile member={showMember(content, { said: "today", fresh: true })} />;
    },
    ["headline", "about", "skills", "services"],
  ],
  [
    "a member’s public page",
    (said) => {
      const more = {
        ...said,
        kind: "AGENCY",
        face: null,
        handle: "a",
        record,
        cases,
        history,
        pastReferences: [],
        briefs: [],
      };
      const references = { nodes: [], pageInfo: { endCursor: null } };
      const member = { ...profileOf(said), ...more, references };
      return load({ member, ways: {}, isFirst: true, older: null }, <PublicMemberPage />);
    },
    ["headline", "about", "skills", "services", "title", "problem", "result", "figure"],
  ],
  [
    "cases",
    ({ writtenIn }) => <CaseList cases={cases} lang={writtenIn} />,
    ["title", "problem", "result", "figure", "skills"],
  ],
  [
    "work and education",
    ({ writtenIn }) => <HistoryList history={history} lang={writtenIn} />,
    ["position", "description", "summary", "highlights", "studyType", "courses"],
  ],
  [
    "a member in a list",
    ({ writtenIn }) => {
      const shown = {
        kind: "AGENCY",
        headline: "About headline",
        lang: writtenIn,
        skills: ["First of skills"],
      };
      const member = {
        uid: "u",
        name: "Ada",
        face: null,
        discipline: null,
        team: null,
        rate: null,
        ...shown,
      };
      const row = { ...member, country: null, availability: null, saved: false, fit: null, invitable: null };
      return <MemberRow member={row as ComponentProps<typeof MemberRow>["member"]} to="/" />;
    },
    ["headline", "skills"],
  ],
  [
    "a proposal’s must-haves",
    (said) => {
      const proposal = { pitch: "Mine", answers: [], cases: [], links: [], files: [], team: [] };
      const whole = { ...proposal, applicant: null, rate: null, days: null, startOn: null, status: "SENT" };
      type Props = ComponentProps<typeof ProposalText>;
      return <ProposalText brief={briefOf(said)} proposal={whole as Props["proposal"]} />;
    },
    ["mustHaves"],
  ],
  [
    "an answer to a question",
    ({ writtenIn }) => {
      const asked = { id: "q", text: "Which one?", status: "ANSWERED", own: false, askedAt: now, moves: [] };
      const question = { ...asked, answer: "About answer", answeredAt: now, changesBrief: false };
      type Props = ComponentProps<typeof QuestionItem>;
      const shown = { briefId: "b", uid: "u", answer: undefined, open: false };
      return <QuestionItem {...shown} lang={writtenIn} question={question as unknown as Props["question"]} />;
    },
    ["answer"],
  ],
  [
    "own proposals on the dashboard",
    ({ writtenIn }) => {
      const brief = { id: "b", title: "About title", writtenIn };
      const proposal = { brief, status: "SENT", placeInLine: null, due: null } as const;
      const line = lineOfProposal(proposal, { times: timesIn("UTC"), now });
      return (
        <OwnLine line={line} chip={null}>
          {line.text}
        </OwnLine>
      );
    },
    ["title"],
  ],
  [
    "work on the dashboard",
    ({ writtenIn }) => {
      const brief = { id: "b", title: "About title", writtenIn };
      const work = [workLine("QUESTIONS", { brief, count: 1 })];
      return <Next work={work} now={now} isConfirmed isHirer otherwise={null} awaited={() => null} />;
    },
    ["title"],
  ],
];

it.each(pages)("%s says the language of its author’s texts where they say it", (_what, page, texts) => {
  const html = renderToStaticMarkup(page(german));
  const said = [...html.matchAll(/<(\w+)[^>]* lang="de"[^>]*>(.*?)<\/\1>/gs)].map(([, , text]) => text);
  for (const name of texts) expect(said.join("\n")).toContain(` ${name}`);
  // Nothing of ours is said to be in it.
  expect(said.filter((text) => !/^(?:About|First of|Second of) \w+$/.test(text ?? ""))).toEqual([]);
});

it("a skill that is named in the language of the page isn’t said to be in another", () => {
  const html = renderToStaticMarkup(
    <Tags items={["Accessibility", "Blech"]} named={["Accessibility"]} lang="de" />,
  );
  expect(html.match(/lang="de"/g)).toHaveLength(1);
  expect(html).toMatch(/lang="de"[^>]*>Blech</);
});

it.each(pages)("%s says none where they don’t", (_what, page) => {
  expect(renderToStaticMarkup(page(unsaid))).not.toContain("lang=");
});

it.each(pages.filter(([what]) => /page$|^a brief$/.test(what)))(
  "%s names it among the facts where the page is in another",
  (_what, page) => {
    const fact = /Written in<\/dt><dd[^>]*><bdi>German</;
    expect(renderToStaticMarkup(page(german))).toMatch(fact);
    expect(renderToStaticMarkup(page({ ...german, language: null } as unknown as Said))).not.toMatch(fact);
  },
);
