# By tag; docs/security.md tells how to name it by its digest.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# Builds the website with everything that takes.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build
# The packages that the build does not contain and that it or the commands load.
RUN node commands/copy-packages.ts /packages
# What needs the pictures, the tools or the sources, which the image does not have.
RUN cd commands && rm demo.ts seed.ts precompress.ts sbom.ts bundled-packages.ts \
      copy-packages.ts installed-packages.ts

FROM ${NODE_IMAGE}
# What is not there cannot be used against us.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx \
      /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn-* \
    && mkdir /data /backups && chown 10001:10001 /data /backups
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data
# Memory that is free goes back to the system (runtime/launch.ts).
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072
COPY --from=build /packages/node_modules node_modules
COPY package.json ./
COPY migrations migrations
COPY db db
COPY --from=build /app/commands commands
COPY runtime runtime
COPY --from=build /app/build build
COPY --chmod=755 deploy/hospital /usr/local/bin/hospital
USER 10001:10001
VOLUME /data /backups
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-proto=delete", "--max-old-space-size=384", "--max-semi-space-size=2", "build/server/main.js"]
