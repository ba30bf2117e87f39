import { completion } from "./commands/completion.ts"
import { customerOperations } from "./commands/customers.ts"
import { databaseOperations } from "./commands/database.ts"
import { doctorOperations } from "./commands/doctor.ts"
import { jobOperations } from "./commands/jobs.ts"
import { leadOperations } from "./commands/leads.ts"
import { mailOperations } from "./commands/mail.ts"
import { invitationOperations } from "./commands/invitations.ts"
import { demoOperations } from "./commands/demo.ts"
import { memberOperations } from "./commands/members.ts"
import { messageOperations } from "./commands/messages.ts"
import { tenantOperations } from "./commands/tenants.ts"
import { tokenOperations } from "./commands/tokens.ts"
import { userOperations } from "./commands/users.ts"
import type { Operation } from "./definition.ts"

/** What each first word with several commands is about. */
export const topics: Readonly<Record<string, string>> = {
  customers: "Import and export customers.",
  db: "The database schema.",
  jobs: "Background jobs.",
  leads: "Demo requests and leads.",
  mail: "Queued and sent emails.",
  invitations: "Invitations to an organization.",
  demo: "Demo data.",
  members: "People in an organization.",
  messages: "Messages between members.",
  tenants: "Organizations.",
  tokens: "Valid sessions, emailed links, invitations and connections.",
  users: "People's accounts."
}

const listed: ReadonlyArray<Operation> = [
  ...demoOperations,
  ...tenantOperations,
  ...userOperations,
  ...memberOperations,
  ...invitationOperations,
  ...tokenOperations,
  ...databaseOperations,
  ...customerOperations,
  ...doctorOperations,
  ...jobOperations,
  ...leadOperations,
  ...mailOperations,
  ...messageOperations
]

/** Every command there is: program, completion, docs and tests go by this list. */
export const operations: ReadonlyArray<Operation> = [...listed, completion(() => operations)].toSorted(
  (one, other) => (one.words < other.words ? -1 : 1)
)
