import type { DefectSeverity, VehicleSystem } from "#maintenance/contract"
import type { FormItem } from "../items.ts"

/** A text in English and Spanish. */
type Texts = readonly [english: string, spanish: string]

const labelled = (key: string, [label, label_es]: Texts) => ({ key, label, label_es, required: true })

/** Something that passes or fails, with a photo if it fails. Serious defects keep the vehicle from being driven. */
export const check = (
  key: string,
  texts: Texts,
  system: VehicleSystem,
  severity: DefectSeverity
): FormItem => ({
  ...labelled(key, texts),
  type: "pass_fail_na",
  photo: "on_fail",
  on_fail: { severity, blocking: severity === "critical", system }
})

export const odometer: FormItem = {
  ...labelled("odometer", ["Odometer", "Cuentakilómetros"]),
  type: "meter",
  meter: "odometer",
  photo: "never"
}

export const remarks: FormItem = {
  ...labelled("remarks", ["Remarks", "Observaciones"]),
  required: false,
  type: "text",
  photo: "never"
}

export const signature = (texts: Texts): FormItem => ({
  ...labelled("signature", texts),
  type: "signature",
  photo: "never"
})

export const photo = (key: string, texts: Texts): FormItem => ({
  ...labelled(key, texts),
  type: "photo",
  photo: "always"
})

/** In percent. */
export const fuelLevel: FormItem = {
  ...labelled("fuel_level", ["Fuel or battery level", "Nivel de combustible o batería"]),
  type: "number",
  unit: "%",
  min: null,
  max: null,
  photo: "never"
}

export const number = (key: string, texts: Texts, unit: string | null): FormItem => ({
  ...labelled(key, texts),
  type: "number",
  unit,
  min: null,
  max: null,
  photo: "never"
})

export const damage: FormItem = {
  ...labelled("damage", ["New damage", "Daños nuevos"]),
  required: false,
  type: "damage_map",
  photo: "never",
  on_fail: { severity: "minor", blocking: false, system: "body" }
}

/** A choice, of which none fails. */
export const choice = (key: string, texts: Texts, options: Readonly<Record<string, Texts>>): FormItem => ({
  ...labelled(key, texts),
  type: "select",
  photo: "never",
  options: Object.entries(options).map(([option, [label, label_es]]) => ({
    key: option,
    label,
    label_es,
    fails: false
  }))
})

export const cleanliness = (key: string, texts: Texts): FormItem =>
  choice(key, texts, {
    clean: ["Clean", "Limpio"],
    used: ["Slightly dirty", "Algo sucio"],
    dirty: ["Dirty", "Sucio"]
  })

/** All around the vehicle. */
export const aroundPhotos: ReadonlyArray<FormItem> = [
  photo("photo_front", ["Front", "Parte delantera"]),
  photo("photo_left", ["Left side", "Lado izquierdo"]),
  photo("photo_back", ["Back", "Parte trasera"]),
  photo("photo_right", ["Right side", "Lado derecho"])
]
