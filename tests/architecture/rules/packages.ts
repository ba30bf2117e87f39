import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { Import } from "../model/imports.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import type { Place } from "../model/place.ts"

const EFFECT = ["effect"]
/** Effect's SQL and the driver are tagged unstable, so they are used only here. */
const SQL = ["effect/sql", "@effect/sql-pg"]
const NODE = ["node:*"]
const NODE_FILES = ["node:fs", "node:fs/promises", "node:path", "node:stream/promises", "node:url"]

/** `node:*` is any module of Node; everything else is written as it is imported. */
const infra: Readonly<Record<string, ReadonlyArray<string>>> = {
  cli: [...EFFECT, ...NODE],
  config: [...EFFECT, ...NODE],
  // Starts PostgreSQL on a machine that has none, before anything else of ours runs.
  embedded: [...NODE, "pg"],
  files: [...EFFECT, ...NODE, "aws4fetch", "sharp"],
  folders: NODE,
  http: [...EFFECT, ...NODE, "effect/sql", "hono", "hono/*", "@hono/node-server", "@hono/node-server/*"],
  jobs: [...EFFECT, ...SQL, "pg-boss"],
  // The mailbox page parses what it shows.
  mail: [...EFFECT, ...NODE, "effect/sql", "hono", "nodemailer", "nodemailer/*", "postal-mime"],
  modules: EFFECT,
  observability: [...EFFECT, ...NODE, "effect/http", "effect/observability"],
  turns: EFFECT,
  processes: [...EFFECT, ...NODE],
  programs: NODE,
  passkeys: [...EFFECT, "@simplewebauthn/server", "@simplewebauthn/server/helpers"],
  passwords: [...EFFECT, ...NODE, "@zxcvbn-ts/language-common"],
  outbound: [...EFFECT, ...NODE, "effect/sql"],
  // Migrations have many statements per file, which the driver refuses; `pg` runs them.
  postgres: [...EFFECT, ...NODE, ...SQL, "pg"],
  // Photos are scaled to the size in which they are printed.
  pdf: [...EFFECT, ...NODE, "fontkit", "pdfkit", "sharp"],
  push: [...EFFECT, "effect/sql", "web-push"],
  realtime: [...EFFECT, ...NODE, ...SQL, "hono", "hono/*"],
  secrets: [...EFFECT, ...NODE, "otpauth"],
  sms: [...EFFECT, ...NODE, "effect/sql"],
  // Workbooks are archives of XML.
  spreadsheets: [...EFFECT, ...NODE, "saxes", "yauzl"]
}

const web = [
  ...EFFECT,
  "@fontsource/*",
  "@radix-ui/themes",
  "@radix-ui/themes/*",
  "@simplewebauthn/browser",
  "@tanstack/react-query",
  "idb-keyval",
  "lucide-react",
  "maplibre-gl",
  "maplibre-gl/*",
  "pmtiles",
  "qrcode",
  "react",
  "react/*",
  "react-dom",
  "react-dom/*",
  "react-router",
  "sonner",
  "tinykeys",
  "zxing-wasm/*"
]

const apps: Readonly<Record<string, ReadonlyArray<string>>> = {
  cli: [...EFFECT, ...NODE, "commander"],
  server: [...EFFECT, ...NODE],
  // The composition root passes the driver to the edge's ports: `effect/sql` as a type of service, no SQL text.
  system: [...EFFECT, ...NODE, "effect/sql", "hono", "@hono/node-server", "@hono/node-server/*"],
  web,
  worker: [...EFFECT, ...NODE]
}

// The build draws the icons from the mark, and the base of the map from atlases.
const WEB_BUILD = [
  ...NODE,
  "vite",
  "@vitejs/plugin-react",
  "sharp",
  "topojson-client",
  "@maplibre/geojson-vt",
  "@maplibre/vt-pbf"
]

const moduleLayers: Readonly<Record<string, ReadonlyArray<string>>> = {
  // CLI commands read and write files.
  cli: [...EFFECT, "node:fs"],
  demo: [...EFFECT, "@faker-js/faker"],
  postgres: [...EFFECT, ...SQL],
  // One of them reads a packed database, in a process of its own.
  providers: [
    ...EFFECT,
    ...NODE_FILES,
    "node:sqlite",
    "node:zlib",
    "@noble/curves/*",
    "@noble/hashes/*",
    "jose",
    "openid-client"
  ]
}

const allowed = (place: Place, path: string): ReadonlyArray<string> => {
  if (place.area === "module") return moduleLayers[place.layer ?? ""] ?? EFFECT
  if (place.area === "infra") return infra[place.folder] ?? []
  if (place.area !== "app") return EFFECT
  return /^apps\/web\/(build\/|vite\.config)/.test(path) ? WEB_BUILD : (apps[place.app] ?? [])
}

const nameOf = ({ to }: Import): string | undefined =>
  to.kind === "node"
    ? `node:${to.name}`
    : to.kind === "package"
      ? [to.name, to.subpath].filter(Boolean).join("/")
      : undefined

const covers = (pattern: string, name: string): boolean =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern

function* faults({ imports, path, place }: SourceFile): Iterable<Fault> {
  const patterns = allowed(place, path)
  for (const imported of imports) {
    const name = nameOf(imported)
    if (name !== undefined && !patterns.some((pattern) => covers(pattern, name)))
      yield [imported.position, `the package ${name} must not be imported here`]
  }
}

export const packages: Rule = {
  name: "Each layer imports only its packages",
  about: ({ isCode, place }) => isCode && ["kernel", "module", "infra", "app"].includes(place.area),
  check: eachFile(faults),
  planted: {
    "the kernel importing Node": { "modules/kernel/a.ts": `import { randomUUID } from "node:crypto"` },
    "a contract importing Node": { "modules/leads/contract/a.ts": `import { join } from "node:path"` },
    "the domain using SQL": { "modules/leads/domain/a.ts": `import { SqlClient } from "effect/sql"` },
    "a command using SQL": { "modules/leads/commands/A.ts": `import type { SqlClient } from "effect/sql"` },
    "a command sending HTTP requests": {
      "modules/leads/commands/A.ts": `import { HttpClient } from "effect/http"`
    },
    "a provider starting a process": {
      "modules/telematics/providers/a.ts": `import { fork } from "node:child_process"`
    },
    "a command verifying tokens": {
      "modules/telematics/commands/A.ts": `import { jwtVerify } from "jose"`
    },
    "a command signing": {
      "modules/telematics/commands/A.ts": `import { secp256k1 } from "@noble/curves/secp256k1.js"`
    },
    "the HTTP edge using OpenID": { "infra/http/a.ts": `import { discovery } from "openid-client"` },
    "an adapter opening its own connection": { "modules/leads/postgres/A.ts": `import pg from "pg"` },
    "a module importing the web framework": { "modules/leads/http.ts": `import { Hono } from "hono"` },
    "a command importing test data": {
      "modules/leads/commands/A.ts": `import { Faker } from "@faker-js/faker"`
    },
    "a module importing the CLI library": {
      "modules/leads/cli.ts": `import { Command } from "commander"`
    },
    "mail importing pg-boss directly": { "infra/mail/a.ts": `import { PgBoss } from "pg-boss"` },
    "an unknown infrastructure folder importing a package": {
      "infra/blockchain/a.ts": `import { Effect } from "effect"`
    },
    "the web app importing Node": { "apps/web/api/a.ts": `import { readFile } from "node:fs/promises"` },
    "an unlisted library": { "apps/web/ui/A.tsx": `import { motion } from "framer-motion"` }
  },
  fine: {
    "each layer with its packages": {
      "modules/leads/domain/a.ts": `import { Effect } from "effect"`,
      "modules/leads/postgres/A.ts": `import { SqlClient } from "effect/sql"`,
      "modules/telematics/providers/a.ts": `import { jwtVerify } from "jose"; import { None } from "openid-client"`,
      "modules/customers/cli.ts": `import { readFileSync } from "node:fs"`,
      "infra/jobs/a.ts": `import { PgBoss } from "pg-boss"`,
      "apps/web/vite.config.ts": `import { defineConfig } from "vite"`,
      "apps/web/ui/A.tsx": `import { Button } from "@radix-ui/themes"`
    }
  }
}
