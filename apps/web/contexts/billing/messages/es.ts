import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./en.ts"

const plural = pluralOf("es")

export const messages: typeof english = {
  planned: "Aquí aparecerán los planes y los pagos. No se cobra nada.",
  trial: {
    title: "Prueba gratuita",
    daysLeft: (days) => plural(days, { one: "Queda 1 día", other: `Quedan ${days} días` }),
    ended: (date) => `Su prueba gratuita terminó el ${date}.`,
    stays:
      "Todo sigue funcionando: ver, editar y exportar como antes. No se elimina nada y no se cobra nada.",
    exports: {
      customers: "Exportar clientes",
      messages: "Exportar sus mensajes",
      auditLog: "Exportar el registro de auditoría"
    },
    endsOn: (date) => `Termina el ${date}`,
    progress: (used, of) => `Día ${used} de ${of}`
  }
}
