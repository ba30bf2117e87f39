import { Schema, Struct } from "effect"
import { NotificationView } from "../contract/index.ts"

/** A notification to send by email or push. */
export const Outgoing = NotificationView.mapFields((fields) => ({
  ...Struct.omit(fields, ["icon"]),
  link: Schema.NullOr(Schema.TemplateLiteral(["/", Schema.String])),
  about: Schema.NullOr(Schema.String)
}))
export type Outgoing = typeof Outgoing.Type
