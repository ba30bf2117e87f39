import type { messages as english } from "./workshop.en.ts"

export const messages: typeof english = {
  busy: "Guardando...",
  settings: "Ajustes del taller",
  save: "Guardar cambios",
  more: "Más acciones",
  someone: "Antiguo miembro",
  system: "Motorpool",
  none: "Vacío",
  archive: { title: "En el archivo", restore: "Restaurar", restoreOf: (name) => `Restaurar ${name}` },
  by: (person: string, when: string) => `${person}, ${when}`,
  approvalStates: {
    none: "Sin solicitar",
    requested: "Solicitada",
    approved: "Aprobada",
    rejected: "Rechazada"
  },
  ofVehicle: {
    title: "Órdenes de trabajo",
    empty: "Sin órdenes de trabajo",
    costs: (lastYear, total) =>
      `El mantenimiento costó ${lastYear} en los últimos 365 días y ${total} en total.`
  },
  conflict: {
    title: "Otra persona ha modificado esto mientras tanto",
    sentence:
      "Sus cambios siguen aquí. Si guarda de nuevo, se conservan los de la otra persona donde usted no cambió nada.",
    theirs: (field: string, value: string) => `${field}: ${value}`
  },
  invalid: {
    amount: "Escriba un importe, por ejemplo 120 u 89,50.",
    quantity: "Escriba una cantidad mayor que 0, con tres decimales como máximo.",
    minutes: "Escriba horas y minutos, por ejemplo 1:30.",
    percent: "Escriba un porcentaje de 0 a 100.",
    number: "Escriba un número."
  },
  forbidden: "No tiene acceso al taller"
}
