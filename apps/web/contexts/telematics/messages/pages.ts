import { catalogue } from "../../../i18n/catalogue.ts"

/** Devices, their issues, and the faults of vehicles. */
export const devices = catalogue({
  en: () => import("./devices.en.ts"),
  es: () => import("./devices.es.ts")
})

/** Adding devices, and everything about one. */
export const deviceDialogs = catalogue({
  en: () => import("./deviceDialogs.en.ts"),
  es: () => import("./deviceDialogs.es.ts")
})

/** The map of vehicles. */
export const vehicleMap = catalogue({ en: () => import("./map.en.ts"), es: () => import("./map.es.ts") })
