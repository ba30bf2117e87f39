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
    subtitle: "Operaciones de flota, alquiler y concesionario",
    figures: {
      vehicles: "Vehículos",
      moving: "En marcha",
      resting: "En el patio",
      due: "Toca esta semana",
      grounded: "Parados",
      silent: "Sin señal"
    },
    decide: "Hay que decidir hoy",
    columns: { vehicle: "Vehículo", state: "Estado", where: "Dónde", odometer: "Odómetro" },
    rows: {
      brakes: {
        vehicle: "Ford Transit 2023, furgoneta 03",
        state: "Parada: pastillas de freno",
        detail: "2 reservas afectadas",
        where: "Plaza 03"
      },
      oil: {
        vehicle: "Toyota Corolla 2024, coche 31",
        state: "Cambio de aceite en 200 km",
        detail: "Taller libre mar. 10:00",
        where: "Plaza 31"
      },
      moving: {
        vehicle: "VW Crafter 2022, furgoneta 12",
        state: "En marcha",
        detail: "Vuelve a las 17:30",
        where: "Con Ben Okoye"
      },
      sale: {
        vehicle: "Tesla Model 3 2023, lote 118",
        state: "En venta, 41 días",
        detail: "Toca revisar el precio",
        where: "Primera fila"
      }
    },
    kilometers: (number) => `${number.replace(",", ".")} km`
  }
}
