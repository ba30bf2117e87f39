import { catalogue } from "../../../i18n/catalogue.ts"

export const audit = catalogue({ en: () => import("./en.ts"), es: () => import("./es.ts") })
