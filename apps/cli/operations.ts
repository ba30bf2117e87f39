import type { Operation } from "#infra/cli"
import { completion } from "./commands/completion.ts"
import { databaseOperations } from "./commands/database.ts"
import { demoOperations } from "./commands/demo.ts"
import { doctorOperations } from "./commands/doctor.ts"
import { jobOperations } from "./commands/jobs.ts"
import { mailOperations } from "./commands/mail.ts"
import { senderOperations } from "./commands/senders.ts"
import { tokenOperations } from "./commands/tokens.ts"
import { clis } from "./manifests.ts"
import type { OperatorNeeds } from "./operator.ts"

/** What each first word with several commands is about. */
export const topics: Readonly<Record<string, string>> = Object.assign(
  {
    db: "The database schema.",
    demo: "Demo data.",
    jobs: "Background jobs.",
    mail: "Queued and sent emails.",
    tokens: "Valid sessions, emailed links, invitations and connections."
  },
  ...clis.map((cli) => cli.topics)
)

const unsorted: ReadonlyArray<Operation<OperatorNeeds>> = [
  ...clis.flatMap((cli) => cli.operations),
  ...databaseOperations,
  ...demoOperations,
  ...doctorOperations,
  ...jobOperations,
  ...mailOperations,
  ...senderOperations,
  ...tokenOperations,
  completion(() => operations)
]

/** All commands: program, completion, docs and tests derive from this list. */
export const operations: ReadonlyArray<Operation<OperatorNeeds>> = unsorted.toSorted((one, other) =>
  one.words < other.words ? -1 : 1
)
