# The product in an image of its own, for one machine or many: `docker build -t guildhall .`, or `npm run image`, which tries it, too.
# It keeps nothing but DATA_DIR (/data), which is a volume; everything else may be read-only.

# The Node that the suite runs on (package.json, optionalDependencies); a test compares the two.
ARG NODE=26.10.0
# With its registry, for not every builder has a usual one. Another one can stand in: `npm run image -- --base NAME`.
ARG BASE=docker.io/library/node:${NODE}-slim

# ── What the build needs: everything, and nothing of it comes along ──────────────────────────────
FROM ${BASE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY scripts/require-node.mjs scripts/
# The build writes what the scripts would.
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY . .
RUN npm run build

# ── What runs: packages of production alone, without Node itself, which is there ─────────────────
FROM ${BASE} AS packages
WORKDIR /packages
COPY package.json package-lock.json .npmrc ./
COPY scripts/require-node.mjs scripts/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts && rm -rf node_modules/node-linux-*

FROM ${BASE}
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /app
# Files are root's: what runs can read them and change none.
COPY --from=packages /packages/node_modules node_modules
COPY --from=build /build/package.json ./
COPY --from=build /build/scripts/require-node.mjs scripts/
COPY --from=build /build/build build
COPY --from=build /build/public public
RUN mkdir /data && chown node:node /data && rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn*
USER node
VOLUME /data
EXPOSE 3000
# Of the process; what a balancer asks is /readyz. No shell and no curl are needed.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that SIGTERM reaches it.
ENTRYPOINT ["node", "build/server.js"]
