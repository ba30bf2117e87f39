import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { maintenancePermissions } from "./contract/permissions.ts"
import { defectsHttp } from "./defects/http.ts"
import { defectsJobs } from "./defects/jobs.ts"
import { defectNotifications } from "./defects/notifications.ts"
import { DefectListLive } from "./defects/postgres/DefectList.ts"
import { DefectRecordsLive } from "./defects/postgres/DefectRecords.ts"
import { DeferralsLive } from "./defects/postgres/Deferrals.ts"
import { DefectsOfVehicleLive } from "./defects/postgres/DefectsOfVehicle.ts"
import { downtimeHttp } from "./downtime/http.ts"
import { downtimeJobs } from "./downtime/jobs.ts"
import { DowntimeLive } from "./downtime/postgres/Downtime.ts"
import { DowntimeListLive } from "./downtime/postgres/DowntimeList.ts"
import { StickersLive } from "./defects/postgres/Stickers.ts"
import { DefectsLive } from "./postgres/Defects.ts"
import { maintenanceInvariants } from "./postgres/invariants.ts"
import { planningHttp } from "./planning/http.ts"
import { BaysLive } from "./planning/postgres/Bays.ts"
import { DismissalsLive } from "./planning/postgres/Dismissals.ts"
import { PlanLive } from "./planning/postgres/Plan.ts"
import { WorkingHoursLive } from "./planning/postgres/WorkingHours.ts"
import { programsHttp } from "./programs/http.ts"
import { ProgramsLive } from "./programs/postgres/Programs.ts"
import { recallsHttp } from "./recalls/http.ts"
import { recallsJobs } from "./recalls/jobs.ts"
import { recallsAnnounced } from "./recalls/notifications.ts"
import { CampaignsLive } from "./recalls/postgres/Campaigns.ts"
import { PublishedRecallsLive } from "./recalls/postgres/PublishedRecalls.ts"
import { RecallListLive } from "./recalls/postgres/RecallList.ts"
import { RecallMatchingLive } from "./recalls/postgres/RecallMatching.ts"
import { RecallsLive } from "./recalls/postgres/Recalls.ts"
import { schedulesHttp } from "./schedules/http.ts"
import { schedulesJobs } from "./schedules/jobs.ts"
import { servicesDue } from "./schedules/notifications.ts"
import { OccurrencesLive } from "./schedules/postgres/Occurrences.ts"
import { PastServicesLive } from "./schedules/postgres/PastServices.ts"
import { ForecastsLive } from "./schedules/postgres/Forecasts.ts"
import { SchedulesLive } from "./schedules/postgres/Schedules.ts"
import { ServiceListLive } from "./schedules/postgres/ServiceList.ts"
import { ServiceRemindersLive } from "./schedules/postgres/ServiceReminders.ts"
import { stockHttp } from "./stock/http.ts"
import { stockJobs } from "./stock/jobs.ts"
import { partLow } from "./stock/notifications.ts"
import { PartListLive } from "./stock/postgres/PartList.ts"
import { PartsLive } from "./stock/postgres/Parts.ts"
import { StocksLive } from "./stock/postgres/Stocks.ts"
import { tasksHttp } from "./tasks/http.ts"
import { TasksLive } from "./tasks/postgres/Tasks.ts"
import { vendorsHttp } from "./vendors/http.ts"
import { VendorsLive } from "./vendors/postgres/Vendors.ts"
import { warrantiesHttp } from "./warranties/http.ts"
import { WarrantiesLive } from "./warranties/postgres/Warranties.ts"
import { workOrdersHttp } from "./workorders/http.ts"
import { workOrdersJobs } from "./workorders/jobs.ts"
import { workOrderNotifications } from "./workorders/notifications.ts"
import { ApprovalLinksLive } from "./workorders/postgres/ApprovalLinks.ts"
import { LaborLive } from "./workorders/postgres/Labor.ts"
import { SettingsLive } from "./workorders/postgres/Settings.ts"
import { UsedPartsLive } from "./workorders/postgres/UsedParts.ts"
import { WorkOrderLinesLive } from "./workorders/postgres/WorkOrderLines.ts"
import { WorkOrderLinksLive } from "./workorders/postgres/WorkOrderLinks.ts"
import { WorkOrderListLive } from "./workorders/postgres/WorkOrderList.ts"
import { WorkOrdersLive } from "./workorders/postgres/WorkOrders.ts"

const repositories = Layer.mergeAll(
  ApprovalLinksLive,
  BaysLive,
  CampaignsLive,
  DefectListLive,
  DefectRecordsLive,
  DefectsOfVehicleLive,
  DeferralsLive,
  DismissalsLive,
  DowntimeListLive,
  DowntimeLive,
  LaborLive,
  OccurrencesLive,
  PartListLive,
  PartsLive,
  PastServicesLive,
  PlanLive,
  ProgramsLive,
  PublishedRecallsLive,
  RecallListLive,
  RecallMatchingLive,
  RecallsLive,
  ForecastsLive,
  SchedulesLive,
  ServiceListLive,
  ServiceRemindersLive,
  SettingsLive,
  StickersLive,
  StocksLive,
  TasksLive,
  UsedPartsLive,
  VendorsLive,
  WarrantiesLive,
  WorkingHoursLive,
  WorkOrderLinesLive,
  WorkOrderLinksLive,
  WorkOrderListLive,
  WorkOrdersLive
)

export { recallAuthorityLayer } from "./recalls/providers/nhtsaServer.ts"

export const maintenanceModule = defineModule({
  name: "maintenance",
  permissions: maintenancePermissions,
  layer: DefectsLive.pipe(Layer.provideMerge(repositories)),
  cli: () => import("./cli.ts"),
  invariants: maintenanceInvariants,
  demo: () => import("./demo.ts"),
  routes: [
    ...tasksHttp,
    ...programsHttp,
    ...schedulesHttp,
    ...defectsHttp,
    ...stockHttp,
    ...vendorsHttp,
    ...downtimeHttp,
    ...workOrdersHttp,
    ...planningHttp,
    ...recallsHttp,
    ...warrantiesHttp
  ],
  jobs: [...schedulesJobs, ...defectsJobs, ...stockJobs, ...downtimeJobs, ...workOrdersJobs, ...recallsJobs],
  notifications: [servicesDue, ...defectNotifications, partLow, ...workOrderNotifications, recallsAnnounced]
})
