import { join, resolve } from "node:path"
import { normalizePath, type Plugin, runnerImport, type ViteDevServer } from "vite"
import { LOCALES } from "../i18n/locales.ts"
import { addressOf, fileOf, ORIGIN, PAGES } from "../landing/addresses.ts"

type Renderer = typeof import("../landing/render.tsx")

const RENDERER = "landing/render.tsx"
const addresses = LOCALES.flatMap((locale) => PAGES.map((page) => addressOf(page, locale)))

const robots = `User-agent: *
Disallow: /api/
Disallow: /dev/
Disallow: /files/

Sitemap: ${ORIGIN}/sitemap.xml
`

const alternates = (page: (typeof PAGES)[number]) =>
  LOCALES.map(
    (locale) =>
      `<xhtml:link rel="alternate" hreflang="${locale}" href="${ORIGIN}${addressOf(page, locale)}"/>`
  ).join("")

const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${PAGES.flatMap((page) =>
  LOCALES.map((locale) => `<url><loc>${ORIGIN}${addressOf(page, locale)}</loc>${alternates(page)}</url>`)
).join("\n")}
</urlset>
`

/**
 * The server's list of pages: which file serves which address, and the placeholder for the installation's
 * address.
 */
const list = {
  origin: ORIGIN,
  pages: Object.fromEntries(addresses.map((address) => [address, fileOf(address)]))
}

const serve = (server: ViteDevServer) => {
  // The pages are not modules of the browser, so hot reloading would miss their changes.
  server.watcher.on("change", (path) => {
    if (/[\\/](?:landing|i18n)[\\/]/.test(path)) server.ws.send({ type: "full-reload" })
  })
  server.middlewares.use((request, response, next) => {
    const path = request.url?.split("?")[0] ?? ""
    if (!addresses.includes(path)) return next()
    const answer = async () => {
      // Vite cannot know the exports of a module that is loaded by name.
      const { render } = (await server.ssrLoadModule(`/${RENDERER}`)) as Renderer
      const html = render(path).replaceAll(ORIGIN, `http://${request.headers.host}`)
      response.setHeader("Content-Type", "text/html; charset=utf-8")
      response.end(await server.transformIndexHtml(path, html))
    }
    answer().catch(next)
  })
}

/**
 * Writes the public pages as whole documents, readable without JavaScript, each a separate entry beside the
 * app; with robots.txt, sitemap.xml and pages.json, the list the server uses. `npm run dev` renders them on
 * request.
 */
export const publicPages = (root: string): Plugin => {
  const files = new Map(addresses.map((address) => [normalizePath(resolve(root, fileOf(address))), address]))
  let renderer: Promise<Renderer> | undefined
  const load = () =>
    (renderer ??= runnerImport<Renderer>(join(root, RENDERER), { root, configFile: false }).then(
      ({ module }) => module
    ))
  return {
    name: "motorpool:public-pages",
    config: (_config, { command }) =>
      command === "build"
        ? { build: { rolldownOptions: { input: [join(root, "index.html"), ...files.keys()] } } }
        : {},
    resolveId: (id) => (files.has(id) ? id : undefined),
    async load(id) {
      const address = files.get(id)
      return address === undefined ? undefined : (await load()).render(address)
    },
    configureServer: serve,
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "robots.txt", source: robots })
      this.emitFile({ type: "asset", fileName: "sitemap.xml", source: sitemap })
      this.emitFile({ type: "asset", fileName: "pages.json", source: `${JSON.stringify(list, null, 2)}\n` })
    }
  }
}
