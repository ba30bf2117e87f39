import { expect, it } from "vitest"
import { unevenFigures } from "../support/unevenFigures.ts"
import { openLanding } from "./scene.tsx"

it("uses equally wide figures on the whole page: odometers, plates, stamps, steps", async () => {
  await openLanding()
  for (const place of [
    ".counts dd",
    ".plate",
    ".stamp",
    ".figure dd",
    ".step-number",
    ".big-plate",
    ".place b"
  ])
    expect(document.querySelectorAll(place).length, place).toBeGreaterThan(0)
  expect(await unevenFigures(document.body)).toEqual([])
})
