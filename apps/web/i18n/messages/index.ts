import { catalogue } from "../catalogue.ts"
import type { Sentences } from "./problems.en.ts"

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

/** What the contexts refuse, by code: loaded with the first refusal. English shows the server's own sentences. */
export const refusals = catalogue<Sentences>({
  en: async () => ({ messages: {} }),
  es: () => import("./refusals.es.ts")
})

/** Tables, filters and their columns; loaded with the pages that show lists. */
export const lists = catalogue({
  en: () => import("./lists.en.ts"),
  es: () => import("./lists.es.ts")
})
