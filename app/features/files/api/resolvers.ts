import { run, toApiRefusal } from "~/api/answers";
import type { FeatureResolvers } from "~/api/schema.generated";
import { fileIdShape } from "~/content/picture-keys";
import { readFile } from "~/features/files/reads/read-file";
import { getFile } from "~/features/files/rules/file";
import { beginUpload } from "~/features/files/rules/upload";
import { ok } from "~/platform/values/result";

export const fileResolvers = {
  Query: {
    file: async (_parent, { id, through }, context) => {
      const isId = through == null || (through.length > 0 && through.length <= 200);
      if (!fileIdShape.test(id) || !isId) return null;
      const uid = (await context.session())?.uid ?? null;
      const found = await readFile(context.reads(), id, { uid, through: through ?? null });
      if (found) return { id, ...found };
      // Asked last: it needs the provider.
      const powers = uid === null ? ok("none" as const) : await context.powers();
      const reported = powers.ok && powers.value === "proven" ? await getFile(context.reads(), id) : null;
      return reported && { id, ...reported };
    },
  },
  Mutation: {
    beginUpload: async (_parent, _args, context) => {
      const outcome = await run(context, (parts, uid) => beginUpload(parts, uid));
      return { upload: outcome.ok ? outcome.value : null, refusal: toApiRefusal(outcome) };
    },
  },
} satisfies FeatureResolvers;
