import { whenApprovalDecided } from "./reactions/WhenApprovalDecided.ts"
import { whenApprovalRequested } from "./reactions/WhenApprovalRequested.ts"
import { whenEstimateDecided } from "./reactions/WhenEstimateDecided.ts"
import { whenWorkOrderAssigned } from "./reactions/WhenWorkOrderAssigned.ts"
import { whenWorkPaused } from "./reactions/WhenWorkPaused.ts"

export const workOrdersJobs = [
  whenApprovalDecided,
  whenApprovalRequested,
  whenEstimateDecided,
  whenWorkOrderAssigned,
  whenWorkPaused
]
