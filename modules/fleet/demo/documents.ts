import { FileId } from "#files/contract"
import {
  asDemoMember,
  dayIn,
  dayOf,
  daysAfter,
  type DemoData,
  type DemoOrganization,
  hours,
  inRole,
  newId,
  plus,
  Story
} from "#kernel"
import { Effect } from "effect"
import { VehicleKind } from "../contract/vehicleFields.ts"
import type { VehicleView } from "../contract/vehicleViews.ts"
import { addDocument } from "../documents/commands/AddDocument.ts"
import { renewDocument } from "../documents/commands/RenewDocument.ts"
import { setRequiredDocuments } from "../documents/commands/SetRequiredDocuments.ts"
import { pdfOf } from "./pdf.ts"
import type { Plan } from "./plans.ts"

/** Who insures and inspects, and what the numbers look like. */
const ISSUERS: Readonly<
  Record<
    DemoOrganization["key"],
    { readonly insurer: string; readonly policy: string; readonly inspector: string; readonly office: string }
  >
> = {
  riverside: {
    insurer: "Havelland Versicherung",
    policy: "HV-K",
    inspector: "Prüfstelle Treptow",
    office: "Kfz-Zulassungsstelle Berlin"
  },
  harbour: {
    insurer: "Seguros Tejo",
    policy: "ST-",
    inspector: "Centro de Inspeções de Alcântara",
    office: "IMT Lisboa"
  },
  lakeview: {
    insurer: "Lakeshore Mutual",
    policy: "LM-TX-",
    inspector: "Travis County Inspection",
    office: "Texas DMV"
  }
}

/** The vehicles that have a policy, and of those the ones that have a registration and an inspection, too. */
const INSURED = 60
const DOCUMENTED = 12
/** One in so many has no policy. */
const UNINSURED = 29

const REQUIRED = VehicleKind.literals
  .filter((kind) => kind !== "equipment")
  .map((kind) => ({ kind, type: "insurance" as const }))

/** In how many days the policy and the inspection of the nth vehicle expire. */
const INSURED_FOR = [120, 240, 330, 9, 75, 200, 160, 290, 26, 310, 95]
const INSPECTED_FOR = [410, -6, 520, 260, 14, 640, 33, 90]

/** Later for each round, so that they do not all expire on the same days. */
const pick = (some: ReadonlyArray<number>, n: number): number =>
  (some[n % some.length] ?? 365) + 3 * Math.floor(n / some.length)

/** Cars for sale have no plates and need no policy. */
const isRegistered = ({ plate }: VehicleView): boolean => plate !== null

const documentsOf = ({ key }: DemoOrganization, plan: Plan, until: Date, n: number) => {
  const issuers = ISSUERS[key]
  const today = dayIn(plan.timeZone, until)
  const insured = daysAfter(today, pick(INSURED_FOR, n))
  const inspected = daysAfter(today, pick(INSPECTED_FOR, n))
  return {
    insurance: {
      type: "insurance" as const,
      number: `${issuers.policy}${402_000 + n * 311}`,
      issuer: issuers.insurer,
      valid_from: daysAfter(insured, -364),
      expires_on: insured
    },
    registration: {
      type: "registration" as const,
      number: `${2_300_417 + n * 7919}`,
      issuer: issuers.office
    },
    inspection: {
      type: "inspection" as const,
      issuer: issuers.inspector,
      valid_from: daysAfter(inspected, -730),
      expires_on: inspected
    }
  }
}

/** The vehicles whose policies have a file. */
const SCANNED = 5

interface Documenting {
  readonly organization: DemoOrganization
  readonly upload: DemoData["uploading"]
  readonly at: Date
}

/** Uploads the file of a policy. */
const scanPolicy = Effect.fnUntraced(function* (
  { organization, upload, at }: Documenting,
  { number, issuer, valid_from, expires_on }: ReturnType<typeof documentsOf>["insurance"]
) {
  const { happens } = yield* Story
  const id = yield* happens(at, newId(FileId))
  const bytes = pdfOf([issuer, `No. ${number}`, organization.name, `${valid_from} - ${expires_on}`])
  const file = { id, name: `${number}.pdf`, size: bytes.length, part: 0, bytes }
  yield* happens(at, upload(file).pipe(asDemoMember(inRole(organization, "manager"))))
  return id
})

/** Policies of vehicles with plates, registrations and inspections of some; a few are missing, late or due. */
export const documentVehicles = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  plan: Plan,
  vehicles: ReadonlyArray<VehicleView>,
  upload: DemoData["uploading"]
) {
  const { until, happens } = yield* Story
  const manager = asDemoMember(inRole(organization, "manager"))
  if (organization.key === "riverside")
    yield* happens(dayOf(organization, until, 31, 9, 0), setRequiredDocuments(REQUIRED).pipe(manager))
  for (const [n, { id }] of vehicles.filter(isRegistered).slice(0, INSURED).entries()) {
    if (n % UNINSURED === UNINSURED - 1) continue
    const { insurance, registration, inspection } = documentsOf(organization, plan, until, n)
    const at = dayOf(organization, until, 30 - (n % 20), 11, (n * 7) % 60)
    const add = (document: Parameters<typeof addDocument>[1]) =>
      happens(at, addDocument(id, document).pipe(manager))
    const file_id = n < SCANNED ? yield* scanPolicy({ organization, upload, at }, insurance) : null
    if (n === 0) {
      const ended = daysAfter(insurance.valid_from, -1)
      const before = yield* add({
        ...insurance,
        number: `${insurance.number}-0`,
        valid_from: null,
        expires_on: ended
      })
      const { type: _, ...renewal } = insurance
      yield* happens(plus(at, hours(48)), renewDocument(before.id, { ...renewal, file_id }).pipe(manager))
    } else yield* add({ ...insurance, file_id })
    if (n < DOCUMENTED) for (const document of [registration, inspection]) yield* add(document)
  }
})
