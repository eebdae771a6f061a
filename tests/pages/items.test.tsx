import { type ReactNode, useId } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { Day } from "~/shell/format/moment";
import { ReaderTimes } from "~/shell/format/reader-times";
import { keepItems } from "~/shell/page/item-html.server";
import { ItemRenderer, Items, type RenderItem } from "~/shell/page/items";
import { MemberField, PageMember } from "~/ui/form";
import { inLanguage } from "~/words/reader-language.server";
import { notFoundTitle } from "~/words/shell.generated";

interface RowProps {
  id: string;
  at: string;
}

let rendered: string[] = [];
let keep: RenderItem = keepItems();

beforeEach(() => {
  rendered = [];
  keep = keepItems();
});

function Row({ id, at }: RowProps) {
  rendered.push(id);
  return (
    <li>
      {id} & {notFoundTitle()} <Day at={at} />
    </li>
  );
}

const rows = ["a", "<b>"].map((id) => ({ id, at: "2026-03-12T23:30:00.000Z" }));

function page(each: readonly RowProps[] = rows, { zone = "UTC", kept = true } = {}): string {
  const list = <Items as="ul" className="rows" of={Row} each={each} by={({ id }) => id} />;
  const around = (
    <ReaderTimes zone={zone}>
      <h1>Rows</h1>
      {list}
    </ReaderTimes>
  );
  return renderToString(kept ? <ItemRenderer.Provider value={keep}>{around}</ItemRenderer.Provider> : around);
}

it("writes what React would: the browser’s page has each item as a component", () => {
  const plain = page(rows, { kept: false });
  expect(plain).toContain("12 March 2026");
  expect(page()).toBe(plain);
  expect(page()).toBe(plain);
});

it("renders an item once while it says the same", () => {
  page();
  page();
  expect(rendered).toEqual(["a", "<b>"]);
  page([...rows, { id: "c", at: "2026-03-12T23:30:00.000Z" }]);
  expect(rendered).toEqual(["a", "<b>", "c"]);
  page([{ id: "a", at: "2026-03-13T23:30:00.000Z" }]);
  expect(rendered).toEqual(["a", "<b>", "c", "a"]);
});

it("renders it anew for each time zone and language", () => {
  expect(page()).toContain("12 March 2026");
  expect(page(rows, { zone: "Asia/Tokyo" })).toContain("13 March 2026");
  expect(inLanguage("de", () => page())).toContain("12. März 2026");
  expect(page()).toContain("12 March 2026");
  expect(rendered).toHaveLength(6);
});

it("doesn’t take one component’s for another’s of the same properties", () => {
  const Other = ({ id }: RowProps) => <li>Other {id}</li>;
  const [row] = rows;
  if (!row) throw new Error("There are rows");
  expect(keep(Row, row, null)).toContain("12 March");
  expect(keep(Other, row, null)).toBe("<li>Other <!-- -->a</li>");
});

it("forgets those that nobody asks for", () => {
  const long = "x".repeat(100_000);
  const Long = ({ id }: { id: string }) => {
    rendered.push(id.slice(-3));
    return <li>{id}</li>;
  };
  const ask = (number: number) => keep(Long, { id: long + String(number).padStart(3, "0") }, null);
  for (let number = 0; number < 200; number++) {
    ask(number);
    ask(0);
  }
  expect(rendered).toHaveLength(200);
  ask(1);
  expect(rendered).toHaveLength(201);
});

it.each<[string, (props: never) => ReactNode, object]>([
  ["a function", () => null, { say: () => "one" }],
  ["an element", () => null, { chip: <b>one</b> }],
  ["an element within", () => null, { row: [{ chip: <b>one</b> }] }],
  ["what is no number", () => null, { count: Number.NaN }],
  ["a date", () => null, { at: new Date(0) }],
  ["a map", () => null, { all: new Map() }],
  ["an id made by React", () => <b id={useId()} />, {}],
])("refuses %s: it would be the same for all", (_what, Item, props) => {
  expect(() => keep(Item as never, props as never, null)).toThrow(TypeError);
});

it("writes a form’s field for its reader’s member, and keeps it for all of them", () => {
  const Button = ({ id }: RowProps) => (
    <form method="post">
      <MemberField />
      {id}
    </form>
  );
  const pageOf = (uid: string | null) =>
    renderToString(
      <PageMember.Provider value={uid}>
        <ItemRenderer.Provider value={keep}>
          <Items of={Button} each={rows} by={({ id }) => id} />
        </ItemRenderer.Provider>
      </PageMember.Provider>,
    );
  expect(pageOf("one").match(/<input type="hidden" name="member" value="one"\/>/g)).toHaveLength(2);
  expect(pageOf('a"b')).toContain('value="a&#34;b"');
  expect(pageOf(null)).not.toContain("member");
});
