import type { WorkOrderKind, WorkOrderPriority } from "../contract/workOrderViews.ts"
import type { JobName } from "./jobs.ts"

/** How far a work order got. `estimate` was sent to someone without an account, who approves or has not decided yet. */
export type Ending =
  | "draft"
  | "requested"
  | "estimate"
  | "approved"
  | "scheduled"
  | "in_progress"
  | "waiting_parts"
  | "waiting_vendor"
  | "waiting_approval"
  | "quality_check"
  | "closed"
  | "reopened"
  | "cancelled"

/** A work order of the story. */
export interface Plan {
  /** How many days before the end of the story work began, or it was opened if work has not begun. */
  readonly ago: number
  /** How many days before that it was opened; by default the day before, if work has begun. */
  readonly lead?: number
  /** How many days later the vehicle was free again; the same day by default. */
  readonly stays?: number
  /** The vehicle, of those that the fleet's demo does not book. Small fleets begin again. */
  readonly on: number
  readonly kind: WorkOrderKind
  readonly priority?: WorkOrderPriority
  readonly jobs: readonly [JobName, ...ReadonlyArray<JobName>]
  /** Which technician does the first job, of those who are members by then. */
  readonly by?: number
  /** Who does the work, if not the own workshop. */
  readonly vendor?: number
  /** The vehicle's warranty pays. */
  readonly warranty?: true
  /** It costs so much that the owner has to approve it. */
  readonly expensive?: true
  readonly ends: Ending
  /** If it is scheduled: in so many days, from when on for how many hours, and in which bay. */
  readonly at?: readonly [days: number, hour: number, hours: number, bay: number]
}

/** Kinds of work by which the vendors are numbered. */
const [TIRES, GLASS, BODY] = [0, 1, 2]

const past: ReadonlyArray<Plan> = [
  { ago: 38, on: 14, kind: "preventive", jobs: ["oil"], ends: "closed" },
  { ago: 37, lead: 0, on: 15, kind: "corrective", priority: "high", jobs: ["bulbs"], ends: "closed" },
  { ago: 36, on: 16, kind: "preventive", jobs: ["tires"], ends: "closed" },
  { ago: 36, stays: 1, on: 17, kind: "corrective", jobs: ["windshield"], vendor: GLASS, ends: "closed" },
  { ago: 35, on: 18, kind: "upfit", priority: "low", jobs: ["dashcam"], ends: "closed" },
  { ago: 34, on: 19, kind: "corrective", priority: "high", jobs: ["brakes"], ends: "closed" },
  { ago: 32, lead: 0, on: 20, kind: "corrective", priority: "urgent", jobs: ["battery"], ends: "closed" },
  { ago: 31, stays: 1, on: 0, kind: "preventive", jobs: ["timingBelt"], ends: "closed" },
  { ago: 30, on: 2, kind: "corrective", jobs: ["exhaust"], ends: "cancelled" },
  { ago: 29, on: 3, kind: "corrective", jobs: ["alignment"], vendor: TIRES, ends: "closed" },
  { ago: 27, on: 1, kind: "preventive", jobs: ["oil", "bulbs"], by: 2, ends: "closed" },
  {
    ago: 27,
    stays: 3,
    on: 5,
    kind: "accident",
    priority: "high",
    jobs: ["door"],
    vendor: BODY,
    ends: "closed"
  },
  { ago: 25, stays: 1, on: 6, kind: "corrective", priority: "high", jobs: ["coolant"], ends: "closed" },
  {
    ago: 23,
    stays: 2,
    on: 8,
    kind: "corrective",
    priority: "urgent",
    jobs: ["clutch"],
    expensive: true,
    ends: "closed"
  },
  { ago: 22, on: 11, kind: "accident", jobs: ["mirror"], by: 2, ends: "closed" },
  { ago: 21, on: 12, kind: "inspection", jobs: ["annual"], ends: "closed" },
  { ago: 20, on: 13, kind: "preventive", jobs: ["tires"], by: 2, ends: "closed" },
  { ago: 19, on: 4, kind: "corrective", priority: "high", jobs: ["brakes", "wipers"], by: 2, ends: "closed" },
  { ago: 17, on: 9, kind: "corrective", priority: "low", jobs: ["airConditioning"], ends: "cancelled" },
  { ago: 16, stays: 1, on: 0, kind: "corrective", jobs: ["shockAbsorbers"], ends: "closed" },
  {
    ago: 15,
    stays: 2,
    on: 1,
    kind: "corrective",
    priority: "high",
    jobs: ["turbocharger"],
    by: 1,
    warranty: true,
    ends: "closed"
  },
  { ago: 13, on: 2, kind: "corrective", jobs: ["windshield"], vendor: GLASS, ends: "closed" },
  { ago: 12, on: 3, kind: "recon", priority: "low", jobs: ["cleaning"], by: 2, ends: "closed" },
  { ago: 11, on: 6, kind: "corrective", jobs: ["warningLight"], by: 1, ends: "closed" },
  { ago: 9, stays: 1, on: 8, kind: "corrective", jobs: ["exhaust"], by: 2, ends: "closed" },
  { ago: 8, on: 11, kind: "preventive", jobs: ["oil", "wipers"], by: 1, ends: "closed" },
  { ago: 6, on: 5, kind: "corrective", jobs: ["shockAbsorbers"], by: 1, ends: "reopened" }
]

const current: ReadonlyArray<Plan> = [
  { ago: 5, on: 6, kind: "accident", priority: "high", jobs: ["door"], vendor: BODY, ends: "waiting_vendor" },
  { ago: 4, on: 8, kind: "corrective", priority: "high", jobs: ["airConditioning"], ends: "waiting_parts" },
  { ago: 3, on: 10, kind: "corrective", priority: "urgent", jobs: ["clutch"], ends: "waiting_approval" },
  { ago: 3, on: 4, kind: "accident", jobs: ["door", "mirror"], vendor: BODY, ends: "approved" },
  { ago: 3, on: 0, kind: "preventive", jobs: ["oil"], ends: "scheduled", at: [0, 9, 2, 0] },
  { ago: 2, on: 11, kind: "preventive", jobs: ["oil"], ends: "quality_check" },
  { ago: 2, on: 13, kind: "corrective", priority: "urgent", jobs: ["brakes"], ends: "in_progress" },
  { ago: 2, on: 7, kind: "corrective", jobs: ["windshield"], vendor: GLASS, ends: "estimate" },
  {
    ago: 2,
    on: 1,
    kind: "corrective",
    priority: "high",
    jobs: ["brakes"],
    ends: "scheduled",
    at: [0, 13, 3, 1]
  },
  { ago: 1, on: 12, kind: "accident", jobs: ["door"], vendor: BODY, ends: "requested" },
  { ago: 1, on: 3, kind: "preventive", jobs: ["tires"], ends: "scheduled", at: [3, 8, 3, 0] },
  {
    ago: 1,
    on: 2,
    kind: "corrective",
    priority: "low",
    jobs: ["airConditioning"],
    ends: "scheduled",
    at: [4, 13, 2, 1]
  },
  { ago: 1, on: 9, kind: "corrective", priority: "low", jobs: ["battery"], ends: "draft" }
]

/** The work orders of six weeks: most are closed, and those of the last days are in every state. */
export const PLANS: ReadonlyArray<Plan> = [...past, ...current]
