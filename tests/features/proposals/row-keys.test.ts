import { expect, it, vi } from "vitest";
import { useRowKeys } from "~/features/market/shared/use-row-keys";

class Row {
  focus = vi.fn();
  click = vi.fn();
}

it("a key that is held opens the next row once, as one that is pressed does", () => {
  vi.stubGlobal("HTMLAnchorElement", Row);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const rows = [new Row(), new Row()];
  const list = { current: { querySelectorAll: () => rows } };
  const press = useRowKeys(list as never);
  const event = { key: "j", target: rows[0], preventDefault() {} };
  press({ ...event, repeat: false } as never);
  press({ ...event, repeat: true } as never);
  expect(rows[1]?.click).toHaveBeenCalledTimes(1);
});
