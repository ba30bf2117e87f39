import type { Translation } from "../catalogue.ts"
import type { sample as english } from "../en/sample.ts"

export const sample: Translation<typeof english> = {
  board: {
    label:
      "El tablero de llaves de un depósito de ejemplo: tres filas de ganchos, para flota, alquiler y venta. Ocho llaves cuelgan en orden, tres están fuera con el nombre de quien las tiene, una etiqueta es roja.",
    place: "Depósito Ribera",
    rails: { fleet: "Flota", rental: "Alquiler", lot: "Venta" },
    van: (number) => `FUR ${number}`,
    car: (number) => `COC ${number}`,
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
    columns: { vehicle: "Vehículo", state: "Estado", with: "Con", odometer: "Odómetro" },
    rows: {
      brakes: {
        vehicle: "Ford Transit 2023, furgoneta 03",
        state: "Parada: pastillas de freno",
        detail: "2 reservas afectadas",
        with: "Taller"
      },
      oil: {
        vehicle: "Toyota Corolla 2024, coche 31",
        state: "Cambio de aceite en 200 km",
        detail: "Libre mar. 10:00 a mié. 8:00",
        with: "Alquilado, J. Weber"
      },
      moving: {
        vehicle: "VW Crafter 2022, furgoneta 12",
        state: "En marcha",
        detail: "Vuelve a las 17:30",
        with: "Ben Okoye"
      },
      sale: {
        vehicle: "Tesla Model 3 2023, lote 118",
        state: "En venta, 41 días",
        detail: "Toca revisar el precio",
        with: "Primera fila"
      }
    },
    kilometers: (number) => `${number.replace(",", ".")} km`
  }
}
