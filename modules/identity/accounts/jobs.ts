import { whenEmailChanged } from "./reactions/WhenEmailChanged.ts"
import { whenInvitationAccepted } from "./reactions/WhenInvitationAccepted.ts"

export const accountsJobs = [whenEmailChanged, whenInvitationAccepted]
