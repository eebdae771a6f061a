/**
 * A process to be killed: commits pairs of documents without end, several at once, and says on
 * stdout which are acknowledged. Arguments: the file of the database, the name of this run.
 */
import { writeSync } from "node:fs";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { contractIndexes } from "./contract-indexes";

const [file = "", run = ""] = process.argv.slice(2);
const store = createSqliteStore({ file, indexes: contractIndexes });

async function commitForever(writer: number) {
  for (let at = 0; ; at += 1) {
    const id = `${run}-${writer}-${at}`;
    await store.transact(async (tx) => {
      tx.set("briefs", id, { rank: id, status: "open", skills: ["sql", id] });
      tx.set("pairs", id, { rank: id });
    });
    writeSync(1, `${id}\n`);
  }
}

for (let writer = 0; writer < 8; writer += 1) void commitForever(writer);
