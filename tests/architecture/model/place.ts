/** The layers of a module. A folder and a file of the same name are the same layer. */
export const LAYERS = [
  "contract",
  "domain",
  "mails",
  "notifications",
  "imports",
  "commands",
  "queries",
  "reactions",
  "postgres",
  "providers",
  "http",
  "jobs",
  "demo",
  "cli",
  "index",
  "operator",
  "ports",
  "module"
] as const
export type Layer = (typeof LAYERS)[number]

/** Where a file belongs. `unit` is the folder that relative imports never leave. */
export type Place =
  | { readonly area: "kernel"; readonly unit: "modules/kernel" }
  | { readonly area: "module"; readonly unit: string; readonly module: string; readonly layer: Layer | null }
  | { readonly area: "infra"; readonly unit: string; readonly folder: string }
  | { readonly area: "app"; readonly unit: string; readonly app: string }
  | { readonly area: "tests" | "scripts" | "docs" | "root"; readonly unit: string }

/** In a divided module, a part's folder contains the layers: `rentals/booking/commands`. */
const layerOf = (part: string): Layer | null => {
  const name = part.replace(/\.ts$/, "")
  return LAYERS.find((layer) => layer === name) ?? null
}

export const placeOf = (path: string): Place => {
  const [top = "", second = "", third = "", fourth = ""] = path.split("/")
  const unit = `${top}/${second}`
  if (top === "modules")
    return second === "kernel"
      ? { area: "kernel", unit: "modules/kernel" }
      : { area: "module", unit, module: second, layer: layerOf(third) ?? layerOf(fourth) }
  if (top === "infra") return { area: "infra", unit, folder: second }
  if (top === "apps") return { area: "app", unit, app: second }
  return top === "tests" || top === "scripts" || top === "docs"
    ? { area: top, unit: top }
    : { area: "root", unit: "" }
}
