import type { messages as english } from "./estimate.en.ts"

export const messages: typeof english = {
  loading: "Abriendo...",
  failed: "Presupuesto",
  incompleteTitle: "Este enlace está incompleto",
  incomplete: "Abra de nuevo el enlace del correo o copie el enlace entero en la barra de direcciones.",
  title: (number: string) => `Presupuesto ${number}`,
  about: (organization: string) => `${organization} solicita su aprobación.`,
  vehicle: "Vehículo",
  work: "Trabajo",
  sender: "Enviado por",
  until: "Válido hasta",
  formerMember: "Antiguo miembro",
  lines: "Líneas",
  totals: {
    title: "Totales",
    labor: "Mano de obra",
    parts: "Recambios",
    other: "Otros",
    tax: "Impuestos",
    total: "Total"
  },
  name: "Su nombre",
  note: "Nota",
  once: "Puede decidir una vez. Su nombre y su nota se guardan con la orden de trabajo.",
  approve: (amount: string) => `Aprobar ${amount}`,
  decline: "Rechazar",
  busy: "Enviando...",
  approved: (name: string, when: string) => `Aprobado por ${name}, ${when}`,
  declined: (name: string, when: string) => `Rechazado por ${name}, ${when}`
}
