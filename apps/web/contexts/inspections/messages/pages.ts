import { catalogue } from "../../../i18n/catalogue.ts"

// Apart from what the first page needs to know of every context.

/** Filling in an inspection. */
export const filling = catalogue({
  en: () => import("./filling.en.ts"),
  es: () => import("./filling.es.ts")
})

/** An inspection as it was recorded. */
export const record = catalogue({ en: () => import("./record.en.ts"), es: () => import("./record.es.ts") })

/** Forms and what they ask. */
export const forms = catalogue({ en: () => import("./forms.en.ts"), es: () => import("./forms.es.ts") })

/** When vehicles are inspected. */
export const schedules = catalogue({
  en: () => import("./schedules.en.ts"),
  es: () => import("./schedules.es.ts")
})
