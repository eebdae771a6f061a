import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** The names of those of these jobs whose files send mails; a file that sends one has a job. */
export async function sendingJobs(jobs: readonly { name: string }[]): Promise<string[]> {
  const files = globSync("app/features/**/*.ts", { cwd: project }).filter((file) =>
    /await sendMail\(|return sendMail\(/.test(readFileSync(project + file, "utf8")),
  );
  const modules: object[] = await Promise.all(files.map((file) => import(project + file)));
  return modules.map((module, at) => {
    const own = jobs.find((job) => Object.values(module).includes(job));
    if (!own) throw new Error(`${files[at]} sends a mail, and has no job`);
    return own.name;
  });
}
