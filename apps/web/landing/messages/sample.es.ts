import type { messages as english } from "./sample.en.ts"

export const messages: typeof english = {
  board: {
    label:
      "El tablero de llaves de un depósito de ejemplo: filas de ganchos para flota, alquiler y venta. Casi todas las llaves están en su sitio; un gancho vacío indica dónde está su llave y una etiqueta roja señala una furgoneta parada.",
    place: "Depósito Ribera",
    rails: { fleet: "Flota", rental: "Alquiler", lot: "Venta" },
    van: (number) => `FUR ${number}`,
    car: (number) => `COCHE ${number}`,
    lot: (number) => `LOTE ${number}`,
    ready: "Listo",
    due: "En 200 km",
    grounded: "Parado",
    forSale: "En venta",
    withBen: "Ben, 7:40",
    onRent: "Hasta mar.",
    testDrive: "Prueba"
  },
  dashboard: {
    label: "Una muestra del centro de operaciones con cifras inventadas",
    title: "Centro de operaciones",
    subtitle: "Operaciones de flota, alquiler y concesionario"
  }
}
