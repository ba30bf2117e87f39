import { whenPasswordChanged } from "./reactions/WhenPasswordChanged.ts"
import { whenPasswordResetRequested } from "./reactions/WhenPasswordResetRequested.ts"

export const passwordsJobs = [whenPasswordChanged, whenPasswordResetRequested]
