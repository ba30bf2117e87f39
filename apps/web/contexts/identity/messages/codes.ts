import { catalogue } from "../../../i18n/catalogue.ts"

/** Where a code is entered. In a file of its own, because the page before sign-in loads the others. */
export const codes = catalogue({ en: () => import("./codes.en.ts"), es: () => import("./codes.es.ts") })
