import type { AttemptOutcome, DeliveryStatus, WebhookEventType } from "#webhooks/contract"

const events: Readonly<Record<WebhookEventType, string>> = {
  "vehicle.added": "Vehicle added",
  "vehicle.changed": "Vehicle changed",
  "vehicle.archived": "Vehicle archived",
  "vehicles.changed": "Several vehicles changed",
  "vehicle.safety_block_opened": "Vehicle grounded or restricted",
  "vehicle.safety_block_released": "Vehicle released",
  "driver.added": "Driver added",
  "driver.changed": "Driver changed",
  "driver.archived": "Driver archived",
  "driver.restored": "Driver restored",
  "assignment.changed": "Assignment changed",
  "handover.recorded": "Handover recorded",
  "trips.changed": "Trip ended",
  "geofence.crossed": "Geofence crossed",
  "faults.opened": "Fault reported",
  "device_issues.opened": "Device issue opened",
  "defect.reported": "Defect reported",
  "defect.changed": "Defect changed",
  "defect.resolved": "Defect resolved",
  "work_order.closed": "Work order closed",
  "services.due": "Services due",
  "inspection.submitted": "Inspection submitted",
  "inspection.failed": "Inspection failed",
  "inspections.missed": "Inspections missed",
  "customer.added": "Customer added",
  "customer.changed": "Customer changed",
  "customer.archived": "Customer archived",
  "customer.restored": "Customer restored",
  "customers.changed": "Several customers changed",
  "member.joined": "Member joined",
  "member.role_changed": "Role changed",
  "member.removed": "Member left or removed"
}

const status: Readonly<Record<DeliveryStatus, string>> = {
  pending: "Pending",
  delivered: "Delivered",
  failed: "Failed"
}

const outcomes: Readonly<Record<AttemptOutcome, string>> = {
  delivered: "Delivered",
  redirect: "Redirect not followed",
  refused: "Refused",
  timeout: "Timed out",
  connection: "No connection",
  certificate: "Invalid certificate",
  unknown_host: "Host not found",
  address: "Private address"
}

/** Webhooks and their deliveries. */
export const messages = {
  title: "Webhooks",
  about: "Motorpool sends signed events to other systems as they happen.",
  emptyTitle: "No webhooks yet",
  empty: "Add one to inform another system when something changes.",
  add: "Add webhook",
  open: (host: string) => `Deliveries to ${host}`,
  events,
  count: (count: number) => (count === 1 ? "1 event" : `${count} events`),
  status,
  outcomes,
  enabled: "Enabled",
  disabled: "Disabled",
  gone: "Disabled: the server no longer accepts events",
  failing: "Disabled: nothing was delivered for five days",
  last: (result: string, when: string) => `${result} ${when}`,
  never: "Nothing sent yet",
  form: {
    addTitle: "Add a webhook",
    editTitle: "Edit webhook",
    about: "Each selected event is sent to this URL as a POST request.",
    url: "URL",
    urlHint: "Starts with https:// and points to a public address.",
    description: "Description",
    events: "Events",
    chooseAll: "Select all",
    chooseNone: "Select none",
    none: "Select at least one event.",
    save: "Save",
    saving: "Saving…",
    adding: "Adding…",
    added: "Webhook added.",
    saved: "Webhook saved."
  },
  secret: {
    title: "Copy the secret",
    sentence: "It is shown only now. The receiving system verifies signatures with it.",
    overlap: "The old secret stays valid for 24 hours.",
    label: "Secret",
    done: "Done"
  },
  details: {
    state: "State",
    events: "Events",
    edit: "Edit",
    enable: "Enable",
    disable: "Disable",
    enabledNow: "Webhook enabled.",
    disabledNow: "Webhook disabled.",
    test: "Send test event",
    tested: "Test event queued.",
    rotate: "Replace secret",
    rotateTitle: "Replace the secret?",
    rotateSentence:
      "You get a new secret. For 24 hours, events are signed with both secrets, so that none are lost.",
    remove: "Remove",
    removeTitle: "Remove this webhook?",
    removeSentence: "Its secret and the log of its deliveries are deleted. This can't be undone.",
    removed: "Webhook removed.",
    overlap: (when: string) => `The old secret is valid until ${when}.`
  },
  deliveries: {
    title: "Deliveries",
    empty: "Nothing was sent in the last 30 days.",
    test: "Test event",
    attempts: (count: number) => (count === 1 ? "1 attempt" : `${count} attempts`),
    back: "All deliveries",
    id: "ID",
    payload: "Payload",
    log: "Attempts",
    noAttempts: "No attempts yet.",
    next: (when: string) => `Next attempt ${when}`,
    took: (milliseconds: number) => `${milliseconds} ms`,
    response: "Response",
    replay: "Replay",
    replayed: "Event queued again."
  }
}
