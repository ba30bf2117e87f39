import { type Demo, anonymous, CurrentActor, daysBefore, EmailAddress, minutesBefore, Story } from "#kernel"
import { Effect } from "effect"
import { assignLead } from "./commands/AssignLead.ts"
import { closeLead } from "./commands/CloseLead.ts"
import { noteOnLead } from "./commands/NoteOnLead.ts"
import { requestDemo } from "./commands/RequestDemo.ts"
import type { DemoRequest, LeadId } from "./contract/views.ts"
import { Leads } from "./domain/Leads.ts"

export { forgetLeads } from "./postgres/forgetDemo.ts"

interface LeadStory {
  readonly request: Omit<DemoRequest, "email">
  readonly days: number
  readonly owner?: "lea.winter" | "oscar.braun"
  readonly notes?: ReadonlyArray<readonly [text: string, status: "contacted" | "scheduled" | null]>
  readonly end?: readonly ["won" | "lost", string]
}

const stories: ReadonlyArray<LeadStory> = [
  {
    request: {
      first_name: "Anders",
      last_name: "Holm",
      company: "Holm Linen Service",
      job_title: "Operations manager",
      business_type: "delivery",
      fleet_size: "11-50",
      phone: "+45 00 00 12 40",
      message: "We plan routes in a spreadsheet and lose track of which van is due for service."
    },
    days: 33,
    owner: "lea.winter",
    notes: [
      [
        "Talked for half an hour. 24 vans, two depots, wants service dates and driver messages first.",
        "contacted"
      ],
      ["Demo with the depot lead on Thursday.", "scheduled"],
      ["They liked that drivers can answer from the phone.", null]
    ],
    end: ["won", "Starts with the northern depot on the first of the month."]
  },
  {
    request: {
      first_name: "Claire",
      last_name: "Dubois",
      company: "Côte Location",
      job_title: "Owner",
      business_type: "rental",
      fleet_size: "51-100",
      message: "Do you show which cars are due back today, and who has them?"
    },
    days: 27,
    owner: "oscar.braun",
    notes: [["Answered by phone. Needs French before anything else.", "contacted"]],
    end: ["lost", "Not before there is a French version. Ask again next year."]
  },
  {
    request: {
      first_name: "Gregory",
      last_name: "Stone",
      company: "Stone & Sons Autos",
      job_title: "General manager",
      business_type: "dealership",
      fleet_size: "101-500",
      phone: "+1 512 555 0187"
    },
    days: 12,
    owner: "lea.winter",
    notes: [
      ["Wants test drives and trade-ins in one place. Sent the two-page overview.", "contacted"],
      ["Demo next Tuesday with the sales floor, four people.", "scheduled"]
    ]
  },
  {
    request: {
      first_name: "Marta",
      last_name: "Iglesias",
      company: "Transportes Iglesias",
      job_title: "Jefa de tráfico",
      business_type: "logistics",
      fleet_size: "11-50",
      message: "Nos interesa ver los mensajes entre conductores y oficina.",
      locale: "es"
    },
    days: 6,
    owner: "oscar.braun",
    notes: [["Left a message on her voicemail, then wrote an email in Spanish.", "contacted"]]
  },
  {
    request: {
      first_name: "Joost",
      last_name: "van Dam",
      company: "Van Dam Bouw",
      job_title: "Fleet coordinator",
      business_type: "construction",
      fleet_size: "1-10",
      message: "Eight pickups and a crane truck. Is that too small for you?"
    },
    days: 2
  },
  {
    request: {
      first_name: "Shauna",
      last_name: "Kelly",
      company: "Kelly Courier Co-op",
      job_title: "Dispatcher",
      business_type: "delivery",
      fleet_size: "11-50",
      message: "Saw you at the depot next door. Could you show us the driver's side?"
    },
    days: 0
  }
]

const sales = { _tag: "Operator", name: "demo data" } as const
const bySales = Effect.provideService(CurrentActor, sales)

const emailOf = ({ first_name, last_name, company }: LeadStory["request"], n: number): EmailAddress => {
  const local = `${first_name}.${last_name}`.toLowerCase().replace(/[^a-z.]/g, "")
  const domain = company
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "")
  return EmailAddress.make(`${local}${n === 0 ? "" : `.${n}`}@${domain}.example`)
}

/** Captures the id where the lead is stored, because the form returns nothing. */
const request = Effect.fnUntraced(function* (form: DemoRequest) {
  const leads = yield* Leads
  const ids: Array<LeadId> = []
  const add: typeof leads.add = (lead) => {
    ids.push(lead.id)
    return leads.add(lead)
  }
  yield* requestDemo(form).pipe(
    Effect.provideService(Leads, { ...leads, add }),
    Effect.provideService(CurrentActor, anonymous)
  )
  return ids
})

const playLead = Effect.fnUntraced(function* (story: LeadStory, n: number) {
  const { until, happens } = yield* Story
  const { request: form, days, owner, notes = [], end } = story
  const requestedAt = days === 0 ? minutesBefore(until, 140) : daysBefore(until, days, 13, 12)
  const [id] = yield* happens(requestedAt, request({ ...form, email: emailOf(form, n) }))
  if (id === undefined) return []
  const later = (step: number) => daysBefore(until, Math.max(days - step, 1), 9, 30 + step)
  if (owner !== undefined)
    yield* happens(later(1), assignLead(id, EmailAddress.make(`${owner}@motorpool.example`)).pipe(bySales))
  for (const [step, [text, status]] of notes.entries())
    yield* happens(later(2 + step), noteOnLead(id, text, status).pipe(bySales))
  if (end !== undefined) yield* happens(later(3 + notes.length), closeLead(id, ...end).pipe(bySales))
  return [id]
})

/** Creates demo requests with their progress in sales. */
const play = Effect.fn("leads.demo")(function* () {
  const { scale } = yield* Story
  const rounds = Array.from({ length: scale }, (_, n) => n)
  const ids = yield* Effect.forEach(rounds, (n) => Effect.forEach(stories, (story) => playLead(story, n)))
  return { leads: ids.flat(2) }
})

export const demo = { play } satisfies Demo

declare module "#kernel" {
  interface DemoData {
    readonly leads: ReadonlyArray<LeadId>
  }
}
