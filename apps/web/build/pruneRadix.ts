import { radixCode, sourcesOf } from "./radixCode.ts"
import { settableClasses } from "./radixProps.ts"
import { dropUnread, type AtRule, type Sheet, type StyleNode } from "./unreadStyles.ts"

const COMPONENT_CLASS = /rt-[A-Z]\w*/g
const COLOUR = /\[data-(?:accent|gray)-color=['"]?([a-z]+)/

interface Rule extends StyleNode {
  selectors: Array<string>
}

/** Rules for responsive props, such as `size={{ initial: "2", md: "3" }}`. */
const BREAKPOINT = /\b(?:xs|sm|md|lg|xl)\\:/
const RESPONSIVE = /=\{\{\s*(?:initial|xs|sm|md|lg|xl):/

/** Rules for options that other components have as well, each with the code that a file of ours must contain to need them. */
const OPTIONS: ReadonlyArray<readonly [rule: RegExp, use: RegExp]> = [
  [
    /\.rt-(?:TextField|TextArea|Switch|BaseCheckbox)\w*[^,]*\.rt-variant-soft\b/,
    /<(?:TextField\.Root|TextArea|Switch|Checkbox)\b[^>]*variant="soft"/
  ],
  [/\.rt-high-contrast\b/, /\bhighContrast\b/]
]

const INNERMOST = /:[a-z-]+\(([^()]*)\)/

/** The classes an element must have to match: ignoring exceptions (`:not`) and lists of alternatives. */
const required = (selector: string): string => {
  const group = INNERMOST.exec(selector)
  if (!group) return selector
  const [text, inside = ""] = group
  const rest = text.startsWith(":not") || inside.includes(",") ? "" : ` ${inside}`
  return required(selector.replace(text, () => rest))
}

const isRadix = ({ source }: StyleNode) => source?.input.file?.includes("@radix-ui/themes") === true

/** Whether a selector of Radix can match anything in the app. */
const matchable = (
  files: ReadonlyArray<string>,
  code: ReadonlyArray<string>,
  colours: ReadonlyArray<string>
) => {
  const components = new Set(code.flatMap((text) => text.match(COMPONENT_CLASS) ?? []))
  const isSettable = settableClasses(files, code)
  const unused = OPTIONS.filter(([, use]) => !files.some((text) => use.test(text))).map(([rule]) => rule)
  return (selector: string) => {
    if (BREAKPOINT.test(selector)) return false
    const classes = required(selector)
    const colour = COLOUR.exec(classes)?.[1]
    if (colour && !colours.includes(colour)) return false
    if (!isSettable(classes) || unused.some((rule) => rule.test(classes))) return false
    return (classes.match(COMPONENT_CLASS) ?? []).every((name) => components.has(name))
  }
}

/**
 * Drops the rules of Radix components that no file of ours imports, of props that no file sets and of colours that
 * are not loaded; the second set of all colours for wide-gamut screens: our own colours have none, and would no
 * longer match; and what is defined for none of the remaining rules.
 * Safe without a list of exceptions: a component's class (`rt-Button`) appears literally in its code, and so do
 * the props whose values the other classes are composed of (`rt-r-gap-3`), in Radix's code or in ours.
 */
export const pruneRadix = (root: string, colours: ReadonlyArray<string>) => {
  const files = sourcesOf(root, /\.tsx?$/)
  const code = radixCode(files)
  // Responsive rules: three thousand, more than all others together. We use none.
  if (files.some((text) => RESPONSIVE.test(text)))
    throw new Error("The build drops Radix's responsive rules. Use a media query in a style sheet instead.")
  const isMatchable = matchable(files, code, colours)
  const uses = { scripts: [...files, ...code], styles: sourcesOf(root, /\.css$/) }
  return {
    postcssPlugin: "motorpool:prune-radix",
    AtRule: {
      supports(rule: Pick<AtRule, "params" | "source" | "remove">) {
        if (isRadix(rule) && rule.params.includes("display-p3")) rule.remove()
      }
    },
    Rule(rule: Rule) {
      if (!isRadix(rule)) return
      const selectors = rule.selectors.filter(isMatchable)
      if (selectors.length === 0) rule.remove()
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors
    },
    OnceExit(sheet: Sheet) {
      dropUnread(sheet, uses, isRadix)
    }
  }
}
