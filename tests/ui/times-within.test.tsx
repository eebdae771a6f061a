import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { timesIn } from "~/domain/times";
import { useTimed } from "~/shell/format/use-timed";
import { asLine } from "~/words/as-line";
import { closesWhen, movedDate } from "~/words/briefs.generated";
import { languages } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";

const now = "2026-11-27T10:00:00.000Z";
const ends = ["2026-12-03T00:00:00.000Z", "2026-12-08T00:00:00.000Z"] as const;

function Sentences() {
  const { times, timed } = useTimed();
  const [first, end] = ends;
  return (
    <>
      <p>{timed(closesWhen({ when: times.daysTo(first, now) ?? "" }))}</p>
      <p>{timed(movedDate({ end: times.until(end), first: times.until(first) }))}</p>
      <p>{timed(asLine(times.until(end)))}</p>
      <p>{timed("No time at all")}</p>
      <p>{timed(null)}</p>
    </>
  );
}

it.each(languages.map(({ code }) => code))("each time of a sentence is an element in %s", (language) => {
  inLanguage(language, () => {
    const html = renderToStaticMarkup(<Sentences />);
    const found = [...html.matchAll(/<time dateTime="([^"]+)">/gi)].map(([, at]) => at);
    const [first, end] = ends;
    expect(found).toEqual([first, end, first, end]);
    expect(html.match(/<p><span>/g)).toHaveLength(3);
    const { days, moved, line } = {
      days: closesWhen({ when: timesIn(null).daysTo(first, now) ?? "" }),
      moved: movedDate({ end: timesIn(null).until(end), first: timesIn(null).until(first) }),
      line: asLine(timesIn(null).until(end)),
    };
    expect(html.replace(/<\/?(?:time|span)[^>]*>/g, "")).toBe(
      `<p>${days}</p><p>${moved}</p><p>${line}</p><p>No time at all</p><p></p>`,
    );
  });
});

it("what a page calls today is the moment that this sentence names", () => {
  function Two() {
    const { times, timed } = useTimed();
    return ["2026-11-27T12:00:00.000Z", "2026-11-27T20:00:00.000Z"].map((at) => (
      <p key={at}>{timed(closesWhen({ when: times.daysTo(at, now) ?? "" }))}</p>
    ));
  }
  const found = [...renderToStaticMarkup(<Two />).matchAll(/dateTime="([^"]+)"/g)].map(([, at]) => at);
  expect(found).toEqual(["2026-11-27T12:00:00.000Z", "2026-11-27T20:00:00.000Z"]);
});
