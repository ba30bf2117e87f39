import type { FormSections } from "../items.ts"
import { aroundPhotos, check, choice, damage, number, odometer, photo, remarks } from "./items.ts"

const condition = {
  excellent: ["Excellent", "Excelente"],
  good: ["Good", "Bueno"],
  fair: ["Fair", "Regular"],
  poor: ["Poor", "Malo"]
} as const

/** What a vehicle is worth: its condition and its history. */
export const appraisal: FormSections = [
  {
    title: "History",
    title_es: "Historial",
    items: [
      odometer,
      choice("service_history", ["Service history", "Historial de mantenimiento"], {
        complete: ["Complete", "Completo"],
        partial: ["Partial", "Parcial"],
        none: ["None", "Ninguno"]
      }),
      choice("accidents", ["Accident damage", "Daños por accidente"], {
        none: ["None known", "Ninguno conocido"],
        repaired: ["Repaired", "Reparados"],
        unrepaired: ["Not repaired", "Sin reparar"]
      }),
      number("keys", ["Keys", "Llaves"], null)
    ]
  },
  {
    title: "Condition",
    title_es: "Estado",
    items: [
      choice("exterior", ["Exterior", "Exterior"], condition),
      choice("interior", ["Interior", "Interior"], condition),
      check("engine", ["Engine", "Motor"], "engine", "major"),
      check("transmission", ["Transmission", "Transmisión"], "transmission", "major"),
      check("brakes", ["Brakes", "Frenos"], "brakes", "critical"),
      check("suspension", ["Suspension and steering", "Suspensión y dirección"], "suspension", "major"),
      check(
        "heating",
        ["Heating and air conditioning", "Calefacción y aire acondicionado"],
        "heating",
        "minor"
      ),
      number("tread", ["Lowest tread depth", "Menor profundidad del dibujo"], "mm")
    ]
  },
  {
    title: "Photos and damage",
    title_es: "Fotos y daños",
    items: [
      ...aroundPhotos,
      photo("photo_interior", ["Interior", "Interior"]),
      photo("photo_dashboard", ["Dashboard", "Tablero"]),
      damage,
      remarks
    ]
  }
]
