import { LOCALES, type Locale } from "../../apps/web/i18n/locales.ts"
import { messages as account } from "../../apps/web/contexts/identity/messages/account.en.ts"
import { messages as actions } from "../../apps/web/app/messages/actions.en.ts"
import { messages as common } from "../../apps/web/i18n/messages/common.en.ts"
import { messages as customerEmails } from "../../apps/web/contexts/messaging/messages/customerEmails.en.ts"
import { messages as customers } from "../../apps/web/contexts/customers/messages/en.ts"
import { messages as demo } from "../../apps/web/landing/messages/demo.en.ts"
import { messages as identity } from "../../apps/web/contexts/identity/messages/en.ts"
import { messages as landing } from "../../apps/web/landing/messages/en.ts"
import { messages as messaging } from "../../apps/web/contexts/messaging/messages/en.ts"
import { messages as notifications } from "../../apps/web/contexts/notifications/messages/en.ts"
import { messages as shell } from "../../apps/web/app/messages/shell.en.ts"
import { messages as telematics } from "../../apps/web/contexts/telematics/messages/en.ts"
import { messages as tenancy } from "../../apps/web/contexts/tenancy/messages/en.ts"
import { messages as customersInShell } from "../../apps/web/contexts/customers/messages/shell.en.ts"
import { messages as messagingInShell } from "../../apps/web/contexts/messaging/messages/shell.en.ts"
import { messages as notificationsInShell } from "../../apps/web/contexts/notifications/messages/shell.en.ts"
import { messages as telematicsInShell } from "../../apps/web/contexts/telematics/messages/shell.en.ts"
import { messages as tenancyInShell } from "../../apps/web/contexts/tenancy/messages/shell.en.ts"
import { messages as accountEs } from "../../apps/web/contexts/identity/messages/account.es.ts"
import { messages as actionsEs } from "../../apps/web/app/messages/actions.es.ts"
import { messages as commonEs } from "../../apps/web/i18n/messages/common.es.ts"
import { messages as customerEmailsEs } from "../../apps/web/contexts/messaging/messages/customerEmails.es.ts"
import { messages as customersEs } from "../../apps/web/contexts/customers/messages/es.ts"
import { messages as demoEs } from "../../apps/web/landing/messages/demo.es.ts"
import { messages as identityEs } from "../../apps/web/contexts/identity/messages/es.ts"
import { messages as landingEs } from "../../apps/web/landing/messages/es.ts"
import { messages as messagingEs } from "../../apps/web/contexts/messaging/messages/es.ts"
import { messages as notificationsEs } from "../../apps/web/contexts/notifications/messages/es.ts"
import { messages as shellEs } from "../../apps/web/app/messages/shell.es.ts"
import { messages as telematicsEs } from "../../apps/web/contexts/telematics/messages/es.ts"
import { messages as tenancyEs } from "../../apps/web/contexts/tenancy/messages/es.ts"
import { messages as customersInShellEs } from "../../apps/web/contexts/customers/messages/shell.es.ts"
import { messages as messagingInShellEs } from "../../apps/web/contexts/messaging/messages/shell.es.ts"
import { messages as notificationsInShellEs } from "../../apps/web/contexts/notifications/messages/shell.es.ts"
import { messages as telematicsInShellEs } from "../../apps/web/contexts/telematics/messages/shell.es.ts"
import { messages as tenancyInShellEs } from "../../apps/web/contexts/tenancy/messages/shell.es.ts"

const en = {
  account,
  actions,
  common,
  customerEmails,
  customers,
  demo,
  identity,
  landing,
  messaging,
  notifications,
  shell,
  telematics,
  tenancy,
  customersInShell,
  messagingInShell,
  notificationsInShell,
  telematicsInShell,
  tenancyInShell
}

/** The product's texts that are needed to open screens. */
export type Words = typeof en

const es: Words = {
  account: accountEs,
  actions: actionsEs,
  common: commonEs,
  customerEmails: customerEmailsEs,
  customers: customersEs,
  demo: demoEs,
  identity: identityEs,
  landing: landingEs,
  messaging: messagingEs,
  notifications: notificationsEs,
  shell: shellEs,
  telematics: telematicsEs,
  tenancy: tenancyEs,
  customersInShell: customersInShellEs,
  messagingInShell: messagingInShellEs,
  notificationsInShell: notificationsInShellEs,
  telematicsInShell: telematicsInShellEs,
  tenancyInShell: tenancyInShellEs
}

/** By language, because screens are opened by the labels of their buttons. */
export const WORDS: Readonly<Record<Locale, Words>> = { en, es }

export { LOCALES, type Locale }
