# Two images out of one assembled folder: `docker build --target api .` and `--target store`.
# `--target operations` has PostgreSQL's pg_dump beside it, for `marketplace backup` and `restore`.

FROM node:26-trixie AS build
WORKDIR /app
COPY . .
# Node comes from the lock file, as in every test; libatomic, which it needs, is not in the base image.
RUN node scripts/run.mjs release /release \
 && mkdir -p /release/lib /empty \
 && cp --dereference /usr/lib/*/libatomic.so.1 /release/lib/

# glibc, libstdc++, certificates and time zones: no shell, no package manager, a user that is not root.
FROM gcr.io/distroless/cc-debian13:nonroot AS runtime
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Patine" \
      org.opencontainers.image.description="An online marketplace for vintage and second-hand clothing" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.base.name="gcr.io/distroless/cc-debian13:nonroot" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
ENV NODE_ENV=production DATA_DIR=/data LD_LIBRARY_PATH=/app/lib
WORKDIR /app
COPY --from=build /release /app
COPY --from=build --chown=65532:65532 /empty /data
USER 65532:65532
VOLUME /data
ENTRYPOINT ["/app/bin/node", "--disable-warning=ExperimentalWarning"]

FROM runtime AS api
ENV API_HOST=0.0.0.0
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s --retries=3 \
  CMD ["/app/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.API_PORT || 3001}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["--max-semi-space-size=4", "apps/api/src/server.ts"]

FROM postgres:18-trixie AS operations
ENV NODE_ENV=production DATA_DIR=/data LD_LIBRARY_PATH=/app/lib
WORKDIR /app
COPY --from=runtime /app /app
COPY --from=runtime /data /data
USER 65532:65532
ENTRYPOINT ["/app/bin/node", "--disable-warning=ExperimentalWarning", "apps/api/src/cli/marketplace.ts"]
CMD ["help"]

FROM runtime AS store
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s --retries=3 \
  CMD ["/app/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["apps/store/server/main.ts"]
