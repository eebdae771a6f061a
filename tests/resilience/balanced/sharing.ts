import { once } from "node:events";
import { connect } from "node:net";
import { expect } from "vitest";
import { limits } from "~/values/limits";
import { send } from "../client";
import { joinAndListen } from "./member";
import type { Site } from "./site";

/** What one process says by itself, without the balancer: the status of a page. */
async function askDirectly(site: Site, number: number, path: string, cookie: string): Promise<number> {
  const { place } = site.nodes[number] ?? {};
  const socket = connect(place?.port ?? 0, place?.host ?? "");
  let received = "";
  socket.setEncoding("utf8").on("data", (text) => {
    received += text;
  });
  const headers = `host: localhost:${site.port}\r\ncookie: ${cookie}\r\nconnection: close\r\n`;
  socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n`);
  await once(socket, "close");
  return Number(received.split(" ")[1]);
}

/** Has each process know of a session, of its end, and of what a visitor has used up of a limit. */
export async function shareSessionsAndLimits(site: Site): Promise<void> {
  const leaver = await joinAndListen(site, 4);
  const all = [0, 1, 2];

  // A session that one process opened holds in each, and ends in each with its streams.
  const askAll = (cookie: string) =>
    Promise.all(all.map((number) => askDirectly(site, number, "/app", cookie)));
  expect(await askAll(leaver.cookie)).toEqual([200, 200, 200]);
  await leaver.changes.stop();
  const leaving = await send(site.port, { path: "/sign-out", cookie: leaver.cookie, from: leaver.from });
  expect(leaving).toMatchObject({ kind: "answered", status: 302 });
  expect(await askAll(leaver.cookie)).toEqual([302, 302, 302]);
  await leaver.listener.over;

  // One visitor has one limit, wherever the balancer sends each form, and whoever they say that they are.
  const post = (at: number) => ({
    path: "/login",
    fields: { email: `person-${at}@example.com` },
    from: `198.51.100.${at}`,
    localAddress: "127.0.0.9",
  });
  const posts = await Promise.all(
    Array.from({ length: limits.postsPerNetwork + 9 }, (_, at) => send(site.port, post(at))),
  );
  const statuses = posts.map((outcome) => outcome.kind === "answered" && outcome.status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(limits.postsPerNetwork);
  expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  expect(await send(site.port, { ...post(99), localAddress: "127.0.0.10" })).toMatchObject({ status: 303 });
}
