import { expect, test } from "vitest";
import { StoreDamagedError } from "~/platform/ports/store";
import { createParsedRows } from "~/platform/store/sqlite/parsed-rows.server";

const row = { id: "a", version: 1, mark: 7, data: '{"list":[1]}' };

test("all readers of a row get one document, which none can change", () => {
  const { toVersioned } = createParsedRows();
  const document = toVersioned<{ list: number[] }>("things", row);
  expect(document).toEqual({ id: "a", version: 1, data: { list: [1] } });
  expect(toVersioned("things", { ...row })).toBe(document);
  expect(() => document.data.list.push(2)).toThrow(TypeError);
});

test("a row that was written again, and one that was changed past the engine, are read anew", () => {
  const { toVersioned } = createParsedRows();
  const document = toVersioned("things", row);
  for (const other of [
    { ...row, mark: 8 },
    { ...row, version: 2 },
    { ...row, data: '{"list":[2]}' },
  ]) {
    const { id, version, data } = other;
    expect(toVersioned("things", other)).toEqual({ id, version, data: JSON.parse(data) });
    expect(toVersioned("things", other)).not.toBe(document);
    toVersioned("things", row);
  }
});

test("documents of two collections with the same id and mark are two", () => {
  const { toVersioned } = createParsedRows();
  expect(toVersioned("others", row)).not.toBe(toVersioned("things", row));
});

test("a document stands in the state of the file that its row was read in, until it is forgotten", () => {
  const { toVersioned, standing, forget } = createParsedRows();
  expect(standing("things", "a", 1)).toBeUndefined();
  const document = toVersioned("things", row);
  // Nobody said in which state.
  expect(standing("things", "a", 1)).toBeUndefined();
  toVersioned("things", row, 1);
  expect(standing("things", "a", 1)).toBe(document);
  expect(standing("things", "a", 2)).toBeUndefined();
  expect(standing("others", "a", 1)).toBeUndefined();
  toVersioned("things", row, 2);
  expect(standing("things", "a", 2)).toBe(document);
  forget("things", "a");
  expect(standing("things", "a", 2)).toBeUndefined();
});

test("that there is no document is known in the same state, until one is written or read", () => {
  const { toVersioned, standing, noteAbsent, forget } = createParsedRows();
  noteAbsent("things", "a", 1);
  expect(standing("things", "a", 1)).toBeNull();
  expect(standing("things", "a", 2)).toBeUndefined();
  expect(standing("others", "a", 1)).toBeUndefined();
  forget("things", "a");
  expect(standing("things", "a", 1)).toBeUndefined();
  noteAbsent("things", "a", 1);
  expect(standing("things", "a", 1)).toBeNull();
  const document = toVersioned("things", row, 1);
  expect(standing("things", "a", 1)).toBe(document);
});

test("what isn't there is known of few long names, and of thousands of ours", () => {
  const { standing, noteAbsent } = createParsedRows();
  const names = Array.from({ length: 10_000 }, (_, n) => `document-${n}`.padEnd(40, "-"));
  for (const name of names) noteAbsent("things", name, 1);
  expect(names.filter((name) => standing("things", name, 1) === null)).toHaveLength(10_000);
  const long = Array.from({ length: 20 }, (_, n) => String(n).padEnd(200_000, "x"));
  for (const name of long) noteAbsent("things", name, 1);
  const known = [...names, ...long].filter((name) => standing("things", name, 1) === null);
  expect(known.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(2_000_000);
  expect(known).toContain(long.at(-1));
});

test("what was read last stays while it is read, and the rest goes", () => {
  const { toVersioned, standing } = createParsedRows(4 * row.data.length);
  const read = (id: number) => toVersioned("things", { ...row, id: String(id) }, 1);
  const kept = read(0);
  const gone = read(1);
  for (let id = 2; id < 20; id += 1) {
    read(id);
    expect(id % 2 ? read(0) : standing("things", "0", 1)).toBe(kept);
  }
  expect(standing("things", "1", 1)).toBeUndefined();
  expect(read(1)).not.toBe(gone);
});

test("a document that is forgotten is so however lately it was read", () => {
  const { toVersioned, standing, forget } = createParsedRows(4 * row.data.length);
  for (const id of ["a", "b", "c"]) toVersioned("things", { ...row, id }, 1);
  for (const id of ["a", "b", "c"]) {
    forget("things", id);
    expect(standing("things", id, 1)).toBeUndefined();
  }
});

test("a row that isn't JSON is damage, and its content stays out of the message", () => {
  const { toVersioned } = createParsedRows();
  const read = () => toVersioned("things", { ...row, data: "secret{" });
  expect(read).toThrow(StoreDamagedError);
  expect(read).not.toThrow(/secret/);
});
