import { EmailAddress, paragraphs } from "#kernel"
import { adf, assignLead, closeLead, leadList, noteOnLead, oneLead } from "#leads"
import { type LeadDetails, LeadId, LeadStatus, type LeadView } from "#leads/contract"
import { Command, Option } from "commander"
import { Effect, Schema } from "effect"
import { asOperator, type CliContext, type OperatorNeeds } from "./context.ts"

const MOST = 1000

/** A word typed into the shell, as a value of the schema; otherwise the schema's own sentence. */
const typed = <A>(schema: Schema.Codec<A, string>, text: string): Effect.Effect<A, Error> =>
  Effect.mapError(Schema.decodeEffect(schema)(text), (cause) => new Error(`"${text}": ${cause.message}`))

const note = paragraphs("Note", { max: 5000 })

const STEPS = ["contacted", "scheduled"] as const
type Step = (typeof STEPS)[number]
const OUTCOMES = ["won", "lost"] as const
type Outcome = (typeof OUTCOMES)[number]

const summary = (lead: LeadView): string =>
  [
    lead.created_at.toISOString().slice(0, 10),
    lead.status.padEnd(9),
    lead.id,
    `${lead.company}: ${lead.first_name} ${lead.last_name} <${lead.email}>`,
    ...(lead.owner === null ? [] : [`owner ${lead.owner}`])
  ].join("  ")

const facts = (lead: LeadDetails): ReadonlyArray<string> => [
  summary(lead),
  `  ${lead.job_title}, ${lead.business_type}${lead.fleet_size === null ? "" : `, ${lead.fleet_size} vehicles`}`,
  ...(lead.phone === null ? [] : [`  ${lead.phone}`]),
  ...(lead.message === null ? [] : [`  ${lead.message.replaceAll("\n", "\n  ")}`]),
  ...lead.notes.map(
    ({ at, author, text }) => `  ${at.toISOString()} ${author}: ${text.replaceAll("\n", "\n    ")}`
  )
]

const filtered = Effect.fn("cli.filteredLeads")(function* (status: LeadStatus | null, owner: string | null) {
  const address = owner === null ? null : yield* typed(EmailAddress, owner)
  return yield* leadList({ status, owner: address, limit: MOST })
})

const allDetails = Effect.fn("cli.leadDetails")(function* (status: LeadStatus | null) {
  const leads = yield* filtered(status, null)
  return yield* Effect.forEach(leads, ({ id }) => oneLead(id))
})

interface Filter {
  readonly status?: LeadStatus
  readonly owner?: string
  readonly json: boolean
}

const statusOption = () =>
  new Option("--status <status>", "only leads with this status").choices(LeadStatus.literals)

const reading = (leads: Command, context: CliContext): void => {
  leads
    .command("list")
    .description("Demo requests, newest first.")
    .addOption(statusOption())
    .option("--owner <email>", "only leads of this owner")
    .option("--json", "answer as JSON", false)
    .action(async ({ status, owner, json }: Filter) => {
      const found = await asOperator(context, filtered(status ?? null, owner ?? null))
      if (json) return context.output.write(JSON.stringify(found))
      context.output.write(found.length === 0 ? "No demo requests." : found.map(summary).join("\n"))
    })
  leads
    .command("show <id>")
    .description("One demo request with its notes.")
    .option("--json", "answer as JSON", false)
    .action(async (id: string, { json }: { json: boolean }) => {
      const lead = await asOperator(context, Effect.flatMap(typed(LeadId, id), oneLead))
      context.output.write(json ? JSON.stringify(lead) : facts(lead).join("\n"))
    })
  leads
    .command("export")
    .description("Demo requests as ADF 1.0 XML, for a dealer's customer system.")
    .addOption(statusOption())
    .action(async ({ status }: { status?: LeadStatus }) =>
      context.output.write(adf(await asOperator(context, allDetails(status ?? null))))
    )
}

const changing = (leads: Command, context: CliContext): void => {
  /** Does the work, then shows the lead as it is now. */
  const change = async (
    id: string,
    json: boolean,
    work: (id: LeadId) => Effect.Effect<void, { readonly message: string }, OperatorNeeds>
  ) => {
    const changed = Effect.gen(function* () {
      const leadId = yield* typed(LeadId, id)
      yield* work(leadId)
      return yield* oneLead(leadId)
    })
    const lead = await asOperator(context, changed)
    context.output.write(json ? JSON.stringify(lead) : facts(lead).join("\n"))
  }
  leads
    .command("assign <id> <email>")
    .description("Say who looks after a lead.")
    .option("--json", "answer as JSON", false)
    .action((id: string, email: string, { json }: { json: boolean }) =>
      change(id, json, (lead) =>
        Effect.flatMap(typed(EmailAddress, email), (owner) => assignLead(lead, owner))
      )
    )
  leads
    .command("note <id> <text>")
    .description("Write down what was said; with --status, how far it came by that.")
    .addOption(new Option("--status <status>", "contacted or scheduled").choices(STEPS))
    .option("--json", "answer as JSON", false)
    .action((id: string, said: string, { status, json }: { status?: Step; json: boolean }) =>
      change(id, json, (lead) =>
        Effect.flatMap(typed(note, said), (written) => noteOnLead(lead, written, status ?? null))
      )
    )
  leads
    .command("close <id>")
    .description("End a lead.")
    .addOption(new Option("--as <outcome>", "won or lost").choices(OUTCOMES).makeOptionMandatory())
    .option("--note <text>", "why")
    .option("--json", "answer as JSON", false)
    .action((id: string, { as, note: said, json }: { as: Outcome; note?: string; json: boolean }) =>
      change(id, json, (lead) =>
        Effect.flatMap(said === undefined ? Effect.succeed(null) : typed(note, said), (written) =>
          closeLead(lead, as, written)
        )
      )
    )
}

/** `leads list`, `show`, `assign`, `note`, `close`, `export`. */
export const leadCommands = (context: CliContext): Command => {
  const leads = new Command("leads").description("Demo requests and what becomes of them.")
  reading(leads, context)
  changing(leads, context)
  return leads.addHelpText("after", "\nExample:\n  npm run cli -- leads list --status new")
}
