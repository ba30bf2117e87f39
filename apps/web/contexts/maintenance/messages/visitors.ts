import { catalogue } from "../../../i18n/catalogue.ts"

/** The page that the QR code of a sticker opens. */
export const sticker = catalogue({ en: () => import("./sticker.en.ts"), es: () => import("./sticker.es.ts") })

/** The page that an approval link opens. */
export const estimate = catalogue({
  en: () => import("./estimate.en.ts"),
  es: () => import("./estimate.es.ts")
})
