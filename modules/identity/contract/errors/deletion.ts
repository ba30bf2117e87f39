import { refusal } from "#kernel"
import { Schema } from "effect"

export class LastOwnerOf extends refusal("LastOwnerOf", 409, "Last owner", ({ organizations }) => `You are the last owner of ${organizations.join(", ")}. Make another member the owner first, or remove all other members.`, { organizations: Schema.Array(Schema.String) }) {}
