import { readFile } from "node:fs/promises"
import { extname } from "node:path"
import { fileURLToPath } from "node:url"
import sharp from "sharp"
import type { Plugin } from "vite"
import { APPLE_ICON, ICONS, MANIFEST } from "./manifest.ts"

const MARK = fileURLToPath(new URL("../public/favicon.svg", import.meta.url))
const ROUNDED = ' rx="6"'

/** Icons that the system crops or rounds must fill their square; the logo stays in the inner circle. */
const fillSquare = (svg: string): string => {
  if (!svg.includes(ROUNDED)) throw new Error("The mark in favicon.svg has no rounded ground any more.")
  return svg.replace(ROUNDED, "")
}

const draw = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * (size / 26) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** The manifest and its icons by file name, all drawn from the same logo. */
export const installableFiles = async (): Promise<ReadonlyMap<string, string | Buffer>> => {
  const mark = await readFile(MARK, "utf8")
  const square = fillSquare(mark)
  const icons = [...ICONS, { ...APPLE_ICON, purpose: "maskable" as const }]
  const drawn = icons.map(
    async ({ file, size, purpose }) => [file, await draw(purpose === "any" ? mark : square, size)] as const
  )
  return new Map<string, string | Buffer>([
    ["manifest.webmanifest", `${JSON.stringify(MANIFEST, null, 2)}\n`],
    ...(await Promise.all(drawn))
  ])
}

const TYPES: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".webmanifest": "application/manifest+json"
}

/** Writes the files that make the app installable: the manifest and its icons. */
export const installable = (): Plugin => ({
  name: "motorpool:installable",
  configureServer({ middlewares }) {
    let files: ReturnType<typeof installableFiles> | undefined
    middlewares.use((request, response, next) => {
      const name = (request.url ?? "").slice(1)
      if (!/^(?:manifest\.webmanifest|(?:icon-|apple-)[a-z0-9-]+\.png)$/.test(name)) return next()
      const answer = async () => {
        const content = (await (files ??= installableFiles())).get(name)
        if (content === undefined) return next()
        response.setHeader("content-type", TYPES[extname(name)] ?? "").end(content)
      }
      answer().catch(next)
    })
  },
  async generateBundle() {
    for (const [fileName, source] of await installableFiles())
      this.emitFile({ type: "asset", fileName, source })
  }
})
