import { createHash } from "node:crypto"
import type { Plugin } from "vite"
import { ALLOWED_STYLES } from "../app/security/allowedStyles.ts"

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`

/**
 * Writes csp.json: the hashes the Content-Security-Policy must name. `scripts` holds every inline script
 * of every page, `styles` the style elements Radix writes at run time, `trustedTypes` our policy's name.
 */
export const contentSecurity = (): Plugin => ({
  name: "motorpool:content-security",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((file) => {
        if (file.type !== "asset" || !file.fileName.endsWith(".html")) return []
        return [...file.source.toString().matchAll(INLINE_SCRIPT)].map(([, code]) => hash(code ?? ""))
      })
      const policy = {
        scripts: [...new Set(scripts)],
        styles: ALLOWED_STYLES.map(hash),
        trustedTypes: ["default"]
      }
      this.emitFile({ type: "asset", fileName: "csp.json", source: `${JSON.stringify(policy, null, 2)}\n` })
    }
  }
})
