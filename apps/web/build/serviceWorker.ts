import { createHash } from "node:crypto"
import { fileURLToPath } from "node:url"
import { build, type Plugin, type Rolldown } from "vite"

const ENTRY = fileURLToPath(new URL("../worker/serviceWorker.ts", import.meta.url))
const NAME = "sw.js"
const DOCUMENT = "index.html"
/** Latin letters; fonts for other scripts load when a name needs them, with a fallback offline. */
const FONT = /-latin-\d{3}-normal.*\.woff2$/

interface Build {
  readonly name: string
  readonly files: ReadonlyArray<string>
}

/** The worker as one script without imports: browsers fetch it independently of any page. */
const compile = async (info: Build): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    define: { BUILD: JSON.stringify(info) },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: ENTRY, output: { format: "iife", entryFileNames: NAME } }
    }
  })
  const [built] = Array.isArray(result) ? result : [result]
  const chunk = built && "output" in built ? built.output[0] : undefined
  if (chunk === undefined) throw new Error("The service worker was not built.")
  return chunk.code
}

const isOf = (document: string) => (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  chunk.type === "chunk" && chunk.isEntry && (chunk.facadeModuleId ?? "").endsWith(`/${document}`)

/** Large, and cached when the map is first opened. */
const MAP_ENGINE = /maplibre/

/**
 * Every script and style reachable from the app's document, by static or dynamic import, and the styles' icons;
 * without the public pages and the map's engine.
 */
const filesOf = (bundle: Rolldown.OutputBundle): ReadonlyArray<string> => {
  const entry = Object.values(bundle).find(isOf(DOCUMENT))
  if (entry === undefined) throw new Error(`The build has no entry for ${DOCUMENT}.`)
  const files = new Set<string>()
  const follow = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== "chunk" || files.has(file) || MAP_ENGINE.test(file)) return
    files.add(file)
    // Vite's own metadata: the styles a chunk imports.
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) if (asset.endsWith(".svg")) files.add(asset)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(next)
  }
  follow(entry.fileName)
  const fonts = Object.keys(bundle).filter((file) => FONT.test(file))
  return [...files, ...fonts].map((file) => `/${file}`).toSorted()
}

/** Names the build after its document, which references everything else by hash, and writes that name into it. */
const nameBuild = (bundle: Rolldown.OutputBundle): string => {
  const document = bundle[DOCUMENT]
  if (document?.type !== "asset") throw new Error(`The build has no ${DOCUMENT}.`)
  const html = document.source.toString()
  const name = createHash("sha256").update(html).digest("base64url").slice(0, 12)
  document.source = html.replace("</head>", `  <meta name="build" content="${name}" />\n  </head>`)
  return name
}

/**
 * Builds the service worker to /sw.js, a name that never changes: browsers look there for a new version.
 * Passes it the files to cache for offline use. On the development server it caches none, and is rebuilt on
 * every request.
 */
export const serviceWorker = (): Plugin => ({
  name: "motorpool:service-worker",
  configureServer({ middlewares }) {
    middlewares.use(`/${NAME}`, (_request, response, next) => {
      const info = { name: "development", files: [] }
      compile(info).then((code) => response.setHeader("content-type", "text/javascript").end(code), next)
    })
  },
  generateBundle: {
    // Vite writes the documents in its own generateBundle.
    order: "post",
    async handler(_options, bundle) {
      const info = { name: nameBuild(bundle), files: filesOf(bundle) }
      this.emitFile({ type: "asset", fileName: NAME, source: await compile(info) })
    }
  }
})
