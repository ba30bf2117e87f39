import { catalogue } from "../../../i18n/catalogue.ts"

/** Fuel and charging. */
export const fuel = catalogue({ en: () => import("./fuel.en.ts"), es: () => import("./fuel.es.ts") })

/** What takes a vehicle, and when. */
export const occupancy = catalogue({
  en: () => import("./occupancy.en.ts"),
  es: () => import("./occupancy.es.ts")
})

/** Whether a vehicle may be driven, and why not. */
export const safety = catalogue({
  en: () => import("./safety.en.ts"),
  es: () => import("./safety.es.ts")
})

/** The people who drive. */
export const drivers = catalogue({
  en: () => import("./drivers.en.ts"),
  es: () => import("./drivers.es.ts")
})

/** Who has which vehicle. */
export const assignments = catalogue({
  en: () => import("./assignments.en.ts"),
  es: () => import("./assignments.es.ts")
})

/** Handovers and damage. */
export const handovers = catalogue({
  en: () => import("./handovers.en.ts"),
  es: () => import("./handovers.es.ts")
})

/** The documents of vehicles. */
export const documents = catalogue({
  en: () => import("./documents.en.ts"),
  es: () => import("./documents.es.ts")
})

/** The photos of vehicles. */
export const photos = catalogue({
  en: () => import("./photos.en.ts"),
  es: () => import("./photos.es.ts")
})

/** What happens to a vehicle, as sentences. */
export const timeline = catalogue({
  en: () => import("./timeline.en.ts"),
  es: () => import("./timeline.es.ts")
})

/** Entering a VIN: scanning, and what its characters say. */
export const vin = catalogue({ en: () => import("./vin.en.ts"), es: () => import("./vin.es.ts") })

/** The page of custom fields. */
export const customFields = catalogue({
  en: () => import("./customFields.en.ts"),
  es: () => import("./customFields.es.ts")
})
