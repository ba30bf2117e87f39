import { notificationKind } from "#kernel"

export const workAssigned = notificationKind({
  name: "work_order_assigned",
  icon: "bell",
  label: { en: "Work assigned to you", es: "Trabajo asignado a usted" },
  about: {
    en: "Someone assigned you a work order.",
    es: "Alguien le ha asignado una orden de trabajo."
  },
  channels: { app: "on", email: "off", push: "on" },
  audience: "members"
})

export const approvalRequested = notificationKind({
  name: "work_order_approval",
  icon: "bell",
  label: { en: "Approval requests", es: "Solicitudes de aprobación" },
  about: {
    en: "Someone requests your approval for a work order.",
    es: "Alguien solicita su aprobación para una orden de trabajo."
  },
  channels: { app: "on", email: "on", push: "on" },
  audience: "members"
})

export const estimateDecided = notificationKind({
  name: "work_order_estimate",
  icon: "bell",
  label: { en: "Estimates", es: "Presupuestos" },
  about: {
    en: "Someone approves or declines an estimate that you sent.",
    es: "Alguien aprueba o rechaza un presupuesto que usted envió."
  },
  channels: { app: "on", email: "on", push: "on" },
  audience: "members"
})

export const approvalDecided = notificationKind({
  name: "work_order_decided",
  icon: "bell",
  label: { en: "Decisions on work", es: "Decisiones sobre trabajos" },
  about: {
    en: "Someone approves or rejects a work order whose approval you requested.",
    es: "Alguien aprueba o rechaza una orden de trabajo cuya aprobación usted solicitó."
  },
  channels: { app: "on", email: "off", push: "on" },
  audience: "members"
})

export const workPaused = notificationKind({
  name: "work_order_waiting",
  icon: "bell",
  label: { en: "Work on hold", es: "Trabajos en espera" },
  about: {
    en: "Work on an order that you opened is waiting for parts, a vendor or approval.",
    es: "El trabajo de una orden que usted abrió espera recambios, un proveedor o aprobación."
  },
  channels: { app: "on", email: "off", push: "off" },
  audience: "members"
})

export const workOrderNotifications = [
  workAssigned,
  approvalRequested,
  approvalDecided,
  estimateDecided,
  workPaused
]
