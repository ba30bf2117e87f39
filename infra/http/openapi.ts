import {
  acceptsApiTokens,
  type AnyEndpoint,
  codeOf,
  FieldErrorCode,
  type RefusalClass,
  StorageFull,
  type WireSchema
} from "#kernel"
import { Schema } from "effect"
import * as edgeErrors from "./edgeErrors.ts"
import type { OpenApiDocument, OpenApiOperation } from "./outer/openApiDocument.ts"

type Json = { readonly [key: string]: unknown }
type Components = Record<string, Json>

/** Moves definitions to `components.schemas`, with references pointing there. */
const schemaOf = (schema: WireSchema, components: Components): Json => {
  const document = Schema.toJsonSchemaDocument(Schema.toCodecJson(schema))
  const moved = JSON.parse(JSON.stringify(document).replaceAll("#/$defs/", "#/components/schemas/"))
  Object.assign(components, moved.definitions)
  return moved.schema
}

const parametersOf = (schema: WireSchema, where: "path" | "query", components: Components) => {
  // The schema of parameters is always a struct, whose JSON schema is an object.
  const { properties = {}, required = [] } = schemaOf(schema, components) as {
    properties?: Record<string, Json>
    required?: ReadonlyArray<string>
  }
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: inner
  }))
}

const file = { "application/octet-stream": { schema: { type: "string", format: "binary" } } }

const requestBodyOf = (endpoint: AnyEndpoint, components: Components): Json =>
  endpoint.bodyType === "none"
    ? {}
    : {
        requestBody: {
          required: true,
          content:
            endpoint.bodyType === "bytes"
              ? file
              : { "application/json": { schema: schemaOf(endpoint.body, components) } }
        }
      }

const answerOf = (endpoint: AnyEndpoint, components: Components): Json => {
  const empty = endpoint.status === 204 || endpoint.status === 202
  if (empty) return { description: endpoint.status === 202 ? "Accepted" : "Done" }
  return {
    description: "Success",
    content:
      endpoint.outputType === "bytes"
        ? file
        : { "application/json": { schema: schemaOf(endpoint.output, components) } }
  }
}

interface Refused {
  readonly status: number
  readonly code: string
  readonly title: string
}

const refusal = (kind: RefusalClass & { readonly name?: string }, tag: string): Refused => ({
  status: kind.status,
  code: codeOf(tag),
  title: kind.title
})

/** All refusals of an endpoint: its own, and those of the edge. */
export const refusalsOf = (endpoint: AnyEndpoint): ReadonlyArray<Refused> => {
  return [
    ...endpoint.errors.map((kind) => refusal(kind, tagOf(kind))),
    ...(endpoint.access === "public" ? [] : [refusal(edgeErrors.Unauthenticated, "Unauthenticated")]),
    ...(endpoint.access === "public" || acceptsApiTokens(endpoint)
      ? []
      : [refusal(edgeErrors.TokenNotAccepted, "TokenNotAccepted")]),
    ...(endpoint.access === "member"
      ? [
          { status: 404, code: "not_found", title: "Not found" } as const,
          refusal(edgeErrors.SecondFactorRequiredByOrganization, "SecondFactorRequiredByOrganization")
        ]
      : []),
    ...(endpoint.permission ? [{ status: 403, code: "forbidden", title: "Not allowed" }] : []),
    ...(endpoint.bodyType === "none"
      ? []
      : [
          refusal(edgeErrors.BodyTooLarge, "BodyTooLarge"),
          refusal(edgeErrors.BodyIncomplete, "BodyIncomplete"),
          refusal(edgeErrors.BodyTooSlow, "BodyTooSlow"),
          refusal(edgeErrors.NetworkBusy, "NetworkBusy")
        ]),
    ...(endpoint.bodyType === "json" ? [refusal(edgeErrors.MalformedBody, "MalformedBody")] : []),
    ...(endpoint.access === "member" && endpoint.method !== "GET"
      ? [refusal(StorageFull, "StorageFull")]
      : []),
    refusal(edgeErrors.InvalidInput, "InvalidInput"),
    ...(endpoint.limits.length > 0
      ? [{ status: 429, code: "too_many_requests", title: "Too many requests" }]
      : [])
  ]
}

const tagOf = (kind: RefusalClass): string => {
  // The identifier of a tagged error class is its tag.
  const named = kind as RefusalClass & { readonly identifier?: string; readonly name?: string }
  return named.identifier ?? named.name ?? "Refusal"
}

const problemsOf = (endpoint: AnyEndpoint): Json =>
  Object.fromEntries(
    [...Map.groupBy(refusalsOf(endpoint), ({ status }) => status)].map(([status, refusals]) => [
      status,
      {
        description: [...new Set(refusals.map(({ code, title }) => `${code}: ${title}`))].join("; "),
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } }
      }
    ])
  )

const PROBLEM = {
  type: "object",
  required: ["type", "title", "status", "detail", "code", "requestId"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    code: { type: "string" },
    requestId: { type: ["string", "null"] },
    what: { type: "string" },
    values: { type: ["object", "null"] },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["pointer", "code", "detail"],
        properties: {
          pointer: { type: "string" },
          code: { type: "string", enum: FieldErrorCode.literals },
          limit: { type: "integer" },
          detail: { type: "string" }
        }
      }
    }
  }
}

const WHO = {
  public: "Anyone may call.",
  person: "Anyone signed in may call.",
  member: "Members of the organization may call."
}

/** The OpenAPI 3.1 document of these endpoints. */
export const openapi = (endpoints: ReadonlyArray<AnyEndpoint>, version: string): OpenApiDocument => {
  const components: Components = { Problem: PROBLEM }
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}")
    const operations = (paths[path] ??= {})
    operations[endpoint.method.toLowerCase()] = {
      operationId: endpoint.name,
      tags: [endpoint.group],
      summary: endpoint.summary,
      description: endpoint.permission
        ? `${WHO[endpoint.access]} Permission: ${endpoint.permission}.`
        : WHO[endpoint.access],
      security: endpoint.access === "public" ? [] : [{ bearer: [] }],
      parameters: [
        ...parametersOf(endpoint.params, "path", components),
        ...parametersOf(endpoint.query, "query", components)
      ],
      ...requestBodyOf(endpoint, components),
      responses: { [endpoint.status]: answerOf(endpoint, components), ...problemsOf(endpoint) }
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Motorpool API", version },
    paths,
    components: { schemas: components, securitySchemes: { bearer: { type: "http", scheme: "bearer" } } }
  }
}
