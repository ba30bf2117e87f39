import { Schema } from "effect"
import type { VehicleSystem } from "./defectViews.ts"

/** Tasks that most vehicles need, by their code. */
export const CommonTask = Schema.Literals([
  "OIL",
  "TIRE-ROT",
  "TIRE-CHK",
  "BRAKES",
  "BRAKE-FL",
  "AIR-FLT",
  "CABIN-FLT",
  "FUEL-FLT",
  "COOLANT",
  "TRANS-FL",
  "BELTS",
  "BATTERY",
  "WIPERS",
  "ANNUAL",
  "CLIMATE"
])
export type CommonTask = typeof CommonTask.Type

export const MAX_COMMON_TASKS = CommonTask.literals.length

interface Described {
  readonly code: CommonTask
  readonly name: { readonly en: string; readonly es: string }
  readonly system: VehicleSystem
  readonly default_minutes: number
}

const described = (
  code: CommonTask,
  en: string,
  es: string,
  system: VehicleSystem,
  default_minutes: number
): Described => ({ code, name: { en, es }, system, default_minutes })

export const COMMON_TASKS: ReadonlyArray<Described> = [
  described("OIL", "Engine oil and filter", "Aceite y filtro del motor", "engine", 45),
  described("TIRE-ROT", "Tire rotation", "Rotación de neumáticos", "tires_wheels", 30),
  described("TIRE-CHK", "Tire tread and pressure check", "Revisión de neumáticos", "tires_wheels", 15),
  described("BRAKES", "Brake inspection", "Revisión de frenos", "brakes", 45),
  described("BRAKE-FL", "Brake fluid", "Líquido de frenos", "brakes", 45),
  described("AIR-FLT", "Engine air filter", "Filtro de aire del motor", "engine", 15),
  described("CABIN-FLT", "Cabin air filter", "Filtro de habitáculo", "heating", 15),
  described("FUEL-FLT", "Fuel filter", "Filtro de combustible", "fuel", 40),
  described("COOLANT", "Coolant", "Líquido refrigerante", "cooling", 60),
  described("TRANS-FL", "Transmission fluid", "Aceite de la transmisión", "transmission", 75),
  described("BELTS", "Belts and hoses", "Correas y manguitos", "engine", 30),
  described("BATTERY", "Battery test", "Prueba de la batería", "battery", 15),
  described("WIPERS", "Wiper blades", "Escobillas del limpiaparabrisas", "wipers", 10),
  described("ANNUAL", "Annual inspection", "Inspección anual", "other", 90),
  described("CLIMATE", "Air conditioning service", "Revisión del aire acondicionado", "heating", 60)
]
