import type { AnyEndpoint } from "#kernel"
import { Result, Schema, type SchemaAST } from "effect"
import { encoded, maximumOf } from "../../infra/http/bounds.ts"

/** How to write the parts of a schema as JSON: a text of at most so many UTF-16 units, and other scalars. */
interface Style {
  readonly text: (units: number) => string
  readonly scalar?: string
}

/** Used where a schema has no maximum, which another test reports. */
const UNBOUNDED = 1000

/** A JSON text of this schema: all fields, and lists as long as they may be within `bytes`. */
const jsonOf = (schema: SchemaAST.AST, style: Style, bytes: number): string => {
  const ast = encoded(schema)
  switch (ast._tag) {
    case "String":
      return style.text(maximumOf(ast, "maxLength")?.max ?? UNBOUNDED)
    case "Literal":
      return style.scalar ?? JSON.stringify(ast.literal)
    case "Arrays": {
      const [first] = ast.rest
      const item = first === undefined ? "1" : jsonOf(first, style, bytes)
      const most = maximumOf(ast, "maxLength")?.max ?? UNBOUNDED
      const length = Math.max(1, Math.min(most, Math.floor((bytes * 0.9) / (item.length + 1))))
      return `[${Array<string>(length).fill(item).join()}]`
    }
    case "Objects": {
      const field = ({ name, type }: SchemaAST.PropertySignature) =>
        `${JSON.stringify(name)}:${jsonOf(type, style, bytes)}`
      return `{${ast.propertySignatures.map(field).join()}}`
    }
    case "Union":
      return ast.types
        .map((type) => jsonOf(type, style, bytes))
        .reduce((longest, json) => (json.length > longest.length ? json : longest))
    default:
      return style.scalar ?? "1"
  }
}

/** As much of a repeated part as fits between two others. */
export const filled = (before: string, part: string, after: string, bytes: number): string =>
  before +
  part.repeat(
    Math.max(0, Math.floor((bytes - Buffer.byteLength(before + after)) / Buffer.byteLength(part)))
  ) +
  after

type Write = (schema: SchemaAST.AST, bytes: number) => string
type TextOf = Style["text"]

const repeated =
  (part: string): TextOf =>
  (units) =>
    JSON.stringify(part.repeat(Math.floor(units / part.length)))

const escaped: TextOf = (units) => `"${"\\u0958".repeat(units)}"`

/** With texts as long as they may be, or shorter if the body would not be read. */
const withTexts =
  (textOf: TextOf): Write =>
  (schema, bytes) => {
    for (let share = 1; ; share /= 2) {
      const json = jsonOf(schema, { text: (units) => textOf(Math.floor(units * share)) }, bytes)
      if (Buffer.byteLength(json) <= bytes || share < 0.01) return json
    }
  }

const numbered = (bytes: number): string => {
  let json = '{"k0":0'
  for (let n = 1; json.length < bytes - 20; n++) json += `,"k${n}":0`
  return `${json}}`
}

/** The name of some field, preferably of a list. */
const someKey = (schema: SchemaAST.AST): string => {
  const ast = encoded(schema)
  const fields = ast._tag === "Objects" ? ast.propertySignatures : []
  const list = fields.find(({ type }) => encoded(type)._tag === "Arrays")
  return JSON.stringify((list ?? fields[0])?.name ?? "key")
}

/** The most accents on one letter that a text may have. */
const ACCENTED = `a${"\u0323\u0301".repeat(15)}`

/** By what is hostile about it: a body of at most so many bytes for a schema. */
export const hostileJson: Readonly<Record<string, Write>> = {
  "the longest texts": withTexts(repeated("x")),
  "combining marks": withTexts(repeated(ACCENTED)),
  "letters of four bytes": withTexts(repeated("\u{1f69a}")),
  "escaped letters": withTexts(escaped),
  "the longest spaces": withTexts(repeated(" ")),
  "the most errors": (schema, bytes) => jsonOf(schema, { text: () => "{}", scalar: "[]" }, bytes),
  "a list of any length": (schema, bytes) => filled(`{${someKey(schema)}:[1`, ",1", "]}", bytes),
  "nested lists": (schema, bytes) => filled(`{${someKey(schema)}:`, "[", "", bytes),
  "many empty lists": (schema, bytes) => filled(`{${someKey(schema)}:[[]`, ",[]", "]}", bytes),
  "unknown keys": (_, bytes) => numbered(bytes),
  "duplicate keys": (schema, bytes) =>
    filled("{", `${someKey(schema)}:"${"x".repeat(50)}",`, '"k":0}', bytes),
  "spaces between": (_, bytes) => filled("{", " ", "}", bytes),
  "long numbers": (schema, bytes) => filled(`{${someKey(schema)}:1`, "1", "}", bytes),
  "more than is read": (_, bytes) => filled("{", " ", "}", bytes + 1)
}

/** The longest value of a field that the body's schema accepts. */
const longest = (isValid: (text: string) => boolean, text: string): string => {
  let valid = text
  for (const part of ["x", "\u{1f69a}", ACCENTED, " \u00e9"])
    for (let step = 32_768; step >= 1; step /= 2) {
      const longer = part.repeat(Math.ceil(valid.length / part.length) + step)
      if (isValid(longer)) valid = longer
    }
  return valid
}

/** The item with other numbers, because some lists accept each only once. */
const numberedItem = (item: unknown, number: number): unknown =>
  typeof item !== "object" || item === null
    ? item
    : Object.fromEntries(
        Object.entries(item).map(([key, value]) => [key, typeof value === "number" ? number : value])
      )

type Accepts = (value: unknown) => boolean

/** The longest list of such items that the body's schema accepts. */
const longestList = (accepts: Accepts, [item]: ReadonlyArray<unknown>): ReadonlyArray<unknown> => {
  const list = (length: number) => Array.from({ length }, (_, at) => numberedItem(item, at + 1))
  let length = 1
  for (let step = 1024; step >= 1; step /= 2) if (accepts(list(length + step))) length += step
  return list(length)
}

/** By what is long about it: a value of a body's field that its schema accepts. */
const LONGEST = {
  // Also of a field that the sample leaves empty.
  texts: (accepts: Accepts, value: unknown) => {
    if (typeof value === "string") return longest(accepts, value)
    return accepts("x") ? longest(accepts, "x") : value
  },
  lists: (accepts: Accepts, value: unknown) => (Array.isArray(value) ? longestList(accepts, value) : value)
}

/** A body that the endpoint reads and accepts, with each text or list as long as possible. */
export const longestValid = (
  what: keyof typeof LONGEST,
  { body: schema }: AnyEndpoint,
  bytes: number,
  sample: unknown
): string => {
  const decode = Schema.decodeUnknownResult(Schema.toCodecJson(schema))
  const accepts = (value: unknown) =>
    Buffer.byteLength(JSON.stringify(value)) <= bytes && Result.isSuccess(decode(value))
  let body: Readonly<Record<string, unknown>> = { ...(sample as object) }
  const fields = schema.ast._tag === "Objects" ? schema.ast.propertySignatures : []
  for (const key of new Set([...Object.keys(body), ...fields.map(({ name }) => String(name))])) {
    const value = LONGEST[what]((longer) => accepts({ ...body, [key]: longer }), body[key])
    if (value !== undefined) body = { ...body, [key]: value }
  }
  return JSON.stringify(body)
}
