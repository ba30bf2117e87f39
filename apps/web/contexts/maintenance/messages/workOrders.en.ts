import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")

/** What is done to vehicles in the workshop. */
export const messages = {
  forbidden: "You don't have access to work orders",
  search: "Search number, title and vehicle",
  list: "Work orders",
  count: (orders: number) => plural(orders, { one: "1 work order", other: `${orders} work orders` }),
  views: {
    open: "Open",
    inWorkshop: "In the workshop",
    toApprove: "To approve",
    scheduled: "Scheduled",
    closed: "Closed"
  },
  sorts: {
    "-number": "Newest first",
    number: "Oldest first",
    "-updated": "Last changed first",
    scheduled: "By scheduled time",
    "-priority": "Most urgent first",
    "-total": "Highest total first"
  },
  empty: {
    title: "No open work orders",
    sentence: "Open one for due services, for defects, or for any other work on a vehicle.",
    readOnly: "Work that is planned or done on your vehicles appears here.",
    noMatches: "No work order matches the filters.",
    notFound: "No work order found",
    searched: (text: string) => `No number, title or vehicle contains “${text}”.`
  },
  fields: {
    number: "Number",
    title: "Title",
    vehicle: "Vehicle",
    kind: "Kind",
    priority: "Priority",
    state: "State",
    assignee: "Technician",
    vendor: "Vendor",
    scheduled: "Scheduled",
    bay: "Bay",
    opened: "Opened",
    started: "Started",
    finished: "Finished",
    notes: "Notes",
    invoice: "Invoice number",
    readingIn: "Reading at start",
    readingOut: "Reading at the end",
    approval: "Approval",
    reason: "Reason",
    total: "Total",
    lines: "Lines done",
    updated: "Changed"
  },
  ownWorkshop: "Own workshop",
  kinds: {
    preventive: "Preventive",
    corrective: "Repair",
    recall: "Recall",
    accident: "Accident",
    recon: "Reconditioning",
    upfit: "Upfit",
    inspection: "Inspection"
  },
  priorities: { low: "Low", normal: "Normal", high: "High", urgent: "Urgent" },
  states: {
    draft: "Draft",
    requested: "Waiting for approval",
    approved: "Approved",
    scheduled: "Scheduled",
    in_progress: "In progress",
    waiting: "Waiting",
    quality_check: "Quality check",
    closed: "Closed",
    cancelled: "Canceled"
  },
  waitingFor: {
    parts: "Waiting for parts",
    vendor: "Waiting for the vendor",
    approval: "Waiting for approval"
  },
  unassigned: "Nobody",
  assign: (number: string) => `Technician of ${number}`,
  assigned: "The technician was notified.",
  unassignedDone: "Nobody is assigned now.",
  estimated: (reading: string) => `≈ ${reading}, estimated`,
  scheduledFor: (from: string, to: string) => `${from} – ${to}`,
  linesDone: (done: number, all: number) => `${done} of ${all}`,
  approvals: {
    requested: (amount: string, signed: string) => `${amount} requested by ${signed}`,
    approved: (amount: string, signed: string) => `${amount} approved by ${signed}`,
    rejected: (signed: string) => `Rejected by ${signed}`
  },
  create: {
    title: "New work order",
    about: "It starts as a draft. The vehicle stays free until you schedule or start the work.",
    of: (vehicle: string) => `For ${vehicle}. It starts as a draft.`,
    titleHint: "Leave it empty to use the first service, defect or recall.",
    sources: "Services, defects and recalls",
    notLoaded: "Enter a title. The vehicle's services and defects aren't loaded yet.",
    noSources: "No service is due on this vehicle, and no defect or recall is open.",
    service: (task: string) => `Service: ${task}`,
    defect: (number: string, title: string) => `${number}: ${title}`,
    recall: (number: string, component: string) => `Recall ${number}: ${component}`,
    submit: "Open work order",
    busy: "Opening...",
    done: (number: string) => `${number} was opened.`
  },
  edit: {
    title: "Edit work order",
    about: "What it is about, and who does the work.",
    done: (number: string) => `${number} was saved.`
  },
  steps: {
    edit: "Edit",
    request_approval: "Request approval",
    send_estimate: "Send estimate...",
    approve: "Approve",
    reject: "Reject",
    withdraw_approval: "Withdraw approval",
    schedule: "Schedule",
    reschedule: "Reschedule",
    unschedule: "Take off the schedule",
    start: "Start work",
    pause: "Put on hold...",
    resume: "Resume work",
    check_quality: "Hand over for quality check",
    close: "Close work order",
    reopen: "Reopen",
    cancel: "Cancel work order",
    restore: "Restore"
  },
  done: {
    request_approval: (number: string) => `Approval of ${number} was requested.`,
    approve: (number: string) => `${number} is approved.`,
    reject: (number: string) => `${number} was rejected.`,
    withdraw_approval: (number: string) => `${number} is a draft again.`,
    schedule: (number: string, vehicle: string) => `${number} is scheduled. ${vehicle} is blocked for it.`,
    unschedule: (number: string, vehicle: string) =>
      `${number} is off the schedule. ${vehicle} is free again.`,
    start: (number: string) => `Work on ${number} has started.`,
    pause: (number: string) => `${number} is on hold.`,
    resume: (number: string) => `Work on ${number} has resumed.`,
    check_quality: (number: string) => `${number} is in the quality check.`,
    close: (number: string) => `${number} is closed.`,
    reopen: (number: string) => `${number} is open again.`,
    cancel: (number: string) => `${number} was canceled.`,
    restore: (number: string) => `${number} is a draft again.`
  },
  amount: {
    label: "Amount",
    requestTitle: "Request approval",
    requestAbout: "People who can approve this amount are notified.",
    approveTitle: "Approve work order",
    approveAbout: "Work up to this amount can be done without asking again."
  },
  reasons: {
    label: "Reason",
    reject: {
      title: "Reject work order",
      about: "The person who requested approval is notified of your reason.",
      submit: "Reject work order"
    },
    reopen: {
      title: "Reopen work order",
      about: "Its services are open again, its defects stay resolved, and its totals can change.",
      submit: "Reopen work order"
    },
    cancel: {
      title: "Cancel work order",
      about: "Nothing more is done, and the vehicle is free again. Parts from stock must be returned first.",
      submit: "Cancel work order"
    }
  },
  schedule: {
    title: "Schedule work order",
    about: (vehicle: string) => `${vehicle} is blocked for this time.`,
    from: "From",
    to: "Until",
    order: "The end must be after the start.",
    submit: "Schedule",
    anyway: "Schedule anyway"
  },
  start: {
    title: "Start work",
    about: (vehicle: string) => `${vehicle} is in the workshop from now on, and its downtime is recorded.`,
    until: "Free again",
    untilHint: "Leave it empty if you don't know yet.",
    withoutHold: "The vehicle stays with the person who has it",
    withoutHoldHint: "For example, for a roadside repair.",
    submit: "Start work",
    anyway: "Start anyway"
  },
  pause: {
    title: "Put work on hold",
    about: "Everyone sees what the vehicle is waiting for.",
    label: "Waiting for",
    submit: "Put on hold"
  },
  waits: { parts: "Parts", vendor: "The vendor", approval: "Approval" },
  reading: {
    label: "Odometer or hours",
    hint: "If you leave it empty, it is estimated from how the vehicle is used.",
    last: (reading: string, when: string) =>
      `Last: ${reading}, ${when}. If you leave it empty, it is estimated.`,
    unit: "Unit",
    notANumber: "Enter what the meter shows.",
    anyway: "Save anyway"
  },
  units: { km: "km", mi: "mi", h: "h" },
  close: {
    title: "Close work order",
    about: (total: string) =>
      `Services and defects of its lines are done, and the total of ${total} is final.`,
    openLines: (lines: number) =>
      plural(lines, {
        one: "1 line is still open. Complete or remove it first.",
        other: `${lines} lines are still open. Complete or remove them first.`
      }),
    certify: "Repairs to certify",
    certification: "Certification",
    certificationHint:
      "What was repaired, or why no repair was needed. It is stored as the certificate of repair.",
    release: "I certify that the vehicle is safe to drive, and sign its release",
    releaseHint: "The vehicle can go out again immediately, on your signature.",
    releaseMissing: "Sign the release. Without it, this work order can't be closed.",
    submit: "Close work order",
    submitRelease: "Close and release vehicle"
  },
  totals: { labor: "Labor", parts: "Parts", other: "Other", tax: "Tax", total: "Total", title: "Totals" },
  details: "Details",
  page: { label: "Work order" }
}
