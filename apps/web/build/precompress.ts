import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Plugin } from "vite"

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

// Fonts and pictures are compressed already.
const COMPRESSIBLE = /\.(?:m?js|css|html|svg|json|mvt|webmanifest|wasm)$/
// Below this the headers cost more than compression saves.
const SMALLEST = 1024

const compress = async (path: string) => {
  const content = await readFile(path)
  if (content.length < SMALLEST) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all([
    writeFile(`${path}.br`, await brotli(content, { params })),
    writeFile(`${path}.gz`, await deflate(content, { level: constants.Z_BEST_COMPRESSION }))
  ])
}

/** Writes a .br and a .gz next to every text file, map tile and WebAssembly of the build, so that the server never compresses a file. */
export const precompress = (): Plugin => ({
  name: "motorpool:precompress",
  apply: "build",
  async writeBundle({ dir }) {
    if (!dir) return
    const files = await readdir(dir, { recursive: true })
    await Promise.all(
      files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(dir, file)))
    )
  }
})
