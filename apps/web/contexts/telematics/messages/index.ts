import { inShell } from "../../../app/messages/inShell.ts"
import { catalogue } from "../../../i18n/catalogue.ts"
import type { messages } from "./shell.en.ts"

export const telematics = catalogue({ en: () => import("./en.ts"), es: () => import("./es.ts") })

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

/** Its messages in the shell: titles, navigation, actions. */
export const telematicsInShell = inShell<typeof messages>("telematics")
