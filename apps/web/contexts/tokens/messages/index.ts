import { catalogue } from "../../../i18n/catalogue.ts"

export const tokens = catalogue({ en: () => import("./en.ts"), es: () => import("./es.ts") })
