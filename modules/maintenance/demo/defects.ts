import {
  asDemoMember,
  CalendarDate,
  dayOf,
  daysBefore,
  type DemoData,
  type DemoOrganization,
  hours,
  inRole,
  newId,
  plus,
  Story
} from "#kernel"
import { FileId } from "#files/contract"
import type { VehicleView } from "#fleet/contract"
import { Effect } from "effect"
import type { DefectSeverity, DefectView, VehicleSystem } from "../contract/defectViews.ts"
import { DefectId } from "../contract/ids.ts"
import { deferDefect } from "../defects/commands/DeferDefect.ts"
import { editDefect } from "../defects/commands/EditDefect.ts"
import { reportDefect } from "../defects/commands/ReportDefect.ts"
import { resolveDefect } from "../defects/commands/ResolveDefect.ts"
import { verifyDefect } from "../defects/commands/VerifyDefect.ts"
import { PICTURES } from "./defectDrawings.ts"

type Ending = "open" | "triaged" | "deferred" | "resolved" | "verified"

/** A defect: how many days before the end it was reported, and how far it got. */
interface Planned {
  readonly ago: number
  readonly system: VehicleSystem
  readonly severity: DefectSeverity
  readonly blocking?: boolean
  readonly title: Readonly<Record<"en" | "es", string>>
  readonly ends: Ending
  /** What is seen on its photo. */
  readonly photo?: keyof typeof PICTURES
}

const PLANS: ReadonlyArray<Planned> = [
  {
    ago: 21,
    system: "lights",
    severity: "minor",
    title: {
      en: "Left turn signal blinks too fast",
      es: "El intermitente izquierdo parpadea demasiado rápido"
    },
    ends: "verified"
  },
  {
    ago: 9,
    system: "steering",
    severity: "critical",
    blocking: true,
    title: { en: "Play in the steering", es: "Holgura en la dirección" },
    ends: "resolved"
  },
  {
    ago: 6,
    system: "body",
    severity: "advisory",
    title: { en: "Scratch on the rear bumper", es: "Arañazo en el parachoques trasero" },
    ends: "deferred",
    photo: "scratch"
  },
  {
    ago: 3,
    system: "heating",
    severity: "minor",
    title: { en: "Heater blows cold air", es: "La calefacción no calienta" },
    ends: "triaged"
  },
  {
    ago: 1,
    system: "brakes",
    severity: "critical",
    blocking: true,
    title: { en: "Brake pedal goes to the floor", es: "El pedal de freno llega hasta el suelo" },
    ends: "open",
    photo: "brakeFluid"
  },
  {
    ago: 1,
    system: "wipers",
    severity: "minor",
    title: { en: "Wipers leave streaks", es: "Los limpiaparabrisas dejan rayas" },
    ends: "open",
    photo: "streaks"
  },
  {
    ago: 1,
    system: "tires_wheels",
    severity: "major",
    title: { en: "Nail in the rear right tire", es: "Clavo en el neumático trasero derecho" },
    ends: "open",
    photo: "nail"
  }
]

/** Vehicles before this one are booked by the fleet's demo, or have work orders. */
const FREE_FROM = 40

/** How the photos of an organization are made. */
export interface Camera {
  readonly upload: DemoData["uploading"]
  readonly draw: DemoData["drawing"]
}

const photograph = Effect.fnUntraced(function* ({ upload, draw }: Camera, of: keyof typeof PICTURES) {
  const { name, colors, shapes } = PICTURES[of]
  const id = yield* newId(FileId)
  const bytes = draw.shapes(colors, shapes)
  yield* upload({ id, name, size: bytes.length, part: 0, bytes })
  return id
})

const seen = ({ version: expected_version }: DefectView) => ({ expected_version })

/** Reports one defect, and judges, defers, resolves or verifies it: an hour between the steps. */
const playOne = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  vehicle: VehicleView,
  { ago, system, severity, blocking = false, title, ends, photo }: Planned,
  n: number,
  camera: Camera
) {
  const { until, happens } = yield* Story
  const [manager, technician] = [inRole(organization, "manager"), inRole(organization, "technician")]
  const isSpanish = organization.key === "harbour"
  const morning = dayOf(organization, until, ago, 7, n * 2)
  let steps = 0
  const next = <A, E, R>(work: Effect.Effect<A, E, R>, by = technician) =>
    happens(plus(morning, hours((steps += 1))), work.pipe(asDemoMember(by)))
  const about = { vehicle_id: vehicle.id, title: title[isSpanish ? "es" : "en"], system, severity, blocking }
  const reporting = Effect.gen(function* () {
    const photos = photo === undefined ? [] : [yield* photograph(camera, photo)]
    return yield* reportDefect(yield* newId(DefectId), { ...about, source: "driver", note: null, photos })
  })
  const reported = yield* next(reporting)
  const { id } = reported
  if (ends === "open") return
  if (ends === "triaged") {
    const assignee_id = technician.member.userId
    return void (yield* next(editDefect(id, { ...seen(reported), assignee_id }), manager))
  }
  if (ends === "deferred") {
    const day = CalendarDate.make(daysBefore(until, -30, 0, 0).toISOString().slice(0, 10))
    const reason = isSpanish ? "No afecta a la seguridad" : "Doesn't affect safety"
    return void (yield* next(deferDefect(id, { ...seen(reported), until: day, reason }), manager))
  }
  const note = isSpanish ? "Reparado y probado" : "Repaired and tested"
  const resolved = yield* next(resolveDefect(id, { ...seen(reported), resolution: "fixed", note }))
  if (ends === "verified") yield* next(verifyDefect(id, resolved.version), manager)
})

/** Defects in every state, several with a photo; one of them grounds its vehicle, and one waits for the signature of its release. */
export const playDefects = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  fleet: ReadonlyArray<VehicleView>,
  camera: Camera
) {
  const free = fleet.slice(FREE_FROM).filter(({ lifecycle }) => lifecycle === "in_service")
  for (const [n, plan] of PLANS.entries()) {
    const vehicle = free[n]
    if (vehicle !== undefined) yield* playOne(organization, vehicle, plan, n, camera)
  }
})
