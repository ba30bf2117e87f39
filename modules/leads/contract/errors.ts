import { refusal } from "#kernel"
import { LeadStatus } from "./views.ts"

export class LeadIsClosed extends refusal("LeadIsClosed", 409, "Lead is closed", ({ status }) => `This lead is closed as ${status}. A new request opens a new lead.`, { status: LeadStatus }) {}

export class LeadMovesForward extends refusal("LeadMovesForward", 409, "Lead moves forward only", ({ from, to }) => `This lead is already ${from} and can't go back to ${to}.`, { from: LeadStatus, to: LeadStatus }) {}
