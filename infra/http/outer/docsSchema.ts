import { markup, type Html } from "./html.ts"
import type { JsonSchema } from "./openApiDocument.ts"

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const schemas = (value: unknown): ReadonlyArray<JsonSchema> =>
  Array.isArray(value) ? value.filter(isSchema) : []

/** The id of a named schema on the page. */
export const schemaAnchor = (name: string): string => `schema-${name}`

const separated = (parts: ReadonlyArray<Html>, separator: string): Html =>
  markup`${parts.flatMap((part, position) => (position === 0 ? [part] : [separator, part]))}`

const literal = (value: unknown): Html => markup`<code>${JSON.stringify(value) ?? "undefined"}</code>`

/** The short name of a schema's type, with links to named schemas: `text (email)`, `list of Member`. */
export const typeName = (schema: JsonSchema): Html => {
  if (typeof schema["$ref"] === "string") {
    const name = schema["$ref"].split("/").pop() ?? ""
    return markup`<a href="#${schemaAnchor(name)}">${name}</a>`
  }
  if ("const" in schema) return literal(schema["const"])
  if (Array.isArray(schema["enum"])) return separated(schema["enum"].map(literal), " or ")
  const choices = [...schemas(schema["anyOf"]), ...schemas(schema["oneOf"])]
  if (choices.length > 0) return separated(choices.map(typeName), " or ")
  if (schema["type"] === "array" && isSchema(schema["items"])) {
    return markup`list of ${typeName(schema["items"])}`
  }
  const refined = schemas(schema["allOf"]).find((part) => "$ref" in part)
  if (refined) return typeName(refined)
  const type = Array.isArray(schema["type"]) ? schema["type"].join(" or ") : schema["type"]
  const format = typeof schema["format"] === "string" ? ` (${schema["format"]})` : ""
  return markup`${typeof type === "string" ? type : "any value"}${format}`
}

const limitWords: ReadonlyArray<readonly [keyword: string, words: (value: string) => string]> = [
  ["minLength", (value) => `at least ${value} characters`],
  ["maxLength", (value) => `at most ${value} characters`],
  ["minimum", (value) => `at least ${value}`],
  ["maximum", (value) => `at most ${value}`],
  ["exclusiveMinimum", (value) => `more than ${value}`],
  ["exclusiveMaximum", (value) => `less than ${value}`],
  ["minItems", (value) => `at least ${value} items`],
  ["maxItems", (value) => `at most ${value} items`],
  ["pattern", (value) => `matches ${value}`],
  ["default", (value) => `default ${value}`]
]

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"

const limits = (schema: JsonSchema): ReadonlyArray<string> => {
  const own = limitWords.flatMap(([keyword, words]) => {
    const value = schema[keyword]
    // The bounds of safe integers are not worth showing.
    const isShown = isPlain(value) && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER
    return isShown ? [words(String(value))] : []
  })
  return [...own, ...schemas(schema["allOf"]).flatMap(limits)]
}

/** A value's description and limits. */
export const remarks = (schema: JsonSchema): string => {
  const description = typeof schema["description"] === "string" ? [schema["description"]] : []
  const bounds = limits(schema).join(", ")
  return [...description, ...(bounds === "" ? [] : [bounds])].join("; ")
}

/** The fields of an object schema, including `allOf`, and whether each is required. */
const fieldsOf = (schema: JsonSchema): ReadonlyArray<readonly [string, JsonSchema, boolean]> => {
  const required: ReadonlyArray<unknown> = Array.isArray(schema["required"]) ? schema["required"] : []
  const properties = isSchema(schema["properties"]) ? Object.entries(schema["properties"]) : []
  const own = properties.flatMap(([name, field]) =>
    isSchema(field) ? [[name, field, required.includes(name)] as const] : []
  )
  return [...own, ...schemas(schema["allOf"]).flatMap(fieldsOf)]
}

/** A table that may be wider than the screen: it scrolls on its own, also with the keyboard. */
export const scrollingTable = (
  name: string,
  columns: ReadonlyArray<string>,
  rows: ReadonlyArray<Html>
): Html => {
  const heads = columns.map((column) => markup`<th scope="col">${column}</th>`)
  const table = markup`<table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`
  return markup`<div class="table" tabindex="0" role="group" aria-label="${name}">${table}</div>`
}

// A schema contains itself only through $ref, which is not followed. The limit is for hand-written ones.
const MAX_DEPTH = 6

/** A schema in full: a table of its fields with nested objects below, or just its type. */
export const schemaDetails = (schema: JsonSchema, depth = 0): Html => {
  const nestedIn = (inner: unknown): Html | undefined =>
    isSchema(inner) && depth < MAX_DEPTH && fieldsOf(inner).length > 0
      ? schemaDetails(inner, depth + 1)
      : undefined
  const fields = fieldsOf(schema)
  if (fields.length === 0) {
    return markup`<p>${typeName(schema)} ${remarks(schema)}</p>${nestedIn(schema["items"])}`
  }
  const rows = fields.map(([name, field, required]) => {
    const type = markup`${typeName(field)}${required ? "" : markup` <span class="quiet">optional</span>`}`
    const meaning = markup`${remarks(field)}${nestedIn(field["items"] ?? field)}`
    return markup`<tr><th scope="row"><code>${name}</code></th><td>${type}</td><td>${meaning}</td></tr>`
  })
  return scrollingTable("Fields", ["Field", "Type", "Meaning"], rows)
}
