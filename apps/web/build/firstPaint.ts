import { createServer, type Plugin, type Rolldown } from "vite"
import type { BeforePaint } from "../app/start/beforePaint.ts"

type Renderer = typeof import("../app/start/render.tsx")
type Modules = Renderer["modules"]
type Bundle = Rolldown.OutputBundle

const DOCUMENT = "/index.html"
const HEAD = "<!-- before the first paint -->"
const ROOT = '<div id="root"></div>'
const RENDERER = "app/start/render.tsx"
const SHELL = "/app/shellChunk.ts"
const CLASSES = /class="([^"]*)"/g
const STYLED = /<[^>]* style="/

/** The output file that is fetched for a module, named from the root of the app. */
const chunkOf = (bundle: Bundle, module: string): Rolldown.OutputChunk => {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
  const chunk =
    // A module within a larger file can have a small one of its own that imports it.
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!chunk) throw new Error(`The build has no file for ${module}, which should be preloaded.`)
  return chunk
}

/** A module's file and its transitive imports, with their styles. */
const filesOf = (bundle: Bundle, module: string): ReadonlySet<string> => {
  const files = new Set<string>()
  const follow = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== "chunk" || files.has(name)) return
    files.add(name)
    // Vite's own metadata: the styles a file imports.
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const next of chunk.imports) follow(next)
  }
  follow(chunkOf(bundle, module).fileName)
  return files
}

/** The files to preload for each page, except those the document references itself. */
const listFiles = (bundle: Bundle, { pages, texts }: Modules): BeforePaint["files"] => {
  const named = filesOf(bundle, "/main.tsx")
  const besides = (modules: ReadonlyArray<string>, known: ReadonlySet<string> = named) => {
    const files = new Set(modules.flatMap((module) => [...filesOf(bundle, module)]))
    return [...files].filter((file) => !named.has(file) && !known.has(file)).map((file) => `/${file}`)
  }
  const shell = filesOf(bundle, SHELL)
  const app = [...named].filter((file) => file.endsWith(".js")).map((file) => `/${file}`)
  const ofLanguage = ({ every, shell, pages }: Modules["texts"]["en"]) => ({
    every: besides(every),
    shell: besides(shell),
    pages: Object.fromEntries(pages.map(([path, modules]) => [path, besides(modules)]))
  })
  return {
    app,
    shell: besides([SHELL]),
    pages: Object.fromEntries(pages.map(([path, module]) => [path, besides([module], shell)])),
    texts: { en: ofLanguage(texts.en), es: ofLanguage(texts.es) }
  }
}

/** The markup is rendered separately from the build, and shown as soon as the document's style sheets have arrived. */
const checkClasses = (markup: string, bundle: Bundle) => {
  const sheets = [...filesOf(bundle, "/main.tsx")]
    .map((name) => bundle[name])
    .map((file) => (file?.type === "asset" ? file.source.toString() : ""))
    .join("")
  const names = [...markup.matchAll(CLASSES)].flatMap(([, list = ""]) => list.split(/\s+/))
  const unknown = names.find((name) => name.startsWith("_") && !sheets.includes(`.${name}`))
  if (unknown !== undefined)
    throw new Error(`The first paint uses ${unknown}: add its style sheet to the kit, in build/chunks.ts.`)
  // The content security policy would block it.
  if (STYLED.test(markup)) throw new Error("The first paint has a style attribute.")
}

/** Replaces a text in a document; fails if it is missing. */
const write = (place: string, text: string, into: string) => {
  if (!into.includes(place)) throw new Error(`index.html no longer has ${place}.`)
  return into.replace(place, () => text)
}

const SCRIPTS = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g

/** The scripts and the markup, with the class names the build generates. */
const render = async (root: string) => {
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null }
  })
  try {
    // Vite cannot know the exports of a module that is loaded by name.
    const { headScript, rootScript, skeletons, modules } = (await server.ssrLoadModule(
      `/${RENDERER}`
    )) as Renderer
    return { headScript, rootScript, modules, markup: await skeletons() }
  } finally {
    await server.close()
  }
}

/**
 * Writes into the app's document what must not wait for the app: the script that chooses theme and language
 * and preloads what the address needs, and the skeletons of the shell and of the sign-in page. On the
 * development server only the script, without preloads.
 */
export const firstPaint = (root: string): Plugin => {
  let rendered: ReturnType<typeof render> | undefined
  return {
    name: "motorpool:first-paint",
    transformIndexHtml: {
      order: "post",
      async handler(html, { path, bundle }) {
        if (path !== DOCUMENT) return html
        const { headScript, rootScript, modules, markup } = await (rendered ??= render(root))
        const files = bundle && listFiles(bundle, modules)
        const own = bundle ? html.replaceAll(SCRIPTS, "") : html
        const withHead = write(HEAD, `<script>${headScript(files)}</script>`, own)
        if (!bundle) return withHead
        checkClasses(markup, bundle)
        return write(ROOT, `${ROOT}${markup}<script>${rootScript()}</script>`, withHead)
      }
    }
  }
}
