import { actions } from "./actions.ts"
import { account } from "./account.ts"
import { audit } from "./audit.ts"
import { common } from "./common.ts"
import { customerEmails } from "./customerEmails.ts"
import { customers } from "./customers.ts"
import { forms } from "./forms.ts"
import { identity } from "./identity.ts"
import { messaging } from "./messaging.ts"
import { notifications } from "./notifications.ts"
import { problems } from "./problems.ts"
import { shell } from "./shell.ts"
import { telematics } from "./telematics.ts"
import { tenancy } from "./tenancy.ts"

/** Every catalogue in Spanish, one chunk, loaded when somebody reads Spanish. */
export const es = {
  actions,
  account,
  audit,
  common,
  customerEmails,
  customers,
  forms,
  identity,
  messaging,
  notifications,
  problems,
  shell,
  telematics,
  tenancy
}

export type Spanish = typeof es
