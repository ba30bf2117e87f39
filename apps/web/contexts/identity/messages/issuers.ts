import { catalogue } from "../../../i18n/catalogue.ts"

/** Signing in with a service. In a file of its own, because the page before sign-in loads the others. */
export const issuers = catalogue({ en: () => import("./issuers.en.ts"), es: () => import("./issuers.es.ts") })
