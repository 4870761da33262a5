# The shop as an image: docker build -t vitrina .
# One image has all roles; settings are those of .env.example. deploy/README.md says how it is run.

ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN NODE_ENV=production node scripts/build.ts

FROM ${NODE_IMAGE} AS modules
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
# The Node of the lockfile is for machines with an older one; the image has its own.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data DEMO_DATA=off
WORKDIR /shop
COPY --from=modules /shop/node_modules node_modules
COPY --from=build /shop/dist dist
COPY package.json LICENSE ./
COPY scripts/doctor.ts scripts/doctor.ts
COPY brand brand
COPY shared shared
COPY src/generated src/generated
COPY backend backend
COPY server server
RUN install -d -o 1000 -g 1000 /data
VOLUME /data
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=3m \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
