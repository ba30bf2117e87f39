import type { messages as english } from "./assignments.en.ts"

export const messages: typeof english = {
  tab: "Conductores",
  list: "Asignaciones",
  states: { planned: "Prevista", active: "Activa", ended: "Terminada", cancelled: "Cancelada" },
  roles: { primary: "Conductor principal", secondary: "Conductor adicional" },
  since: (when) => `Desde el ${when}`,
  until: (when) => `hasta el ${when}`,
  late: (when) => `Devolución prevista ${when}`,
  period: (from, until) => `Del ${from} al ${until}`,
  open: (from) => `Desde el ${from}, sin fin`,
  who: {
    title: "Quién lo tiene",
    nobody: "Nadie tiene este vehículo.",
    secondary: (names) => `También puede conducirlo: ${names}`
  },
  empty: {
    title: "Todavía no hay asignaciones",
    sentence: "Aquí aparece quién tiene y ha tenido este vehículo."
  },
  lookup: {
    title: "¿Quién lo tenía entonces?",
    when: "Fecha y hora",
    nobody: "Nadie tenía este vehículo entonces.",
    result: (names) => `Este vehículo lo tenía ${names}.`
  },
  more: (driver) => `Más acciones: ${driver}`,
  assign: {
    open: "Asignar conductor",
    title: "Asignar conductor",
    driver: "Conductor",
    placeholder: "Nombre, correo o teléfono",
    searching: "Buscando...",
    notFound: "No se encontraron conductores libres.",
    noDriver: "Elija un conductor.",
    role: "Función",
    from: "Desde",
    until: "Hasta",
    untilHint: "Déjelo vacío si no tiene fin.",
    noTime: "Indique una fecha y una hora.",
    note: "Nota",
    expired: (name) => `El permiso de conducir de ${name} ha vencido.`,
    expiring: (name) => `El permiso de conducir de ${name} vence pronto.`,
    submit: "Asignar conductor",
    busy: "Asignando...",
    done: (driver, vehicle) => `${driver} tiene ${vehicle}.`,
    planned: (driver, vehicle) => `${driver} recibirá ${vehicle}.`
  },
  edit: {
    open: "Editar",
    title: "Editar asignación",
    submit: "Guardar cambios",
    busy: "Guardando...",
    done: "Asignación guardada."
  },
  swap: {
    open: "Intercambiar conductores",
    title: "Intercambiar conductores",
    about: (vehicle) =>
      `El conductor de ${vehicle} y el del vehículo que elija intercambian ahora sus vehículos.`,
    noVehicle: "Elija un vehículo.",
    submit: "Intercambiar conductores",
    busy: "Intercambiando...",
    done: "Conductores intercambiados."
  },
  handOut: "Entregar",
  handIn: "Devolver",
  start: "Iniciar sin acta de entrega",
  started: (driver) => `Se inició la asignación de ${driver}.`,
  end: "Terminar sin acta de entrega",
  ended: (driver) => `Se terminó la asignación de ${driver}.`,
  cancel: "Cancelar",
  cancelled: (driver) => `Se canceló la asignación de ${driver}.`
}
