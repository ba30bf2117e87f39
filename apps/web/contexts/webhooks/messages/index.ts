import { catalogue } from "../../../i18n/catalogue.ts"

export const webhooks = catalogue({ en: () => import("./en.ts"), es: () => import("./es.ts") })
