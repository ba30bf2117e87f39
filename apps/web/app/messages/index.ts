import { catalogue } from "../../i18n/catalogue.ts"

/** The shell around every page. */
export const shell = catalogue({
  en: async () => ({ messages: (await import("./en.ts")).shell }),
  es: async () => ({ messages: (await import("./es.ts")).shell })
})

/** The palette, its groups, and the shell's own actions. */
export const actions = catalogue({
  en: async () => ({ messages: (await import("./en.ts")).actions }),
  es: async () => ({ messages: (await import("./es.ts")).actions })
})
