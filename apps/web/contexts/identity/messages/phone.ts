import { catalogue } from "../../../i18n/catalogue.ts"

/** Adding a phone. In a file of its own, because few do. */
export const phone = catalogue({ en: () => import("./phone.en.ts"), es: () => import("./phone.es.ts") })
