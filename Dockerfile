# One image, two commands: the api (`apps/api/src/server.ts`) and the store (`apps/store/server/main.ts`).
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile \
 && node --disable-warning=ExperimentalWarning -e "import('./scripts/build.ts').then(({ build }) => build())"

FROM node:26-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
CMD ["node", "--disable-warning=ExperimentalWarning", "apps/store/server/main.ts"]
