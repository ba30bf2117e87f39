import { catalogue } from "../../../i18n/catalogue.ts"

/** Services that are due, and what was done. */
export const services = catalogue({
  en: () => import("./services.en.ts"),
  es: () => import("./services.es.ts")
})

/** Service programs. */
export const programs = catalogue({
  en: () => import("./programs.en.ts"),
  es: () => import("./programs.es.ts")
})

/** Service tasks. */
export const tasks = catalogue({
  en: () => import("./tasks.en.ts"),
  es: () => import("./tasks.es.ts")
})

/** What defects, work orders and parts share. */
export const workshop = catalogue({
  en: () => import("./workshop.en.ts"),
  es: () => import("./workshop.es.ts")
})

/** What is wrong with vehicles. */
export const defects = catalogue({
  en: () => import("./defects.en.ts"),
  es: () => import("./defects.es.ts")
})

/** What is done to vehicles. */
export const workOrders = catalogue({
  en: () => import("./workOrders.en.ts"),
  es: () => import("./workOrders.es.ts")
})

/** Where and when work is done. */
export const planning = catalogue({
  en: () => import("./planning.en.ts"),
  es: () => import("./planning.es.ts")
})

/** How the workshop works. */
export const settings = catalogue({
  en: () => import("./settings.en.ts"),
  es: () => import("./settings.es.ts")
})

/** When vehicles could not be used. */
export const downtime = catalogue({
  en: () => import("./downtime.en.ts"),
  es: () => import("./downtime.es.ts")
})

/** The lines of work orders. */
export const lines = catalogue({ en: () => import("./lines.en.ts"), es: () => import("./lines.es.ts") })

/** Work orders as PDF. */
export const documents = catalogue({
  en: () => import("./documents.en.ts"),
  es: () => import("./documents.es.ts")
})

/** Recalls that may concern vehicles. */
export const recalls = catalogue({ en: () => import("./recalls.en.ts"), es: () => import("./recalls.es.ts") })

/** Who pays for repairs of vehicles. */
export const warranties = catalogue({
  en: () => import("./warranties.en.ts"),
  es: () => import("./warranties.es.ts")
})

/** Parts in stock, and vendors. */
export const parts = catalogue({ en: () => import("./parts.en.ts"), es: () => import("./parts.es.ts") })

/** The stickers of a vehicle. */
export const stickers = catalogue({
  en: () => import("./stickers.en.ts"),
  es: () => import("./stickers.es.ts")
})

/** Estimates that people without an account decide on. */
export const approvalLinks = catalogue({
  en: () => import("./approvalLinks.en.ts"),
  es: () => import("./approvalLinks.es.ts")
})
