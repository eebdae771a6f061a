import { expect, it } from "vitest";
import { createTestApp, get, respond } from "#tests/support/app";
import { mockGraphql } from "#tests/support/graphql-mocks";
import { createMarket, succeeded } from "#tests/support/market";
import { acceptedWork } from "#tests/support/works";
import { loadOwnWorks } from "~/features/references/pages/own-works.server";
import { listAccepted, readWork } from "~/features/references/reads/read-work";
import { loader as moved } from "~/routes/app.references.$id";
import { OwnWorksDocument } from "~/shell/operations/operations.generated";
import { TELL_DELAY } from "~/values/durations";

it("works are listed page by page, the last yes first, and an untold one not at all", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const ids: string[] = [];
  for (let at = 0; at < 3; at++) ids.push((await acceptedWork(market, hirer)).id);
  const briefId = await market.open(hirer);
  const untold = await market.propose(briefId);
  succeeded(await market.accept(hirer, briefId, untold));
  const list = async () => {
    const shown: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listAccepted>> = await listAccepted(market.store, hirer, true, {
        first: 2,
        after,
      });
      for (const { id } of page.items)
        if (await readWork(market.store, hirer, id, market.clock.now())) shown.push(id);
      after = page.next;
    } while (after !== null);
    return shown;
  };
  const last = [...ids].reverse();
  expect(await list()).toEqual(last);
  await market.pass(TELL_DELAY);
  expect(await list()).toEqual([`${briefId}_${untold}`, ...last]);
});

it("of a page what runs stands before what has ended, and the next page is named", async () => {
  const app = createTestApp();
  const { cookie } = await app.signIn();
  const work = (id: string, ended: boolean) => ({
    ...{ id, brief: null, side: "TALENT", otherState: "GONE", other: null, stage: "RUNNING", ended },
    ...{ acceptedAt: "2026-11-20T10:00:00.000Z", startsOn: "2026-11-20", endsAt: null, showsAt: null },
  });
  const nodes = [work("a", true), work("b", false), work("c", true), work("d", false)] as never[];
  mockGraphql(OwnWorksDocument, {
    viewer: { kind: "AGENCY", works: { nodes, pageInfo: { endCursor: "x" } } },
  });
  const request = get("/app/work", { cookie });
  const list = await loadOwnWorks(request, app.context(request));
  expect(list.running.map(({ id }) => id)).toEqual(["b", "d"]);
  expect(list.ended.map(({ id }) => id)).toEqual(["a", "c"]);
  expect(list).toMatchObject({ isHirer: false, isFirst: true, next: "/app/work?after=x" });
});

it("the former address of its references leads to a work, with all that it says", async () => {
  const request = get("/app/references/b_ann?done=written");
  const answer = await respond(async () =>
    moved({ request, params: { id: "b_ann" }, context: createTestApp().context(request) }),
  );
  expect(answer.headers.get("location")).toBe("/app/work/b_ann?done=written");
});
