import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./en.ts"

const plural = pluralOf("es")

export const messages: typeof english = {
  planned: "Aquí aparecerán los planes y los pagos. No se cobra nada.",
  trial: {
    title: "Prueba gratuita",
    daysLeft: (days) => plural(days, { one: "Queda 1 día", other: `Quedan ${days} días` }),
    ended: "Su prueba gratuita ha terminado",
    stays:
      "Todo sigue funcionando: ver, editar y exportar como antes. No se elimina nada y no se cobra nada.",
    export: "Exportar clientes",
    endsOn: (date) => `Termina el ${date}`,
    progress: (used, of) => `Día ${used} de ${of}`
  }
}
