import type { FormProps } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { CasePage } from "~/features/cases/pages/case-page";
import { FilesPage } from "~/features/files/pages/files-page";
import { UploadRows } from "~/features/files/shared/upload-rows";
import type { Upload } from "~/features/files/shared/use-uploads";
import { AttachedFiles } from "~/ui/attached-files";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  NavLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: ({ preventScrollReset: _, reloadDocument: _whole, ...props }: FormProps) => <form {...props} />,
  useBeforeUnload: () => undefined,
  useBlocker: () => ({ state: "unblocked" }),
  useFetcher: () => ({ state: "idle", Form: (props: ComponentProps<"form">) => <form {...props} /> }),
  useLocation: () => ({ pathname: "/app", search: "" }),
  useNavigate: () => () => undefined,
  useNavigation: () => ({ state: "idle" }),
  useRouteLoaderData: () => undefined,
  useSearchParams: () => [new URLSearchParams()],
}));

const file = { id: "f", name: "shop.jpg", alt: "The shop", size: 9_000, width: 1200, height: 800 };

it("the form of a case shows its pictures in their smallest size, and names its PDFs", () => {
  const pdf = { ...file, id: "p", kind: "PDF", name: "plan.pdf", alt: null, width: null, height: null };
  const saved = { revision: 1, title: "A shop", files: [{ ...file, kind: "PICTURE" }, pdf] };
  const page = {
    ...{ id: "c", uid: "ann", kind: "FREELANCER", kept: null, typed: {}, saved, isFull: false },
    ...{ suggestions: { skills: [] }, taken: null },
  };
  const props = { page, answer: undefined } as unknown as ComponentProps<typeof CasePage>;
  const html = renderToStaticMarkup(<CasePage {...props} />);
  const [picture = ""] = /<img[^>]*>/.exec(html) ?? [];
  for (const said of ['src="/files/f/small.webp"', 'width="144"', 'height="96"', 'loading="lazy"'])
    expect(picture).toContain(said);
  expect(html).toContain('href="/files/p/whole.pdf"');
});

function filesPage(more: Partial<ComponentProps<typeof FilesPage>>): string {
  const page: ComponentProps<typeof FilesPage> = {
    ...{
      place: "CASE",
      of: "c",
      back: null,
      title: "A shop",
      mayChange: true,
      done: null,
      rows: [],
      problem: null,
    },
    files: [],
    ...more,
  };
  return renderToStaticMarkup(<FilesPage {...page} />);
}

it("the page of a case’s files names a PDF once", () => {
  const sizes = { width: null, height: null };
  const html = filesPage({ files: [{ ...file, ...sizes, kind: "PDF", name: "plan.pdf", alt: null }] });
  expect(html.split(">plan.pdf<").length - 1).toBe(1);
  expect(filesPage({ files: [{ ...file, kind: "PICTURE" }] })).toContain("<bdi>The shop</bdi>");
});

it("a picture opens in large in a new tab, which its name says; a PDF is saved", () => {
  const pdf = { ...file, id: "p", kind: "PDF", name: "plan.pdf" } as const;
  const files = [{ ...file, kind: "PICTURE" } as const, pdf];
  const html = renderToStaticMarkup(<AttachedFiles files={files} unnamed="Picture" />);
  const [picture = "", plan = ""] = html.match(/<a .*?<\/a>/g) ?? [];
  expect(picture).toMatch(/^<a href="\/files\/f\/large\.webp" target="_blank" rel="noopener">/);
  expect(picture).toMatch(/alt="The shop".*> \(new tab\)<\/span><\/a>$/);
  expect(plan).not.toContain("_blank");
});

it("a wide picture comes in the size that its place needs, and is never enlarged", () => {
  const show = (width: number, height: number) =>
    renderToStaticMarkup(
      <AttachedFiles
        files={[{ ...file, kind: "PICTURE", width, height }]}
        unnamed="Picture"
        through="b"
        look="wide"
      />,
    );
  const html = show(1200, 800);
  for (const type of ["avif", "webp"])
    expect(html).toContain(
      `srcSet="/files/f/small.${type}?through=b 320w,/files/f/medium.${type}?through=b 800w,` +
        `/files/f/large.${type}?through=b 1200w"`,
    );
  expect(html).toContain('width="1008" height="672"');
  expect(show(300, 200)).toContain('width="300" height="200"');
});

it.each([
  [true, "/app/briefs/b/edit"],
  [false, "/app/briefs/b"],
])("from a brief’s files one goes back to its form, while it can change: %s", (mayChange, path) => {
  expect(filesPage({ place: "BRIEF", of: "b", mayChange })).toMatch(
    new RegExp(`<a [^>]*href="${path}"[^>]*>Back to the brief</a>`),
  );
});

it("a chosen picture has a preview beside its name before it is sent, a PDF none", () => {
  const upload = (key: number, picture: Blob | null): Upload => ({
    ...{ key, picture, name: "shop.jpg", share: 0, isWaiting: false, file: null },
    ...{ problem: null, mayRetry: false },
  });
  const rows = (list: readonly Upload[]) => {
    const nothing = () => undefined;
    const uploads = { list, isReady: false, failed: null, problem: null };
    return renderToStaticMarkup(
      <UploadRows uploads={{ ...uploads, add: nothing, retry: nothing, remove: nothing }} formId="form" />,
    );
  };
  expect(rows([upload(1, new Blob()), upload(2, null)]).split("<canvas").length - 1).toBe(1);
  expect(rows([upload(1, null)])).not.toContain("<canvas");
});
