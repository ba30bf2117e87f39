import { Schema } from "effect"
import { remarks, schemaDetails, scrollingTable, typeName } from "./docsSchema.ts"
import { markup, type Html } from "./html.ts"
import {
  Operation,
  type OpenApiContent,
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiParameter
} from "./openApiDocument.ts"

/** An endpoint of the document, and its id on the page. */
export interface Entry {
  readonly method: string
  readonly path: string
  readonly anchor: string
  readonly operation: OpenApiOperation
}

const decodeOperation = Schema.decodeUnknownSync(Operation)
const methods: ReadonlySet<string> = new Set(["get", "post", "put", "patch", "delete"])

/** All endpoints by their first tag, in the order of the document. */
export const entriesByTag = (document: OpenApiDocument): ReadonlyMap<string, ReadonlyArray<Entry>> => {
  const groups = new Map<string, ReadonlyArray<Entry>>()
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, described] of Object.entries(item)) {
      if (!methods.has(method)) continue
      const operation = decodeOperation(described)
      const tag = operation.tags?.[0] ?? "Other"
      const anchor = operation.operationId ?? `${method}${path.replace(/[^A-Za-z0-9]+/g, "-")}`
      const entry = { method: method.toUpperCase(), path, anchor, operation }
      groups.set(tag, [...(groups.get(tag) ?? []), entry])
    }
  }
  return groups
}

/** Who may call: from the document's own field or the description, otherwise from `security`. */
const whoMayCall = (operation: OpenApiOperation): Html | undefined => {
  const signedIn = (operation.security?.length ?? 0) > 0
  const bySecurity = signedIn ? "Anyone who is signed in" : "Anyone, without signing in"
  const who = operation["x-who-may-call"] ?? (operation.description === undefined ? bySecurity : undefined)
  return who === undefined ? undefined : markup`<p><span class="quiet">Who may call:</span> ${who}</p>`
}

const parameterTable = (parameters: ReadonlyArray<OpenApiParameter>): Html | undefined => {
  if (parameters.length === 0) return undefined
  const rows = parameters.map(({ description, in: where, name, required, schema = {} }) => {
    const place = markup`${where}${required ? "" : markup` <span class="quiet">optional</span>`}`
    const meaning = description ?? remarks(schema)
    return markup`<tr><th scope="row"><code>${name}</code></th><td>${place}</td><td>${typeName(schema)}</td><td>${meaning}</td></tr>`
  })
  return markup`<h4>Parameters</h4>${scrollingTable("Parameters", ["Name", "Where", "Type", "Meaning"], rows)}`
}

const contentDetails = (content: OpenApiContent): ReadonlyArray<Html> =>
  Object.entries(content.content ?? {}).map(
    ([type, { schema }]) => markup`<p class="quiet"><code>${type}</code></p>${schemaDetails(schema ?? {})}`
  )

const responseDetails = ([status, response]: readonly [string, OpenApiContent]): Html => {
  const label = markup`<code>${status}</code> ${response.description}`
  if (Object.keys(response.content ?? {}).length === 0) return markup`<p>${label}</p>`
  return markup`<details><summary>${label}</summary>${contentDetails(response)}</details>`
}

const responseList = (title: string, responses: ReadonlyArray<[string, OpenApiContent]>): Html | undefined =>
  responses.length === 0 ? undefined : markup`<h4>${title}</h4>${responses.map(responseDetails)}`

/** An endpoint in full: who may call it, its input, its output and its errors. */
export const operationArticle = ({ anchor, method, operation, path }: Entry): Html => {
  const responses = Object.entries(operation.responses ?? {})
  const answers = responses.filter(([status]) => /^[123]/.test(status))
  const errors = responses.filter((response) => !answers.includes(response))
  const description =
    operation.description === undefined ? undefined : markup`<p>${operation.description}</p>`
  const body = operation.requestBody
    ? markup`<h4>Body</h4>${contentDetails(operation.requestBody)}`
    : undefined
  return markup`<article id="${anchor}" aria-labelledby="${anchor}-name">
<h3 id="${anchor}-name"><span class="method">${method}</span> <code>${path}</code></h3>
<p>${operation.summary}</p>
${description}${whoMayCall(operation)}
${parameterTable(operation.parameters ?? [])}${body}
${responseList("Answer", answers)}${responseList("Errors", errors)}
</article>`
}
