import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { messagingPermissions } from "./contract/permissions.ts"
import { messagingHttp } from "./http.ts"
import { messagingJobs, TasksLive } from "./jobs.ts"
import { messagingNotifications } from "./notifications.ts"
import { AttachmentsLive } from "./postgres/Attachments.ts"
import { CustomerEmailsLive } from "./postgres/CustomerEmails.ts"
import { messagingInvariants } from "./postgres/invariants.ts"
import { MessagesLive } from "./postgres/Messages.ts"
import { ThreadsLive } from "./postgres/Threads.ts"
import { messagingPersonalData } from "./postgres/personalData.ts"
import { UnreadMessagesLive } from "./postgres/UnreadMessages.ts"

export const messagingModule = defineModule({
  name: "messaging",
  permissions: messagingPermissions,
  personalData: [messagingPersonalData],
  layer: Layer.mergeAll(
    AttachmentsLive,
    CustomerEmailsLive,
    MessagesLive,
    TasksLive,
    ThreadsLive,
    UnreadMessagesLive
  ),
  routes: messagingHttp,
  jobs: messagingJobs,
  invariants: messagingInvariants,
  notifications: messagingNotifications,
  cli: () => import("./cli.ts"),
  demo: () => import("./demo.ts")
})
