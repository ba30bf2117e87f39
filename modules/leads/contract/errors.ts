import { Schema } from "effect"
import { LeadStatus } from "./views.ts"

export class LeadIsClosed extends Schema.TaggedError<LeadIsClosed>()("LeadIsClosed", { status: LeadStatus }) {
  static readonly status = 409
  static readonly title = "Lead is closed"
  override get message() {
    return `This lead is closed as ${this.status}. Only a new request opens a new one.`
  }
}

export class LeadMovesForward extends Schema.TaggedError<LeadMovesForward>()("LeadMovesForward", {
  from: LeadStatus,
  to: LeadStatus
}) {
  static readonly status = 409
  static readonly title = "Lead moves forward only"
  override get message() {
    return `This lead is ${this.from} already and cannot become ${this.to} again.`
  }
}
