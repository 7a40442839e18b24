# The whole site in one image. Build: docker build -t aivani .
# Run: docker run -p 3000:3000 -v aivani-data:/app/data -e DATABASE_URL=… -e DATA_KEY=… -e SITE_URL=… -e SEED=0 aivani
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY scripts/start.mjs scripts/
COPY scripts/site/wait-until-ready.mjs scripts/site/
RUN node scripts/start.mjs --install-only
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production PORT=3000 DATA_DIR=/app/data MALLOC_ARENA_MAX=2
# `npm start` compares the sources with the build and skips finished steps, so the image contains both.
COPY --from=build --chown=node:node /app /app
RUN mkdir -p /app/data && chown node:node /app/data
USER node
VOLUME /app/data
EXPOSE 3000
# A first start on an empty database migrates it and writes the reference data.
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
