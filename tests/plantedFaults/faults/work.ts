import type { PlantedFault } from "../PlantedFault.ts"

/** What follows a change: events, jobs, emails, notifications. */
export const workFaults: ReadonlyArray<PlantedFault> = [
  {
    name: "event-not-published",
    what: "The removal of a member is not published.",
    file: "modules/tenancy/commands/endMembership.ts",
    find: `  yield* publish(new MemberRemoved({ organizationId, userId, memberId, left: action === "member.left" }))\n`,
    replace: "",
    caughtBy: {
      suite: "postgres",
      file: "tests/tenancy/members.pg.test.ts",
      test: "publish the event to the removed person as well"
    }
  },
  {
    name: "retry-lost",
    what: "An email that the mail server defers is not retried.",
    file: "infra/mail/sendMail.ts",
    find: "  else yield* Effect.die(failure)\n",
    replace: "",
    caughtBy: {
      suite: "postgres",
      file: "tests/infra/mail/outcome.pg.test.ts",
      test: "is delivered on a retry when a greylist defers it"
    }
  },
  {
    name: "call-not-repeated",
    what: "A request to a busy external server is not retried.",
    file: "infra/outbound/Outbound.ts",
    find: "    Effect.catch(again),\n",
    replace: "",
    caughtBy: {
      suite: "postgres",
      file: "tests/infra/outbound/outbound.pg.test.ts",
      test: "receives a retry of a request without side effects"
    }
  },
  {
    name: "notified-twice",
    what: "A job that runs twice notifies twice.",
    file: "modules/notifications/commands/NotifyPerson.ts",
    find: "event_id: eventId, shown }",
    replace: "event_id: outgoing.id as unknown as EventId, shown }",
    caughtBy: {
      suite: "postgres",
      file: "tests/notifications/reactions.pg.test.ts",
      test: "notifies once, however often the job runs"
    }
  },
  {
    name: "quiet-hours-ignored",
    what: "Push messages are sent during quiet hours.",
    file: "modules/notifications/domain/times.ts",
    find: "schedule: DeliverySchedule): Date => afterQuiet(at, schedule)",
    replace: "_schedule: DeliverySchedule): Date => at",
    caughtBy: {
      suite: "unit",
      file: "tests/notifications/times.unit.test.ts",
      test: "push messages wait for quiet hours"
    }
  },
  {
    name: "mail-header-injected",
    what: "A line break in a subject begins another header.",
    file: "infra/mail/render.ts",
    find: "  refuseUnsafe(mail)\n",
    replace: "",
    caughtBy: { suite: "postgres", file: "tests/infra/mail/mail.pg.test.ts", test: "refuses the subject" }
  },
  {
    name: "name-in-subject",
    what: "A person's name in the subject of an email poses as the product.",
    file: "modules/notifications/mails.ts",
    find: "subject: nameInMail(title)",
    replace: "subject: title",
    caughtBy: {
      suite: "unit",
      file: "tests/infra/mail/namesInMail.unit.test.ts",
      test: "notifications.notificationsMail shows names in its headers"
    }
  },
  {
    name: "token-logged",
    what: "Our tokens are written to the log.",
    file: "infra/observability/redactText.ts",
    find: "  [/mp_(at|rt|ot|so|dv)_[A-Za-z0-9_-]+/g, `mp_$1_${redacted}`],\n",
    replace: "",
    caughtBy: {
      suite: "unit",
      file: "tests/infra/observability/redact.unit.test.ts",
      test: "removes our own access tokens"
    }
  }
]
