import {
  type Demo,
  type EarlierDemo,
  asDemoMember,
  dayOf,
  type DemoOrganization,
  EmailAddress,
  inRole,
  minutesBefore,
  type OrganizationId,
  Story,
  TableImports,
  type UserId
} from "#kernel"
import { de, en, Faker, pt_PT } from "@faker-js/faker"
import { Effect } from "effect"
import { archiveCustomer } from "./commands/ArchiveCustomer.ts"
import { createCustomer } from "./commands/CreateCustomer.ts"
import { editCustomer } from "./commands/EditCustomer.ts"
import { restoreCustomer } from "./commands/RestoreCustomer.ts"
import type { CustomerType, CustomerView } from "./contract/views.ts"
import { tagsIn } from "./domain/importedGroups.ts"

/** How many customers each organization imports from a file, and how many it enters by hand. */
const IMPORTED = 48
const ENTERED = 14

interface Entry {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly notes: string
  readonly type: CustomerType
  readonly tags: string
}

/** The kind of customers an organization has. */
interface Clientele {
  readonly people: Faker
  readonly phone: (faker: Faker) => string
  /** The customer's name, and the first and last name in the email address. */
  readonly name: (faker: Faker, n: number) => readonly [name: string, first: string, last: string]
  readonly notes: ReadonlyArray<string>
  readonly type: CustomerType
  /** Some customers have one or two of them. */
  readonly tags: ReadonlyArray<string>
}

const of = (faker: Faker, some: ReadonlyArray<string>): string => faker.helpers.arrayElement(some)

const words = (text: string): ReadonlyArray<string> => text.split(/\s+/)

const shops = [
  "Apotheke",
  "Bäckerei",
  "Blumen",
  "Buchhandlung",
  "Bürobedarf",
  "Fahrrad",
  "Hotel",
  "Rösterei",
  "Zahnarztpraxis"
]

const berliners =
  words(`Ahrens Albrecht Arslan Bauer Behrendt Böhm Brehm Busch Çelik Dietrich Ebert Engel Ernst
  Fiedler Fischer Franke Friedrich Gärtner Götz Günther Haase Hartmann Heinrich Herrmann Hoffmann Jansen Kaiser
  Kaya Kiefer Kowalski Kramer Krüger Kuhn Lange Lehmann Lindner Lorenz Ludwig Maurer Neumann Nowak Öztürk Peters
  Petrov Pohl Reimann Roth Schenk Schilling Schreiber Seidel Simon Stein Thiele Ulrich Vogel Wagner Weber Winkler
  Yilmaz Ziegler Zimmermann`)

const firstNames =
  words(`Aaron Amanda Amy Andrea Andrew Angela Brandon Brenda Brian Carlos Cheryl Christina Daniel
  Deborah Diane Elena Eric Gloria Heather Jason Jeff Jorge Karen Kevin Laura Linda Luis Maria Mark Melissa Michael
  Monica Nicole Patrick Rachel Robert Sandra Scott Stephanie Teresa Thomas Victor`)

const lastNames =
  words(`Adams Alvarez Anderson Baker Bennett Brooks Campbell Carter Chavez Coleman Cooper Davis
  Delgado Evans Fisher Flores Foster Garcia Griffin Hernandez Hughes Jenkins Johnson Kim Lopez Martinez Miller
  Mitchell Nguyen Ortiz Patel Perez Phillips Powell Ramirez Reed Rivera Ross Sanders Sullivan Taylor Torres
  Turner Walker Watson Wilson Wright Young`)

const fullName = (first: string, last: string) => [`${first} ${last}`, first, last] as const

const clienteles: Readonly<Record<DemoOrganization["key"], Clientele>> = {
  riverside: {
    people: new Faker({ locale: [de, en], seed: 411 }),
    // A range reserved for fiction.
    phone: (faker) => `+49 30 23125 ${faker.string.numeric(3)}`,
    name: (faker, n) => {
      const last = berliners[(n * 23) % berliners.length] ?? ""
      return [`${of(faker, shops)} ${last}`, faker.person.firstName(), last]
    },
    notes: [
      "Deliver to the yard, not to the shop door. Ring twice.",
      "Takes deliveries before 7:30 only.",
      "Lift is out of order on Mondays; bring the stair trolley.",
      "Pallets go to ramp 3. Return empties.",
      "Wants a call ten minutes before the van arrives.",
      "Cash on delivery was agreed until the end of the year.",
      "Loading zone in front is free from 10:00."
    ],
    type: "company",
    tags: ["daily", "early delivery", "pallets", "north", "south"]
  },
  harbour: {
    people: new Faker({ locale: [pt_PT, en], seed: 512 }),
    phone: (faker) => `+351 21 000 ${faker.string.numeric(4)}`,
    name: (faker) => fullName(faker.person.firstName(), faker.person.lastName()),
    notes: [
      "Prefers an automatic. Second driver is his wife.",
      "Picks up at the airport desk, returns at the marina.",
      "Child seat for a three-year-old, rear-facing.",
      "Company account, invoices go to the office in Porto.",
      "Scratched bumper in spring, paid without argument.",
      "Drives to Spain every time: needs the cross-border letter.",
      "Asked for winter tyres for the Serra da Estrela trip."
    ],
    type: "person",
    tags: ["airport", "long term", "automatic", "cross-border"]
  },
  lakeview: {
    people: new Faker({ locale: en, seed: 613 }),
    phone: (faker) => `+1 512 555 01${faker.string.numeric(2)}`,
    name: (faker) => fullName(of(faker, firstNames), of(faker, lastNames)),
    notes: [
      "Trading in a 2017 sedan, 88,000 miles, clean title.",
      "Looking for a three-row SUV under 38,000 dollars.",
      "Financing approved with the credit union.",
      "Wants to see the service record before a second test drive.",
      "Bought a pickup from us in 2021, due for its next one.",
      "Only comes in on Saturdays.",
      "Asked twice about the extended warranty."
    ],
    type: "person",
    tags: ["trade-in", "suv", "financing", "returning"]
  }
}

const plain = (word: string): string =>
  word
    .normalize("NFD")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^a-z]/g, "")

/** The same customers on every run, each with a unique address. */
const entries = (key: DemoOrganization["key"], count: number): ReadonlyArray<Entry> => {
  const { people, phone, name, notes, type, tags } = clienteles[key]
  people.seed(key.length * 101)
  const seen = new Set<string>()
  return Array.from({ length: count }, (_, n) => {
    const [full, first, last] = name(people, n)
    const base = `${plain(first)}.${plain(last)}`
    const local = seen.has(base) ? `${base}.${seen.size}` : base
    seen.add(base).add(local)
    return {
      name: full,
      email: `${local}@customers.example`,
      phone: phone(people),
      notes: people.number.int(3) === 0 ? of(people, notes) : "",
      type,
      tags: n % 3 === 0 ? "" : people.helpers.arrayElements(tags, 1 + (n % 2)).join(", ")
    }
  })
}

const FIELDS = ["name", "email", "phone", "notes", "type", "tags"] as const

const importFile = Effect.fnUntraced(function* (organization: DemoOrganization, all: ReadonlyArray<Entry>) {
  const { until, happens } = yield* Story
  const imports = yield* TableImports
  const rows = [FIELDS, ...all.map((entry) => FIELDS.map((field) => entry[field]))].map((cells, at) => ({
    line: at + 1,
    cells
  }))
  const importing = imports.importTable({ target: "customers", name: "customers.csv", rows })
  yield* happens(
    dayOf(organization, until, 38, 10, 0),
    importing.pipe(asDemoMember(inRole(organization, "manager")))
  )
})

const enter = ({ name, email, phone, notes, type, tags }: Entry, owner: UserId) =>
  createCustomer({
    type,
    tags: tagsIn(tags),
    owner_id: owner,
    name,
    email: EmailAddress.make(email),
    phone,
    notes: notes === "" ? null : notes
  })

/** Customers entered by hand over the weeks, the last of them this morning. */
const enterByHand = Effect.fnUntraced(function* (organization: DemoOrganization, all: ReadonlyArray<Entry>) {
  const { until, happens } = yield* Story
  const clerks = [inRole(organization, "sales"), inRole(organization, "agent")] as const
  return yield* Effect.forEach(all, (entry, n) => {
    const days = Math.floor(((all.length - 1 - n) * 34) / all.length)
    const at =
      days === 0 ? minutesBefore(until, 95 + n) : dayOf(organization, until, days, 8 + (n % 9), (n * 17) % 60)
    const clerk = clerks[n % 2 === 0 ? 0 : 1]
    return happens(at, enter(entry, clerk.member.userId).pipe(asDemoMember(clerk)))
  })
})

/** Archives some customers, restores one and edits another. */
const changeSome = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  customers: ReadonlyArray<CustomerView>
) {
  const { until, happens } = yield* Story
  const [first, second, third, fourth] = customers
  if (!first || !second || !third || !fourth) return
  const by = asDemoMember(inRole(organization, "agent"))
  const at = (days: number, minutes: number) => dayOf(organization, until, days, 11, minutes)
  const notes = "Moved in spring: the address on the contract is the new one."
  yield* happens(at(12, 5), editCustomer(fourth.id, { notes }).pipe(by))
  for (const [n, { id }] of [first, second, third].entries())
    yield* happens(at(9, 10 + n), archiveCustomer(id).pipe(by))
  yield* happens(at(7, 30), restoreCustomer(third.id).pipe(by))
})

/** Most customers come from a file, some are entered by hand. */
const play = Effect.fn("customers.demo")(function* (earlier: EarlierDemo) {
  const organizations = yield* earlier("organizations")
  const { scale } = yield* Story
  const entered = new Map<OrganizationId, ReadonlyArray<CustomerView>>()
  for (const organization of organizations) {
    const imported = IMPORTED * scale
    const all = entries(organization.key, imported + ENTERED * scale)
    yield* importFile(organization, all.slice(0, imported))
    const customers = yield* enterByHand(organization, all.slice(imported))
    yield* changeSome(organization, customers)
    entered.set(organization.id, customers)
  }
  return { customers: entered }
})

export const demo = { play } satisfies Demo

declare module "#kernel" {
  interface DemoData {
    /** Those entered by hand, oldest first, by organization. */
    readonly customers: ReadonlyMap<OrganizationId, ReadonlyArray<CustomerView>>
  }
}
