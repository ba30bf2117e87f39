import { refusal } from "#kernel"
import { LeadStatus } from "./views.ts"

export class LeadIsClosed extends refusal("LeadIsClosed", 409, "Lead is closed", ({ status }) => `This lead is closed as ${status}. Only a new request opens a new one.`, { status: LeadStatus }) {}

export class LeadMovesForward extends refusal("LeadMovesForward", 409, "Lead moves forward only", ({ from, to }) => `This lead is ${from} already and cannot become ${to} again.`, { from: LeadStatus, to: LeadStatus }) {}
