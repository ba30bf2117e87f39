import { job } from "#infra/jobs"
import { forecastServices } from "./commands/ForecastServices.ts"
import { remindOfServices } from "./commands/RemindOfServices.ts"
import { whenMeterChanged } from "./reactions/WhenMeterChanged.ts"
import { whenProgramChanged } from "./reactions/WhenProgramChanged.ts"
import { whenSampleDataChanged } from "./reactions/WhenSampleDataChanged.ts"
import { whenServiceRemindersSent } from "./reactions/WhenServiceRemindersSent.ts"
import { whenVehicleChanged } from "./reactions/WhenVehicleChanged.ts"
import { whenVehiclesChanged } from "./reactions/WhenVehiclesChanged.ts"

export const schedulesJobs = [
  whenMeterChanged,
  whenProgramChanged,
  whenSampleDataChanged,
  whenServiceRemindersSent,
  whenVehicleChanged,
  whenVehiclesChanged,
  job({
    name: "maintenance.forecast-services",
    does: "Computes for every vehicle which services are due, and when, once a day, after midnight where the organization is.",
    touches: ["maintenance.schedules", "maintenance.occurrences", "maintenance.forecasts", "app.outbox"],
    cron: "25 * * * *",
    run: forecastServices()
  }),
  job({
    name: "maintenance.remind-of-services",
    does: "Reminds once each of services that are due soon, due and overdue, from 7:00 on where the organization is.",
    touches: ["maintenance.occurrences", "app.outbox"],
    cron: "42 * * * *",
    run: remindOfServices()
  })
]
