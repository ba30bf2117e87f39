import type { Plugin } from "vite"

/** The errors that an endpoint declares, as they are written in contracts. */
const ERRORS = /^ {2}errors: \[[^\]]*\],?\n/gm

/**
 * Leaves out which refusals an endpoint declares: pages show the text that the server sends with one, so their classes would
 * only make every page larger.
 */
export const withoutRefusals = (): Plugin => ({
  name: "motorpool:without-refusals",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/modules\/\w+\/contract\/[^?]+\.ts$/ },
    handler: (code) => ({ code: code.replace(ERRORS, ""), map: null })
  }
})
