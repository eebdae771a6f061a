import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** What a checkout holds beside the project, and what commands make in it. */
const left = /^(?:node_modules|\.git|\.cache|\.local|\.env|test-results|playwright-report|functions\/lib)$/;
const built = /^(?:build|public\/build)$/;

export interface ProjectCopy {
  /** Its path has a space. */
  directory: string;
  remove(): void;
}

/** A copy of the project for what writes in it, with the packages of this one; `withBuild`: and its build. */
export function copyProject({ withBuild = false } = {}): ProjectCopy {
  const parent = mkdtempSync(join(tmpdir(), "project-copy-"));
  const directory = join(parent, "a checkout");
  mkdirSync(directory);
  cpSync(project, directory, {
    recursive: true,
    filter(source) {
      const path = relative(project, source);
      return !left.test(path) && (withBuild || !built.test(path));
    },
  });
  symlinkSync(join(project, "node_modules"), join(directory, "node_modules"));
  return { directory, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
