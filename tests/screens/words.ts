import { LOCALES, type Locale } from "../../apps/web/i18n/locales.ts"
import { account } from "../../apps/web/i18n/en/account.ts"
import { actions } from "../../apps/web/i18n/en/actions.ts"
import { common } from "../../apps/web/i18n/en/common.ts"
import { customerEmails } from "../../apps/web/i18n/en/customerEmails.ts"
import { customers } from "../../apps/web/i18n/en/customers.ts"
import { demo } from "../../apps/web/i18n/en/demo.ts"
import { identity } from "../../apps/web/i18n/en/identity.ts"
import { landing } from "../../apps/web/i18n/en/landing.ts"
import { messaging } from "../../apps/web/i18n/en/messaging.ts"
import { notifications } from "../../apps/web/i18n/en/notifications.ts"
import { shell } from "../../apps/web/i18n/en/shell.ts"
import { telematics } from "../../apps/web/i18n/en/telematics.ts"
import { tenancy } from "../../apps/web/i18n/en/tenancy.ts"
import { demo as demoEs } from "../../apps/web/i18n/es/demo.ts"
import { es } from "../../apps/web/i18n/es/index.ts"
import { landing as landingEs } from "../../apps/web/i18n/es/landing.ts"

const english = {
  account: account.english,
  actions: actions.english,
  common: common.english,
  customerEmails: customerEmails.english,
  customers: customers.english,
  demo: demo.english,
  identity: identity.english,
  landing: landing.english,
  messaging: messaging.english,
  notifications: notifications.english,
  shell: shell.english,
  telematics: telematics.english,
  tenancy: tenancy.english
}

/** What the product says on its screens. */
export type Words = typeof english

/** By language, for screens are opened by what stands on their buttons. */
export const WORDS: Readonly<Record<Locale, Words>> = {
  en: english,
  es: { ...es, demo: demoEs, landing: landingEs }
}

export { LOCALES, type Locale }
