import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join, relative, sep } from "node:path"
import { Effect, Schema } from "effect"

export type Encoding = "br" | "gzip" | "identity"

/** One file of the built web app, held in memory with its compressed forms. */
export interface StaticFile {
  readonly contentType: string
  /** Whether the name holds a hash of the content, so that it may be cached for ever. */
  readonly immutable: boolean
  readonly etag: string
  readonly bodies: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>
}

/** The built web app: files by URL path, and the hashes of the inline scripts and styles in its pages. */
export interface StaticSite {
  readonly files: ReadonlyMap<string, StaticFile>
  readonly scriptHashes: ReadonlyArray<string>
  readonly styleHashes: ReadonlyArray<string>
}

/** The folder holds no built web app, or one that cannot be read. */
export class SiteUnreadable extends Schema.TaggedError<SiteUnreadable>()("SiteUnreadable", {
  directory: Schema.String,
  cause: Schema.Defect()
}) {
  override get message(): string {
    return `The web app was not found in ${this.directory}. Build it first: "npm start" does that by itself.`
  }
}

const contentTypes: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  map: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2"
}

const hashList = "csp.json"
const Hashes = Schema.Array(Schema.String.check(Schema.isPattern(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/)))
const decodeHashList = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Struct({ scripts: Hashes, styles: Hashes }))
)

const listFiles = async (directory: string): Promise<ReadonlyArray<string>> =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join("/"))

const isServed = (name: string): boolean =>
  name !== hashList && !name.split("/").some((part) => part.startsWith("."))

const readFileSet = async (
  directory: string,
  name: string,
  all: ReadonlySet<string>
): Promise<StaticFile> => {
  const read = async (file: string) => new Uint8Array(await readFile(join(directory, file)))
  const identity = await read(name)
  return {
    contentType: contentTypes[name.split(".").pop() ?? ""] ?? "application/octet-stream",
    immutable: name.startsWith("assets/"),
    etag: createHash("sha256").update(identity).digest("base64url").slice(0, 22),
    bodies: {
      identity,
      ...(all.has(`${name}.br`) ? { br: await read(`${name}.br`) } : {}),
      ...(all.has(`${name}.gz`) ? { gzip: await read(`${name}.gz`) } : {})
    }
  }
}

const readSite = async (directory: string): Promise<StaticSite> => {
  const names = (await listFiles(directory)).filter(isServed)
  const all = new Set(names)
  const originals = names.filter(
    (name) => !/\.(br|gz)$/.test(name) || !all.has(name.replace(/\.(br|gz)$/, ""))
  )
  const files = new Map<string, StaticFile>()
  for (const name of originals) files.set(`/${name}`, await readFileSet(directory, name, all))
  if (!files.has("/index.html")) throw new Error("There is no index.html.")
  const { scripts, styles } = decodeHashList(await readFile(join(directory, hashList), "utf8"))
  return { files, scriptHashes: scripts, styleHashes: styles }
}

/** Reads the built web app into memory, once, at start. It is about a megabyte. */
export const loadStaticSite = (directory: string): Effect.Effect<StaticSite, SiteUnreadable> =>
  Effect.tryPromise({
    try: () => readSite(directory),
    catch: (cause) => new SiteUnreadable({ directory, cause })
  })
