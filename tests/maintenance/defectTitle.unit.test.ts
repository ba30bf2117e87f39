import { defectTitle } from "#maintenance/contract"
import { expect, it } from "vitest"

it.each([
  [
    "P0301",
    "Fault code P0301 (Engine and transmission: ignition or misfire)",
    "Código de avería P0301 (Motor y transmisión: encendido o fallos de combustión)"
  ],
  ["C0035", "Fault code C0035 (Chassis)", "Código de avería C0035 (Chasis)"],
  ["P0301 again", "P0301 again", "P0301 again"],
  ["Soft pedal", "Soft pedal", "Soft pedal"]
])("%s is called what it is about, in the reader's language", (title, en, es) => {
  expect([defectTitle(title, "en"), defectTitle(title, "es")]).toEqual([en, es])
})
