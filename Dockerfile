# One image for server and worker: `docker build -t sawaal .`, then `docker run -p 3000:3000 -v sawaal:/data sawaal`.
# The Node here is the one that package.json pins; scripts/docker/dockerfile.test.ts checks that they agree.
FROM node:26.10.0-bookworm-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

FROM base AS client
RUN npm ci
COPY tsconfig.base.json vite.config.ts ./
COPY scripts/run.mjs scripts/build.ts scripts/
COPY scripts/build scripts/build
COPY shared shared
COPY client client
RUN npm run build

FROM base AS production
# Node comes with the base image: the copies for machines without it outweigh everything else.
RUN npm ci --omit=dev && rm -r node_modules/node-linux-* node_modules/.bin/node
# Copied below with an owner: whoever mounts a new volume there gets one that the site may write.
RUN mkdir data

FROM node:26.10.0-bookworm-slim
LABEL org.opencontainers.image.title="Sawaal" \
      org.opencontainers.image.description="A real-time quiz site: timed quizzes, points, ranks and payouts" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production \
    DATA_DIR=/data
WORKDIR /app
COPY --from=production --chown=1000:1000 /app/data /data
COPY --from=production /app/node_modules node_modules
COPY --from=client /app/dist dist
COPY --from=client /app/dist-server dist-server
COPY package.json LICENSE ./
COPY shared shared
COPY content content
COPY docs/api docs/api
COPY server server
COPY workers workers
COPY scripts scripts
# The user `node`, by number: Kubernetes can tell from it that it isn't root.
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# For a container with one core: docs/operations.md
CMD ["node", "--single-threaded-gc", "--no-parallel-scavenge", "--heap-growing-percent=200", "--initial-old-space-size=128", "server/main.mjs"]
