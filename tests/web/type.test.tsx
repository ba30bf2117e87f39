import { expect, it, onTestFinished } from "vitest"

// With hinting, the dot of an i fuses with its stem at 13 and 14 px on displays with one pixel per point.
it.each(["p", "button", "input", "select", "textarea"])("text is rendered without hinting: %s", (name) => {
  const element = document.createElement(name)
  document.body.append(element)
  onTestFinished(() => element.remove())
  expect(getComputedStyle(element).textRendering).toBe("geometricprecision")
})
