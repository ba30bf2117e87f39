import { fileURLToPath } from "node:url"
import { build, type Plugin } from "vite"

const ENTRY = fileURLToPath(new URL("../worker/serviceWorker.ts", import.meta.url))
const NAME = "sw.js"

/** The worker as one script that imports nothing: it is fetched by itself, whatever pages are open. */
const compile = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: "warn",
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

/**
 * Builds the service worker to /sw.js, a name that never changes: browsers look there for a new version.
 * On the development server it is built anew whenever a browser asks.
 */
export const serviceWorker = (): Plugin => ({
  name: "motorpool:service-worker",
  configureServer({ middlewares }) {
    middlewares.use(`/${NAME}`, (_request, response, next) => {
      compile().then((code) => response.setHeader("content-type", "text/javascript").end(code), next)
    })
  },
  async generateBundle() {
    this.emitFile({ type: "asset", fileName: NAME, source: await compile() })
  }
})
