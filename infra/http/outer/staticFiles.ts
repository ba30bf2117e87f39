import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join, relative, sep } from "node:path"
import { Effect, Schema } from "effect"
import { mayNameAddress, withOwnAddress } from "./ownAddress.ts"

export type Encoding = "br" | "gzip" | "identity"

/** A file of the built web app in memory, with its compressed forms. */
export interface StaticFile {
  readonly contentType: string
  /** Whether the name contains a hash of the content, so that the file may be cached forever. */
  readonly immutable: boolean
  readonly etag: string
  readonly bodies: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>
}

/** The built web app: files by URL path, and the hashes of the inline scripts and styles in its pages. */
export interface StaticSite {
  readonly files: ReadonlyMap<string, StaticFile>
  /** URLs with a prerendered page of their own; the landing page is at `/`. */
  readonly pages: ReadonlyMap<string, StaticFile>
  readonly scriptHashes: ReadonlyArray<string>
  readonly styleHashes: ReadonlyArray<string>
}

/** The folder has no built web app, or it cannot be read. */
export class SiteUnreadable extends Schema.TaggedError<SiteUnreadable>()("SiteUnreadable", {
  directory: Schema.String,
  cause: Schema.Defect()
}) {
  override get message(): string {
    return `The web app was not found in ${this.directory}. Build it first: "npm start" does that automatically.`
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
  mvt: "application/vnd.mapbox-vector-tile",
  mjs: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
  xml: "application/xml"
}

const hashList = "csp.json"
const pageList = "pages.json"
const Hashes = Schema.Array(Schema.String.check(Schema.isPattern(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/)))
const decodeHashList = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Struct({ scripts: Hashes, styles: Hashes }))
)

const decodePageList = Schema.decodeUnknownSync(
  Schema.fromJsonString(
    Schema.Struct({ origin: Schema.String, pages: Schema.Record(Schema.String, Schema.String) })
  )
)

const listFiles = async (directory: string): Promise<ReadonlyArray<string>> =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join("/"))

const isServed = (name: string): boolean =>
  name !== hashList && name !== pageList && !name.split("/").some((part) => part.startsWith("."))

interface Source {
  readonly directory: string
  readonly names: ReadonlySet<string>
  /** The address written by the build, and the one of this installation. */
  readonly address: { readonly written: string; readonly own: string }
}

const readBodies = async ({ directory, names, address }: Source, name: string, contentType: string) => {
  const read = async (file: string) => new Uint8Array(await readFile(join(directory, file)))
  const identity = await read(name)
  const own = mayNameAddress(contentType) ? await withOwnAddress(identity, address) : undefined
  return (
    own ?? {
      identity,
      ...(names.has(`${name}.br`) ? { br: await read(`${name}.br`) } : {}),
      ...(names.has(`${name}.gz`) ? { gzip: await read(`${name}.gz`) } : {})
    }
  )
}

const readStaticFile = async (source: Source, name: string): Promise<StaticFile> => {
  const contentType = contentTypes[name.split(".").pop() ?? ""] ?? "application/octet-stream"
  const bodies = await readBodies(source, name, contentType)
  return {
    contentType,
    immutable: name.startsWith("assets/"),
    etag: createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 22),
    bodies
  }
}

const isOriginal = (name: string, names: ReadonlySet<string>): boolean =>
  !/\.(br|gz)$/.test(name) || !names.has(name.replace(/\.(br|gz)$/, ""))

/** Moves the pages to their URLs, so that they are not served under their file names as well. */
const takePages = (files: Map<string, StaticFile>, list: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(list).map(([address, name]) => {
      const page = files.get(`/${name}`)
      if (!page) throw new Error(`There is no ${name}.`)
      files.delete(`/${name}`)
      return [address, page] as const
    })
  )

const readSite = async (directory: string, publicUrl: string): Promise<StaticSite> => {
  const read = (name: string) => readFile(join(directory, name), "utf8")
  const names = new Set((await listFiles(directory)).filter(isServed))
  const { origin, pages } = decodePageList(await read(pageList))
  const source = { directory, names, address: { written: origin, own: publicUrl } }
  const files = new Map<string, StaticFile>()
  for (const name of names)
    if (isOriginal(name, names)) files.set(`/${name}`, await readStaticFile(source, name))
  if (!files.has("/index.html")) throw new Error("There is no index.html.")
  const { scripts, styles } = decodeHashList(await read(hashList))
  return { files, pages: takePages(files, pages), scriptHashes: scripts, styleHashes: styles }
}

/**
 * Reads the built web app (about a megabyte) into memory at startup. Pages that contain their own address get
 * `publicUrl`.
 */
export const loadStaticSite = (
  directory: string,
  publicUrl: string
): Effect.Effect<StaticSite, SiteUnreadable> =>
  Effect.tryPromise({
    try: () => readSite(directory, publicUrl),
    catch: (cause) => new SiteUnreadable({ directory, cause })
  })
