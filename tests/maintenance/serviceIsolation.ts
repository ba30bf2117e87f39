import { type IsolationSample, MARKER } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"
import { serviceReferences as references } from "./serviceReferences.ts"
import { everyVehicle, follow, item } from "./scene.ts"

/** Different for everyone who creates them. */
let created = 0
const unique = () => `${MARKER} service ${(created += 1)}`

interface Scheduled {
  readonly scheduleId: string
  readonly occurrenceId: string
}

interface Listed {
  readonly items: ReadonlyArray<{ readonly schedule_id: string; readonly service: { readonly id: string } }>
}

/** The ids of the only service of a vehicle. */
const idsOf = ({ items: [only] }: Listed): Scheduled => {
  if (only === undefined) throw new Error("The vehicle needs no service.")
  return { scheduleId: only.schedule_id, occurrenceId: only.service.id }
}

export const serviceIsolation: IsolationSample = {
  seed: async (victim) => {
    const { app, base, organizationId, owner } = victim
    const token = owner.access_token
    const create = async (path: string, body: unknown): Promise<{ readonly id: string }> =>
      (await call(app, "POST", `${base}/${path}`, { token, body })).body
    const vehicle = { vin: null, plate: null, plate_region: null, make: null, model: null, model_year: null }
    const { id: servicedVehicleId } = await create("vehicles", {
      ...vehicle,
      unit_number: unique(),
      kind: "van"
    })
    const task = { name: MARKER, system: "engine", instructions: MARKER }
    const { id: taskId } = await create("service-tasks", task)
    const { id: otherTaskId } = await create("service-tasks", { ...task, name: unique() })
    const { id: programId } = await create("service-programs", {
      name: unique(),
      rule: { ...everyVehicle, vehicle_ids: [servicedVehicleId] },
      items: [item(taskId, { every_months: 6 })]
    })
    await follow(app, "ProgramChanged", organizationId)
    const ofVehicle = `${base}/vehicles/${servicedVehicleId}/services`
    const scheduled = async (): Promise<Scheduled> => {
      const { body } = await call(app, "GET", ofVehicle, { token })
      return idsOf(body)
    }
    const { occurrenceId: first } = await scheduled()
    await create(`services/${first}/completion`, { note: MARKER })
    return { servicedVehicleId, taskId, otherTaskId, programId, ...(await scheduled()) }
  },
  bodies: {
    createTask: () => ({ name: "Some task", system: "engine" }),
    addCommonTasks: () => ({ tasks: ["OIL"], language: "en" }),
    editTask: () => ({ name: "Renamed task", expected_version: 1 }),
    createProgram: () => ({ name: "Some program", rule: everyVehicle, items: [] }),
    countProgramVehicles: () => ({ rule: everyVehicle }),
    editProgram: () => ({ name: "Renamed program", expected_version: 1 }),
    completeService: () => ({ note: "Done" }),
    skipService: () => ({ reason: "Not needed" }),
    pauseSchedule: () => ({ reason: "In storage" }),
    setScheduleInterval: () => ({ every_m: null, every_s: null, every_months: 7, every_days: null }),
    setLastService: () => ({ on: "2026-03-04", m: 7741 })
  },
  references
}
