import { catalogue } from "../catalogue.ts"

/** What every screen may need. */
export const common = catalogue({
  en: async () => ({ messages: (await import("./en.ts")).common }),
  es: async () => ({ messages: (await import("./es.ts")).common })
})

/** What a form says before it asks the server. */
export const forms = catalogue({
  en: async () => ({ messages: (await import("./en.ts")).forms }),
  es: async () => ({ messages: (await import("./es.ts")).forms })
})

/** What went wrong, by its code. */
export const problems = catalogue({
  en: async () => ({ messages: (await import("./en.ts")).problems }),
  es: async () => ({ messages: (await import("./es.ts")).problems })
})
