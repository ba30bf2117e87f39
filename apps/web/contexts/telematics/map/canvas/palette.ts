/** The colors of the map, which its style sheet defines for both themes. */
const ROLES = [
  "water",
  "land",
  "coast",
  "border",
  "label",
  "halo",
  "green",
  "building",
  "road",
  "road-edge",
  "highway",
  "ink",
  "ink-soft",
  "panel",
  "go",
  "idle",
  "signal",
  "area"
] as const

export type Role = (typeof ROLES)[number]
export type Palette = Readonly<Record<Role, string>>

/** Any color of CSS as the engine reads it: `color-mix()` and wide gamuts are unknown to it. */
const toRgb = (pen: CanvasRenderingContext2D, color: string): string => {
  pen.clearRect(0, 0, 1, 1)
  pen.fillStyle = color
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  return `rgb(${red},${green},${blue})`
}

/** The colors that apply in an element. */
export const readPalette = (element: HTMLElement): Palette => {
  const canvas = document.createElement("canvas")
  canvas.width = 1
  canvas.height = 1
  const pen = canvas.getContext("2d", { willReadFrequently: true })
  const probe = document.createElement("span")
  element.append(probe)
  const read = (role: Role) => {
    probe.style.color = `var(--map-${role})`
    const { color } = getComputedStyle(probe)
    return pen === null ? color : toRgb(pen, color)
  }
  // Border: one entry for each role.
  const palette = Object.fromEntries(ROLES.map((role) => [role, read(role)])) as Palette
  probe.remove()
  return palette
}

/** Calls back whenever the theme changes. Returns the function that stops it. */
export const watchTheme = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["class"] })
  return () => observer.disconnect()
}
