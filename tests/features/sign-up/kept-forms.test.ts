import { expect, it } from "vitest";
import { createTestApp } from "#tests/support/app";
import { createKeptForms, ofVisitor } from "~/features/sign-in/auth/kept-forms.server";

const path = "/app/briefs/one/proposal";
const fields = [{ name: "pitch", value: "I would begin by watching." }];

it.each([
  ["a member's", "ann", true, false],
  ["a visitor's, by whoever signs up", ofVisitor, true, true],
])("%s kept form is found and forgotten", async (_whose, uid, byAnn, byBo) => {
  const forms = createKeptForms(createTestApp());
  const id = await forms.keep({ uid, path, fields });
  expect(await forms.find(id, "ann", path)).toEqual(byAnn ? fields : null);
  expect(await forms.find(id, "bo", path)).toEqual(byBo ? fields : null);
  expect(await forms.find(id, "ann", "/app/profile")).toBeNull();
  await forms.forget(id, "bo", path);
  expect(await forms.find(id, "ann", path)).toEqual(byBo ? null : fields);
  await forms.forget(id, "ann", path);
  expect(await forms.find(id, "ann", path)).toBeNull();
});
