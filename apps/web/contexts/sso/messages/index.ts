import { catalogue } from "../../../i18n/catalogue.ts"

export const sso = catalogue({ en: () => import("./en.ts"), es: () => import("./es.ts") })
