import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { MemberTimes } from "~/shell/format/member-times";
import { Moment } from "~/shell/format/moment";
import { ReaderTimes } from "~/shell/format/reader-times";

it.each([
  ["the settings’", "Europe/Berlin", "Asia/Tokyo", "12 March 2026, 15:05"],
  ["the browser’s where they name none", null, "Asia/Tokyo", "12 March 2026, 23:05"],
  ["else the site’s, by its name", null, null, "12 March 2026, 14:05 UTC"],
])("a member reads times in a zone: %s", (_whose, settings, cookie, said) => {
  const page = (
    <ReaderTimes zone={cookie}>
      <MemberTimes zone={settings}>
        <Moment at="2026-03-12T14:05:00.000Z" />
      </MemberTimes>
    </ReaderTimes>
  );
  expect(renderToString(page)).toContain(`>${said}</time>`);
});
