import { adf, assignLead, closeLead, leadList, leadsInFull, noteOnLead, oneLead } from "./operator.ts"
import { LeadDetails, LeadId, LeadStatus, LeadView } from "./contract/index.ts"
import { paragraphs } from "#kernel"
import {
  argument,
  type Cell,
  defineCli,
  Email,
  limit,
  limitOf,
  needed,
  operation,
  option,
  titled
} from "#infra/cli"
import { Effect, Schema } from "effect"

const Note = paragraphs("Note", { max: 5000 })
const Step = Schema.Literals(["contacted", "scheduled"])
const Outcome = Schema.Literals(["won", "lost"])

const id = argument(LeadId, "the lead, as `leads list` shows it")
const status = option(LeadStatus, "status", "only leads with this status")

const TITLES = ["REQUESTED", "STATUS", "ID", "OWNER", "COMPANY", "NAME", "EMAIL"]

const cells = (lead: LeadView): ReadonlyArray<Cell> => [
  lead.created_at,
  lead.status,
  lead.id,
  lead.owner,
  lead.company,
  `${lead.first_name} ${lead.last_name}`,
  lead.email
]

const facts = (lead: LeadDetails): string =>
  [
    titled(TITLES, [cells(lead)], ""),
    `  ${lead.job_title}, ${lead.business_type}${lead.fleet_size === null ? "" : `, ${lead.fleet_size} vehicles`}`,
    ...(lead.phone === null ? [] : [`  ${lead.phone}`]),
    ...(lead.message === null ? [] : [`  ${lead.message.replaceAll("\n", "\n  ")}`]),
    ...lead.notes.map(
      ({ at, author, text }) => `  ${at.toISOString()} ${author}: ${text.replaceAll("\n", "\n    ")}`
    )
  ].join("\n")

const reading = [
  operation({
    words: "leads list",
    summary: "List demo requests, newest first.",
    example: "leads list --status new",
    input: { status, owner: option(Email, "email", "only leads of this owner"), limit },
    output: Schema.Struct({ items: Schema.Array(LeadView) }),
    run: (filter) =>
      Effect.map(leadList({ ...filter, limit: limitOf(filter.limit) }), (items) => ({ items })),
    show: ({ items }) => titled(TITLES, items.map(cells), "No demo requests.")
  }),
  operation({
    words: "leads show",
    summary: "Show a demo request with its notes.",
    example: "leads show 018f2a3b-0000-7000-8000-000000000001",
    input: { id },
    output: LeadDetails,
    run: (input) => oneLead(input.id),
    show: facts
  }),
  operation({
    words: "leads export",
    summary: "Export demo requests as ADF 1.0 XML, for a dealer's CRM.",
    example: "leads export --status won > leads.xml",
    input: { status },
    output: Schema.Struct({ adf: Schema.String }),
    run: (filter) =>
      Effect.map(leadsInFull({ ...filter, owner: null, limit: null }), (leads) => ({ adf: adf(leads) })),
    show: (exported) => exported.adf
  })
]

/** Runs the work, then returns the changed lead. */
const changed = <E, R>(leadId: LeadId, work: Effect.Effect<void, E, R>) =>
  Effect.andThen(work, oneLead(leadId))

const changing = [
  operation({
    words: "leads assign",
    summary: "Assign a lead to someone.",
    example: "leads assign 018f2a3b-0000-7000-8000-000000000001 sales@example.com",
    input: { id, owner: argument(Email, "the email address of the person responsible") },
    changes: true,
    output: LeadDetails,
    run: (input) => changed(input.id, assignLead(input.id, input.owner)),
    show: facts
  }),
  operation({
    words: "leads note",
    summary: "Add a note to a lead; with --status, move it forward.",
    example: 'leads note 018f2a3b-0000-7000-8000-000000000001 "Call on Monday" --status scheduled',
    input: {
      id,
      text: argument(Note, "the note"),
      status: option(Step, "status", "contacted or scheduled")
    },
    changes: true,
    output: LeadDetails,
    run: (input) => changed(input.id, noteOnLead(input.id, input.text, input.status)),
    show: facts
  }),
  operation({
    words: "leads close",
    summary: "Close a lead.",
    example: "leads close 018f2a3b-0000-7000-8000-000000000001 --outcome won",
    input: {
      id,
      outcome: needed(Outcome, "outcome", "won or lost"),
      note: option(Note, "text", "why")
    },
    changes: true,
    output: LeadDetails,
    run: (input) => changed(input.id, closeLead(input.id, input.outcome, input.note)),
    show: facts
  })
]

export const cli = defineCli({
  topics: { leads: "Demo requests and leads." },
  operations: [...reading, ...changing],
  notFound: { lead: "`motorpool leads list` shows the leads." }
})
