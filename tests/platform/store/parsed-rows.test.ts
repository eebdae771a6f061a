import { expect, test } from "vitest";
import { StoreDamagedError } from "~/platform/ports/store";
import { createParsedRows } from "~/platform/store/sqlite/parsed-rows.server";

const row = { id: "a", version: 1, mark: 7, data: '{"list":[1]}' };

test("all readers of a row get one document, which none can change", () => {
  const { toVersioned } = createParsedRows();
  const document = toVersioned<{ list: number[] }>(row);
  expect(document).toEqual({ id: "a", version: 1, data: { list: [1] } });
  expect(toVersioned({ ...row })).toBe(document);
  expect(() => document.data.list.push(2)).toThrow(TypeError);
});

test("another row with the same mark, and one that was changed past the engine, are read anew", () => {
  const { toVersioned } = createParsedRows();
  toVersioned(row);
  for (const other of [
    { ...row, id: "b" },
    { ...row, version: 2 },
    { ...row, data: '{"list":[2]}' },
  ])
    expect(toVersioned(other)).toEqual({
      id: other.id,
      version: other.version,
      data: JSON.parse(other.data),
    });
});

test("what was read last stays while it is read, and the rest goes", () => {
  const { toVersioned } = createParsedRows(4 * row.data.length);
  const rowOf = (mark: number) => ({ ...row, mark });
  const kept = toVersioned(rowOf(0));
  const gone = toVersioned(rowOf(1));
  for (let mark = 2; mark < 20; mark += 1) {
    toVersioned(rowOf(mark));
    expect(toVersioned(rowOf(0))).toBe(kept);
  }
  expect(toVersioned(rowOf(1))).not.toBe(gone);
});

test("a row that isn't JSON is damage, and its content stays out of the message", () => {
  const { toVersioned } = createParsedRows();
  const read = () => toVersioned({ ...row, data: "secret{" });
  expect(read).toThrow(StoreDamagedError);
  expect(read).not.toThrow(/secret/);
});
