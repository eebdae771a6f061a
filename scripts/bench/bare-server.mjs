// @ts-check
/** Yardstick for a page from memory: nothing but `node:http` and the same bytes. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const { status, headers, file } = JSON.parse(process.env.ANSWER ?? "{}");
const body = readFileSync(file);

createServer((_request, response) => {
  response.writeHead(status, headers).end(body);
}).listen(Number(process.env.YARDSTICK_PORT), "localhost");
