/** The parts of PostCSS's tree used here; PostCSS itself is a dependency of Vite. */
export interface StyleNode {
  readonly source?: { readonly input: { readonly file?: string | undefined } } | undefined
  readonly remove: () => unknown
}

interface Declaration extends StyleNode {
  readonly prop: string
  readonly value: string
}

interface Block {
  readonly walkDecls: (visit: (node: Declaration) => void) => void
}

export interface AtRule extends StyleNode, Block {
  readonly name: string
  readonly params: string
}

export interface Sheet extends Block {
  readonly walkAtRules: (visit: (node: AtRule) => void) => void
}

const READ = /var\(\s*(--[\w-]+)/g
const MENTIONED = /(--[a-zA-Z][\w-]*)/g

const namesIn = (texts: ReadonlyArray<string>, pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name))

const declarationsOf = (block: Block): ReadonlyArray<Declaration> => {
  const all: Array<Declaration> = []
  block.walkDecls((node) => all.push(node))
  return all
}

type IsDroppable = (node: StyleNode) => boolean

/** Calls itself, because a custom property that nothing reads can be the only one that reads another. */
const dropProperties = (sheet: Sheet, named: ReadonlySet<string>, isDroppable: IsDroppable): void => {
  const all = declarationsOf(sheet)
  const read = new Set(
    namesIn(
      all.map(({ value }) => value),
      READ
    )
  )
  const unread = all.filter(
    (node) => node.prop.startsWith("--") && !read.has(node.prop) && !named.has(node.prop) && isDroppable(node)
  )
  for (const node of unread) node.remove()
  if (unread.length > 0) dropProperties(sheet, named, isDroppable)
}

/** What others use a rule by: the name of an animation, or of a family of fonts. */
const nameOf = (rule: AtRule) => {
  if (rule.name === "keyframes") return rule.params
  if (rule.name !== "font-face") return undefined
  const family = declarationsOf(rule).find(({ prop }) => prop === "font-family")
  return family?.value.replaceAll(/["']/g, "")
}

/** Drops the custom properties, animations and fonts, of those that may be dropped, that no other style and no script uses. */
export const dropUnread = (
  sheet: Sheet,
  { scripts, styles }: { readonly scripts: ReadonlyArray<string>; readonly styles: ReadonlyArray<string> },
  isDroppable: IsDroppable
) => {
  dropProperties(sheet, new Set([...namesIn(scripts, MENTIONED), ...namesIn(styles, READ)]), isDroppable)
  const values = declarationsOf(sheet).filter(({ prop }) => /^(?:--|animation)/.test(prop))
  const texts = [...scripts, ...styles, ...values.map(({ value }) => value)]
  sheet.walkAtRules((rule) => {
    const name = nameOf(rule)
    if (name && isDroppable(rule) && !texts.some((text) => text.includes(name))) rule.remove()
  })
}
