import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./list.en.ts"

const plural = pluralOf("es")
const grouped = new Intl.NumberFormat("es")
const count = (vehicles: number, one: string, other: string) =>
  plural(vehicles, { one: `1 ${one}`, other: `${grouped.format(vehicles)} ${other}` })

/** The list of vehicles: its views, filters and orders, and changes of several vehicles. */
export const messages: typeof english = {
  assigned: { yes: "Asignado", no: "Sin asignar" },
  dues: { today: "Hoy", overdue: "Con retraso" },
  documents: { expired: "Vencidos", expiring: "Vencen en 30 días", missing: "Faltan" },
  readings: { stale: "Ninguna en 30 días" },
  views: {
    all: "Todos los vehículos",
    available: "Disponibles",
    out: "Fuera",
    unassigned: "Sin conductor",
    grounded: "Inmovilizados",
    gone: "Dados de baja"
  },
  sorts: {
    name: "Nombre, de la A a la Z",
    "-name": "Nombre, de la Z a la A",
    model: "Marca y modelo, de la A a la Z",
    "-model": "Marca y modelo, de la Z a la A",
    year: "Año, del más antiguo al más nuevo",
    "-year": "Año, del más nuevo al más antiguo",
    created: "Más antiguos",
    "-created": "Más recientes",
    updated: "Los que llevan más sin cambios",
    "-updated": "Los últimos modificados",
    odometer: "Kilometraje, de menor a mayor",
    "-odometer": "Kilometraje, de mayor a menor",
    expiry: "Los que vencen antes",
    "-expiry": "Los que vencen más tarde"
  },
  together: {
    setState: "Cambiar estado",
    setLocation: "Asignar ubicación",
    setGroup: "Asignar grupo",
    addTag: "Añadir etiqueta",
    removeTag: "Quitar etiqueta",
    typeTag: "Escriba o elija una etiqueta",
    labels: {
      setState: "Estado",
      setLocation: "Ubicación",
      setGroup: "Grupo",
      addTag: "Etiqueta",
      removeTag: "Etiqueta"
    },
    tagNotValid: "Una etiqueta no puede contener comas ni puntos y comas.",
    about: (vehicles) => `Se aplica a ${count(vehicles, "vehículo", "vehículos")}.`,
    changed: (vehicles) => count(vehicles, "vehículo modificado.", "vehículos modificados."),
    undone: (vehicles) => `Deshecho en ${count(vehicles, "vehículo", "vehículos")}.`,
    reasons: {
      not_found: (vehicles) => count(vehicles, "omitido: ya no existe.", "omitidos: ya no existen."),
      not_possible: (vehicles) =>
        count(vehicles, "omitido: su estado no lo permite.", "omitidos: sus estados no lo permiten."),
      held: (vehicles) => count(vehicles, "omitido: en uso o reservado.", "omitidos: en uso o reservados."),
      assigned: (vehicles) =>
        count(vehicles, "omitido: lo tiene un conductor.", "omitidos: los tienen conductores."),
      too_many_tags: (vehicles) =>
        count(vehicles, "omitido: demasiadas etiquetas.", "omitidos: demasiadas etiquetas."),
      taken: (vehicles) =>
        count(
          vehicles,
          "omitido: otro vehículo tiene su bastidor, número de unidad o matrícula.",
          "omitidos: otros vehículos tienen sus bastidores, números de unidad o matrículas."
        )
    }
  }
}
