import { catalogue } from "../../../i18n/catalogue.ts"

/** What an organization requires of its members' accounts. */
export const security = catalogue({
  en: () => import("./security.en.ts"),
  es: () => import("./security.es.ts")
})
