import { catalogue } from "../catalogue.ts"

/** Messages shared by all screens. */
export const common = catalogue({
  en: async () => ({ messages: (await import("./en.ts")).common }),
  es: async () => ({ messages: (await import("./es.ts")).common })
})

/** Client-side validation of forms. */
export const forms = catalogue({
  en: async () => ({ messages: (await import("./en.ts")).forms }),
  es: async () => ({ messages: (await import("./es.ts")).forms })
})

/** Error messages by the problem's code. */
export const problems = catalogue({
  en: async () => ({ messages: (await import("./en.ts")).problems }),
  es: async () => ({ messages: (await import("./es.ts")).problems })
})
