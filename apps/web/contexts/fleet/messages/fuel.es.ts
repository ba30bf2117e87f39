import type { messages as english } from "./fuel.en.ts"

export const messages: typeof english = {
  tab: "Combustible",
  energies: {
    petrol: "Gasolina",
    diesel: "Diésel",
    ethanol: "Etanol (E85)",
    lpg: "GLP",
    cng: "GNC",
    h2: "Hidrógeno",
    electricity: "Electricidad",
    other: "Otro"
  },
  units: {
    l: "litros",
    gal_us: "galones estadounidenses",
    gal_uk: "galones imperiales",
    kg: "kg",
    kwh: "kWh"
  },
  empty: {
    title: "Todavía no hay repostajes ni recargas",
    sentence: "Registre un repostaje o una recarga. El consumo aparece a partir del segundo depósito lleno.",
    readOnly: "Aquí aparecen los repostajes y recargas que registre su equipo."
  },
  average: "Media",
  noAverage: "Se conoce a partir del segundo depósito lleno",
  quantity: "Total",
  cost: "Coste total",
  entries: "Registros",
  list: "Repostajes y recargas",
  partial: "Parcial",
  missed: "Falta uno anterior",
  voided: "Anulado",
  voidedBecause: (reason) => `Anulado: ${reason}`,
  void: "Anular",
  voidEntry: (amount, when) => `Anular ${amount}, ${when}`,
  restore: "Restaurar",
  restoreEntry: (amount, when) => `Restaurar ${amount}, ${when}`,
  restored: "Se ha restaurado el registro.",
  voiding: {
    title: "Anular registro",
    about:
      "Se conserva en la lista con su motivo y deja de contar. También se anula su lectura del cuentakilómetros.",
    reason: "Motivo",
    submit: "Anular registro",
    busy: "Anulando...",
    done: "Se ha anulado el registro."
  },
  record: {
    title: "Registrar repostaje",
    about: "Un repostaje o una recarga, con lo que marca el cuentakilómetros.",
    energy: "Combustible",
    quantity: "Cantidad",
    unit: "Unidad",
    full: "Depósito o batería llenos",
    missed: "Falta registrar un repostaje anterior",
    cost: "Coste total",
    odometer: "Cuentakilómetros",
    location: "Ubicación",
    elsewhere: "Otro lugar",
    place: "Lugar",
    notAnAmount: "Escriba una cantidad, como 43,5.",
    notACost: "Escriba un importe, como 72,90.",
    submit: "Registrar repostaje",
    anyway: "Guardar de todos modos",
    busy: "Guardando...",
    done: (amount) => `Se han registrado ${amount}.`
  }
}
