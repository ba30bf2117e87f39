import { Schema } from "effect"

/** A JSON Schema, read property by property because its shape is open. */
export const JsonSchema = Schema.Record(Schema.String, Schema.Unknown)
export type JsonSchema = typeof JsonSchema.Type

const Parameter = Schema.Struct({
  name: Schema.String,
  in: Schema.String,
  required: Schema.optionalKey(Schema.Boolean),
  description: Schema.optionalKey(Schema.String),
  schema: Schema.optionalKey(JsonSchema)
})
export type OpenApiParameter = typeof Parameter.Type

const Content = Schema.Struct({
  description: Schema.optionalKey(Schema.String),
  content: Schema.optionalKey(
    Schema.Record(Schema.String, Schema.Struct({ schema: Schema.optionalKey(JsonSchema) }))
  )
})
export type OpenApiContent = typeof Content.Type

export const Operation = Schema.Struct({
  operationId: Schema.optionalKey(Schema.String),
  tags: Schema.optionalKey(Schema.Array(Schema.String)),
  summary: Schema.optionalKey(Schema.String),
  description: Schema.optionalKey(Schema.String),
  /** Who may call, as a sentence or the name of a permission. */
  "x-who-may-call": Schema.optionalKey(Schema.String),
  security: Schema.optionalKey(Schema.Array(JsonSchema)),
  parameters: Schema.optionalKey(Schema.Array(Parameter)),
  requestBody: Schema.optionalKey(Content),
  responses: Schema.optionalKey(Schema.Record(Schema.String, Content))
})
export type OpenApiOperation = typeof Operation.Type

/** The part of an OpenAPI 3.1 document that /api/docs shows. A path contains more than operations. */
export const OpenApiDocument = Schema.Struct({
  openapi: Schema.String,
  info: Schema.Struct({
    title: Schema.String,
    version: Schema.String,
    description: Schema.optionalKey(Schema.String)
  }),
  tags: Schema.optionalKey(
    Schema.Array(Schema.Struct({ name: Schema.String, description: Schema.optionalKey(Schema.String) }))
  ),
  paths: Schema.Record(Schema.String, JsonSchema),
  components: Schema.optionalKey(
    Schema.Struct({
      schemas: Schema.optionalKey(Schema.Record(Schema.String, JsonSchema)),
      securitySchemes: Schema.optionalKey(JsonSchema)
    })
  )
})
export type OpenApiDocument = typeof OpenApiDocument.Type
