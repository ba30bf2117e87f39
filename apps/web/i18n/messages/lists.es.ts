import { pluralOf } from "../plural.ts"
import type { messages as english } from "./lists.en.ts"

const plural = pluralOf("es")

export const messages: typeof english = {
  keys: { next: "Fila siguiente", previous: "Fila anterior", select: "Seleccionar fila" },
  none: "–",
  filters: {
    label: "Filtros",
    add: "Añadir filtro",
    choose: "Filtrar por",
    remove: (filter) => `Quitar el filtro ${filter}`,
    search: "Buscar...",
    nothing: "Sin resultados.",
    apply: "Aplicar",
    from: "Desde",
    to: "Hasta",
    between: (from, to) => `de ${from} a ${to}`,
    atLeast: (from) => `desde ${from}`,
    upTo: (to) => `hasta ${to}`,
    andMore: (named, more) => `${named} ${plural(more, { one: "y 1 más", other: `y ${more} más` })}`
  },
  columns: {
    label: "Columnas",
    up: (column) => `Subir ${column}`,
    down: (column) => `Bajar ${column}`,
    width: (column) => `Ancho de ${column}`,
    reset: "Restablecer las columnas"
  },
  density: { label: "Altura de las filas", comfortable: "Amplias", compact: "Compactas" },
  together: { undo: "Deshacer", nothingToChange: "No hay nada que cambiar." }
}
