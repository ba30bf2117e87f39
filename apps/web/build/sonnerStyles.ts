import type { Plugin } from "vite"

const INJECTION = /^__insertCSS\(.*\);?$/m

/**
 * Sonner injects its style sheet from JavaScript, which a policy without inline styles forbids. This removes
 * the injection and imports the same sheet as a file.
 */
export const sonnerStyles = (): Plugin => ({
  name: "motorpool:sonner-styles",
  apply: "build",
  transform: {
    filter: { id: /node_modules\/sonner\/dist\/index\.mjs$/ },
    handler(code) {
      if (!INJECTION.test(code)) this.error("Sonner no longer injects its styles as expected.")
      return { code: `import "sonner/dist/styles.css";\n${code.replace(INJECTION, "")}`, map: null }
    }
  }
})
