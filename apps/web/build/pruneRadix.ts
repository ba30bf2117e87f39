import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const require = createRequire(import.meta.url)
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*"@radix-ui\/themes"/g
const COMPONENT_CLASS = /rt-[A-Z]\w*/g
const COLOUR = /\[data-(?:accent|gray)-color=['"]?([a-z]+)/

/** The parts of PostCSS's tree used here; PostCSS itself is a dependency of Vite. */
interface Rule {
  selectors: Array<string>
  readonly source?: { readonly input: { readonly file?: string | undefined } } | undefined
  remove: () => unknown
}

interface AtRule {
  readonly params: string
  readonly source?: Rule["source"]
  readonly remove: () => unknown
}

const sources = (root: string) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:build|dist|node_modules)/.test(file))
    .map((file) => readFileSync(join(root, file), "utf8"))

const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase()

const importedComponents = (files: ReadonlyArray<string>) =>
  files
    .flatMap((text) => [...text.matchAll(IMPORT)])
    .flatMap(([, names]) => (names ?? "").split(","))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? "")
    .filter((name) => /^[A-Z]/.test(name))

const readComponents = (file: string, seen: Map<string, string>): Map<string, string> => {
  if (seen.has(file)) return seen
  const text = readFileSync(file, "utf8")
  seen.set(file, text)
  for (const [, path] of text.matchAll(/from"(\.[^"]+)"/g))
    readComponents(join(dirname(file), path ?? ""), seen)
  return seen
}

const usedClasses = (root: string) => {
  const folder = join(dirname(require.resolve("@radix-ui/themes/package.json")), "dist/esm/components")
  const seen = new Map<string, string>()
  for (const name of [...importedComponents(sources(root)), "Theme"])
    readComponents(join(folder, `${kebab(name)}.js`), seen)
  return new Set([...seen.values()].flatMap((text) => text.match(COMPONENT_CLASS) ?? []))
}

/** Rules for responsive props, such as `size={{ initial: "2", md: "3" }}`. */
const BREAKPOINT = /\b(?:xs|sm|md|lg|xl)\\:/
const RESPONSIVE = /=\{\{\s*(?:initial|xs|sm|md|lg|xl):/

const INNERMOST = /:[a-z-]+\(([^()]*)\)/

/** The classes an element must have to match: ignoring exceptions (`:not`) and lists of alternatives. */
const required = (selector: string): string => {
  const group = INNERMOST.exec(selector)
  if (!group) return selector
  const [text, inside = ""] = group
  const rest = text.startsWith(":not") || inside.includes(",") ? "" : ` ${inside}`
  return required(selector.replace(text, () => rest))
}

const isRadix = ({ source }: Pick<Rule, "source">) => source?.input.file?.includes("@radix-ui/themes")

/**
 * Drops the rules of Radix components that no file of ours imports, of colours that are not loaded, and the
 * second set of all colours for wide-gamut screens: our own colours have none, and would no longer match.
 * Safe without a list of exceptions: a component's class (`rt-Button`) appears literally in its code. Classes
 * composed at run time (`rt-variant-…`, `rt-r-…`) are never dropped, except for those that differ by screen
 * width.
 */
export const pruneRadix = (root: string, colours: ReadonlyArray<string>) => {
  const used = usedClasses(root)
  // Responsive rules: three thousand, more than all others together. We use none.
  if (sources(root).some((text) => RESPONSIVE.test(text)))
    throw new Error("The build drops Radix's responsive rules. Use a media query in a style sheet instead.")
  const isUsed = (selector: string) => {
    if (BREAKPOINT.test(selector)) return false
    const matched = required(selector)
    const colour = COLOUR.exec(matched)?.[1]
    if (colour && !colours.includes(colour)) return false
    return (matched.match(COMPONENT_CLASS) ?? []).every((name) => used.has(name))
  }
  return {
    postcssPlugin: "motorpool:prune-radix",
    AtRule: {
      supports(rule: AtRule) {
        if (isRadix(rule) && rule.params.includes("display-p3")) rule.remove()
      }
    },
    Rule(rule: Rule) {
      if (!isRadix(rule)) return
      const selectors = rule.selectors.filter(isUsed)
      if (selectors.length === 0) rule.remove()
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors
    }
  }
}
