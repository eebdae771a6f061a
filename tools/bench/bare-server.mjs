// @ts-check
/**
 * Yardstick for a page from memory: nothing but `node:http` and the same bytes. With `READ_EACH_TIME`, for a file: they
 * are read from the disk for each request.
 */
import { createReadStream, readFileSync } from "node:fs";
import { createServer } from "node:http";

const { status, headers, file } = JSON.parse(process.env.ANSWER ?? "{}");
const body = process.env.READ_EACH_TIME ? null : readFileSync(file);

createServer((_request, response) => {
  response.writeHead(status, headers);
  if (body) response.end(body);
  else createReadStream(file).pipe(response);
}).listen(Number(process.env.YARDSTICK_PORT), "localhost");
