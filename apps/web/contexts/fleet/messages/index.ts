import { inShell } from "../../../app/messages/inShell.ts"
import { catalogue } from "../../../i18n/catalogue.ts"
import type { messages } from "./shell.en.ts"

export const fleet = catalogue({ en: () => import("./en.ts"), es: () => import("./es.ts") })

/** Meters and readings. */
export const meters = catalogue({
  en: () => import("./meters.en.ts"),
  es: () => import("./meters.es.ts")
})

/** The list of vehicles. */
export const vehicleList = catalogue({
  en: () => import("./list.en.ts"),
  es: () => import("./list.es.ts")
})

/** Its messages in the shell: titles, navigation, actions. */
export const fleetInShell = inShell<typeof messages>("fleet")
