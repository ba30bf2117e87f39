import type { Plugin } from "vite"

/** Text and headings of the first screen; the other weights follow with the style sheet. */
const FIRST = /barlow-latin-400|barlow-semi-condensed-latin-600/

/** Preloads the first fonts in parallel with the style sheet. */
export const preloadFonts = (): Plugin => ({
  name: "motorpool:preload-fonts",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST.test(file))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true },
          injectTo: "head"
        }))
  }
})
