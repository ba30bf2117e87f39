import { fileURLToPath } from "node:url"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { baseMap } from "./build/baseMap.ts"
import { CHUNKS } from "./build/chunks.ts"
import { contentSecurity } from "./build/contentSecurity.ts"
import { firstPaint } from "./build/firstPaint.ts"
import { installable } from "./build/installable.ts"
import { precompress } from "./build/precompress.ts"
import { preloadFonts } from "./build/preloadFonts.ts"
import { publicPages } from "./build/publicPages.ts"
import { pruneRadix } from "./build/pruneRadix.ts"
import { serviceWorker } from "./build/serviceWorker.ts"
import { sonnerStyles } from "./build/sonnerStyles.ts"
import { withoutRefusals } from "./build/withoutRefusals.ts"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** The colour scales styles/index.css imports. */
const COLOURS = ["amber", "sand", "green", "red", "blue", "gray"]
const SERVER = `http://127.0.0.1:${process.env["PORT"] ?? "4000"}`

export default defineConfig(({ command }) => ({
  root: here("."),
  cacheDir: here("../../node_modules/.vite/web"),
  plugins: [
    react(),
    sonnerStyles(),
    withoutRefusals(),
    baseMap(),
    publicPages(here(".")),
    preloadFonts(),
    firstPaint(here(".")),
    installable(),
    serviceWorker(),
    contentSecurity(),
    precompress()
  ],
  // A style element with run-time content cannot be allowed by hash; see the file it points to.
  resolve: { alias: { "react-style-singleton": here("./app/security/styleSingleton.ts") } },
  css: { postcss: { plugins: command === "build" ? [pruneRadix(here("."), COLOURS)] : [] } },
  // Not our own folder api/, whose modules the development server serves under the same name.
  server: { proxy: { "^/api/(?!\\w+\\.ts)": SERVER, "/files": SERVER, "/dev": SERVER, "/maps": SERVER } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    // Every browser that runs our scripts supports module preloading.
    modulePreload: { polyfill: false },
    // Inlined assets would need data: URLs in the content security policy.
    assetsInlineLimit: 0,
    // MapLibre is one of 1 MB, loaded on the map only. The tests limit the sizes of all others.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The public pages need three of the names in api/storageKeys.ts, not all of them.
      optimization: { inlineConst: { mode: "all" } },
      output: {
        codeSplitting: { groups: CHUNKS },
        // Fewer characters than usual, because the script that loads pages lists the names of all their files.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]"
      },
      // Our modules only define values: an unused contract does not belong in a chunk, nor does an unused part of it.
      treeshake: {
        // Effect's schemas of addresses, cookies and the like would stay because of `Cookies.pipe`, and so would what they use.
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: /^(?!.*node_modules).*\/modules\//, sideEffects: false }],
        manualPureFunctions: ["endpoint", "refusal"]
      }
    }
  }
}))
