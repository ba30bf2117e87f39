import { catalogue } from "../../i18n/catalogue.ts"

/** The frame around every page. */
export const shell = catalogue({
  en: async () => ({ messages: (await import("./en.ts")).shell }),
  es: async () => ({ messages: (await import("./es.ts")).shell })
})

/** The palette, its groups, and what the shell itself can do. */
export const actions = catalogue({
  en: async () => ({ messages: (await import("./en.ts")).actions }),
  es: async () => ({ messages: (await import("./es.ts")).actions })
})
