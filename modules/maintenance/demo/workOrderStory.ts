import { asDemoMember, type DemoMember, type DemoOrganization, Story } from "#kernel"
import type { VehicleView } from "#fleet/contract"
import type { Effect } from "effect"
import type { BayView } from "../contract/bays.ts"
import type { PartId, VendorId } from "../contract/ids.ts"
import { type Job, type JobName, JOBS, type Words } from "./jobs.ts"
import { english } from "./jobsInEnglish.ts"
import { spanish } from "./jobsInSpanish.ts"
import type { Plan } from "./workOrderPlans.ts"

/** What the work orders of an organization use: parts by their numbers. */
export interface Workshop {
  readonly parts: ReadonlyMap<string, PartId>
  readonly vendors: ReadonlyArray<VendorId>
  readonly bays: ReadonlyArray<BayView>
}

/** The work order that is played: the nth of an organization, of a vehicle. */
export interface Setting {
  readonly organization: DemoOrganization
  readonly workshop: Workshop
  readonly vehicle: VehicleView
  readonly plan: Plan
  readonly n: number
}

export const isSpanish = ({ key }: DemoOrganization): boolean => key === "harbour"

export const wordsOf = (organization: DemoOrganization, name: JobName): Words =>
  (isSpanish(organization) ? spanish : english)[name]

export const jobOf = (name: JobName): Job => JOBS[name]

/** The nth technician of an organization; small ones have only one. */
export const technicianOf = ({ name, members }: DemoOrganization, n: number): DemoMember => {
  const technicians = members.filter(({ member }) => member.role === "technician")
  const technician = technicians[n % technicians.length]
  if (technician === undefined) throw new Error(`${name} has no technician.`)
  return technician
}

/** A member does something at an instant. */
export const step = <A, E, R>(at: Date, by: DemoMember, work: Effect.Effect<A, E, R>) =>
  Story.use(({ happens }) => happens(at, work.pipe(asDemoMember(by))))
