import type { VehicleSystem } from "../contract/defectViews.ts"

/** One kind of work. Amounts are in minor units. */
export interface Job {
  readonly system: VehicleSystem
  /** How long a technician needs for it; 0 if a vendor does it. */
  readonly minutes: number
  /** What its parts cost that are not in stock. */
  readonly parts: number
  /** What a vendor charges. */
  readonly price?: number
  /** The part that it takes from stock, and how many. */
  readonly stock?: readonly [number: string, quantity: number]
}

export const JOBS = {
  oil: { system: "engine", minutes: 75, parts: 7510, stock: ["OF-310", 1] },
  brakes: { system: "brakes", minutes: 130, parts: 17_400, stock: ["BP-100", 1] },
  battery: { system: "battery", minutes: 30, parts: 13_500 },
  tires: { system: "tires_wheels", minutes: 60, parts: 46_000 },
  door: { system: "body", minutes: 0, parts: 0, price: 96_000 },
  airConditioning: { system: "heating", minutes: 90, parts: 24_000 },
  wipers: { system: "wipers", minutes: 15, parts: 0, stock: ["WB-022", 1] },
  timingBelt: { system: "engine", minutes: 240, parts: 38_900 },
  exhaust: { system: "exhaust", minutes: 95, parts: 28_700 },
  windshield: { system: "glass_mirrors", minutes: 0, parts: 0, price: 54_000 },
  bulbs: { system: "lights", minutes: 25, parts: 0, stock: ["BL-021", 2] },
  shockAbsorbers: { system: "suspension", minutes: 110, parts: 31_800 },
  coolant: { system: "cooling", minutes: 100, parts: 6900 },
  alignment: { system: "steering", minutes: 0, parts: 0, price: 9800 },
  warningLight: { system: "engine", minutes: 55, parts: 11_200 },
  clutch: { system: "transmission", minutes: 300, parts: 98_000 },
  dashcam: { system: "electrical", minutes: 50, parts: 15_900 },
  annual: { system: "other", minutes: 40, parts: 0 },
  cleaning: { system: "interior", minutes: 120, parts: 1800 },
  mirror: { system: "glass_mirrors", minutes: 45, parts: 18_600 },
  turbocharger: { system: "engine", minutes: 210, parts: 0 }
} as const satisfies Readonly<Record<string, Job>>

export type JobName = keyof typeof JOBS

/** What a line says, without a cause if nothing was wrong. */
export type Words = readonly [title: string, complaint: string, cause: string | null, correction: string]
