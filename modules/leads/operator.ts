// For the operator's command line; no route and no other module uses it.
export { assignLead } from "./commands/AssignLead.ts"
export { closeLead } from "./commands/CloseLead.ts"
export { noteOnLead } from "./commands/NoteOnLead.ts"
export { adf } from "./domain/adf.ts"
export { leadList, leadsInFull } from "./queries/LeadList.ts"
export { oneLead } from "./queries/OneLead.ts"
