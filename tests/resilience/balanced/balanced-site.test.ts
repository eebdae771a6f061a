import { test } from "vitest";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { ensureHaproxy } from "../../../scripts/balancer.mjs";
import { limitFor, rounds } from "../rounds";
import { cutOneOff } from "./cut-off";
import { restartInTurn } from "./restarts";
import { shareSessionsAndLimits } from "./sharing";
import { isIsolated, startBalancedSite } from "./site";

const haproxy = await ensureHaproxy();

// One site for all three: to start it is what costs most.
test.skipIf(!haproxy)(
  `three processes lose nothing in ${rounds.restarts} restarts under load, share sessions and limits, and go on when one is cut off`,
  limitFor(rounds.restarts, 20_000),
  async () => {
    // Requests go to real servers; msw would put its own sockets before them.
    graphqlServer.close();
    const site = await startBalancedSite(haproxy ?? "");
    await restartInTurn(site);
    await shareSessionsAndLimits(site);
    if (isIsolated) await cutOneOff(site);
  },
);
