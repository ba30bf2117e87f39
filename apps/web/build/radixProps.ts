/** A prop in Radix's code, with the class its values are appended to: `gap` makes `rt-r-gap-3`. */
const DEFINITION = /\b(\w+):\{[^{}]*?className:"(rt-(?:r-[\w-]+|variant))"/g

/** A prop that is set: `gap="3"`, `size={isLarge ? "3" : "2"}`, or `size: "2"` in an object. */
const SETTING = /\b(\w+)(?:=|:\s?)(?:"([^"]*)"|\{([^}]*)\})/g
const DEFAULT = /\bdefault:"([^"]*)"/g
const STRING = /"([^"]*)"/g

const CLASS = /\.(-?)(rt-(?:r-[\w-]+|variant-[\w-]+))/g

/** By prop, every value it is given somewhere; `""` if it is set at all. Of a definition, only the default is. */
const settingsIn = (texts: ReadonlyArray<string>): Map<string, Set<string>> => {
  const settings = new Map<string, Set<string>>()
  for (const [, prop = "", text = "", code = ""] of texts.flatMap((file) => [...file.matchAll(SETTING)])) {
    const isDefinition = code.includes("className:")
    const strings = [...code.matchAll(isDefinition ? DEFAULT : STRING)].map(([, value = ""]) => value)
    const isSet = !isDefinition || strings.length > 0
    if (isSet) settings.set(prop, new Set([...(settings.get(prop) ?? []), "", text, ...strings]))
  }
  return settings
}

/**
 * Whether a class that Radix composes from a prop and its value (`rt-r-gap-3`, `rt-variant-soft`) can occur: some
 * file sets that prop to that value. Compares names only, so a prop of another component counts as well.
 */
export const settableClasses = (files: ReadonlyArray<string>, radix: ReadonlyArray<string>) => {
  const settings = settingsIn([...files, ...radix])
  const definitions = radix.flatMap((code) => [...code.matchAll(DEFINITION)])
  const isSettable = (sign: string, name: string) =>
    definitions.some(([, prop = "", start = ""]) => {
      if (name !== start && !name.startsWith(`${start}-`)) return false
      // `justify="between"` makes `rt-r-jc-space-between`.
      const value = name.slice(start.length + 1).replace(/^space-/, "")
      return settings.get(prop)?.has(`${sign}${value}`) === true
    })
  return (selector: string) =>
    [...selector.matchAll(CLASS)].every(([, sign = "", name = ""]) => isSettable(sign, name))
}
