/** Text that is already HTML and must not be escaped again. */
export interface Html {
  readonly html: string
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

type Part = Html | string | number | undefined | ReadonlyArray<Html | string>

const write = (part: Part): string => {
  if (part === undefined) return ""
  if (typeof part === "string" || typeof part === "number") return escape(String(part))
  return "html" in part ? part.html : part.map(write).join("")
}

/** Builds HTML from a template; escapes every value unless it came from `markup`. */
export const markup = (texts: TemplateStringsArray, ...parts: ReadonlyArray<Part>): Html => ({
  html: texts.reduce((before, text, position) => before + write(parts[position - 1]) + text)
})
