import type { WorkOrderState } from "../../contract/workOrderStates.ts"
import type { ApprovalState, WarrantyCheck, WorkOrderKind } from "../../contract/workOrderViews.ts"

export type Language = "en" | "es"

const english = {
  title: (number: string) => `Work order ${number}`,
  vehicle: "Vehicle",
  state: "State",
  kind: "Kind",
  opened: "Opened",
  finished: "Finished",
  vendor: "Vendor",
  technician: "Technician",
  invoice: "Invoice number",
  readingIn: "Reading at arrival",
  readingOut: "Reading at completion",
  estimated: "estimated",
  notes: "Notes",
  lines: "Lines",
  complaint: "Complaint",
  cause: "Cause",
  correction: "Correction",
  warranty: "Warranty",
  doneBy: "Done by",
  morePhotos: (count: number) =>
    count === 1 ? "1 more photo is in the app." : `${count} more photos are in the app.`,
  position: "Item",
  quantity: "Quantity",
  price: "Price",
  amount: "Amount",
  labor: "Labor",
  otherParts: "Other parts",
  otherCosts: "Other costs",
  tax: "Tax",
  lineTotal: "Line total",
  totals: "Totals",
  parts: "Parts",
  other: "Other",
  total: "Total",
  approval: "Approval",
  signatures: "Signatures",
  workshop: "Workshop",
  customer: "Customer",
  kinds: {
    preventive: "Preventive",
    corrective: "Repair",
    recall: "Recall",
    accident: "Accident",
    recon: "Reconditioning",
    upfit: "Upfit",
    inspection: "Inspection"
  } satisfies Record<WorkOrderKind, string>,
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
  } satisfies Record<WorkOrderState, string>,
  approvals: {
    none: "Not requested",
    requested: "Requested",
    approved: "Approved",
    rejected: "Rejected"
  } satisfies Record<ApprovalState, string>,
  warranties: {
    none: "No warranty",
    possible: "Possibly under warranty",
    claimed: "Claimed under warranty",
    refused: "Warranty refused"
  } satisfies Record<WarrantyCheck, string>
}

const spanish: typeof english = {
  title: (number) => `Orden de trabajo ${number}`,
  vehicle: "Vehículo",
  state: "Estado",
  kind: "Tipo",
  opened: "Abierta",
  finished: "Terminada",
  vendor: "Proveedor",
  technician: "Técnico",
  invoice: "Número de factura",
  readingIn: "Lectura a la llegada",
  readingOut: "Lectura al terminar",
  estimated: "estimada",
  notes: "Notas",
  lines: "Líneas",
  complaint: "Síntoma",
  cause: "Causa",
  correction: "Corrección",
  warranty: "Garantía",
  doneBy: "Hecha por",
  morePhotos: (count) =>
    count === 1 ? "Hay 1 foto más en la aplicación." : `Hay ${count} fotos más en la aplicación.`,
  position: "Concepto",
  quantity: "Cantidad",
  price: "Precio",
  amount: "Importe",
  labor: "Mano de obra",
  otherParts: "Otros recambios",
  otherCosts: "Otros costes",
  tax: "Impuestos",
  lineTotal: "Total de la línea",
  totals: "Totales",
  parts: "Recambios",
  other: "Otros",
  total: "Total",
  approval: "Aprobación",
  signatures: "Firmas",
  workshop: "Taller",
  customer: "Cliente",
  kinds: {
    preventive: "Preventiva",
    corrective: "Reparación",
    recall: "Llamada a revisión",
    accident: "Accidente",
    recon: "Reacondicionamiento",
    upfit: "Equipamiento",
    inspection: "Inspección"
  },
  states: {
    draft: "Borrador",
    requested: "Pendiente de aprobación",
    approved: "Aprobada",
    scheduled: "Programada",
    in_progress: "En curso",
    waiting: "En espera",
    quality_check: "Control de calidad",
    closed: "Cerrada",
    cancelled: "Cancelada"
  },
  approvals: {
    none: "Sin solicitar",
    requested: "Solicitada",
    approved: "Aprobada",
    rejected: "Rechazada"
  },
  warranties: {
    none: "Sin garantía",
    possible: "Posiblemente en garantía",
    claimed: "Reclamada en garantía",
    refused: "Garantía rechazada"
  }
}

export const documentWords: Readonly<Record<Language, typeof english>> = { en: english, es: spanish }
