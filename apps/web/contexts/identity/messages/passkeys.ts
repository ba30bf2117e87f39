import { catalogue } from "../../../i18n/catalogue.ts"

/** Where passkeys are used. In a file of its own, because the page before sign-in loads the others. */
export const passkeys = catalogue({
  en: () => import("./passkeys.en.ts"),
  es: () => import("./passkeys.es.ts")
})
