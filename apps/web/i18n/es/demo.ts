import type { Translation } from "../catalogue.ts"
import type { demo as english } from "../en/demo.ts"

export const demo: Translation<typeof english> = {
  title: "Pida una demostración",
  sentence: "Díganos qué gestiona. Le mostramos el tablero con vehículos como los suyos.",
  firstName: "Nombre",
  lastName: "Apellidos",
  email: "Correo electrónico",
  phone: "Teléfono",
  company: "Empresa",
  jobTitle: "Cargo",
  businessType: "Tipo de negocio",
  fleetSize: "Tamaño de la flota",
  message: "Mensaje",
  website: "Deje este campo vacío",
  optional: "opcional",
  choose: "Elija una opción",
  businessTypes: {
    fleet: "Operaciones de flota",
    rental: "Alquiler de coches",
    dealership: "Concesionario",
    logistics: "Logística y transporte",
    delivery: "Servicios de reparto",
    construction: "Construcción",
    other: "Otro"
  },
  submit: "Pedir demostración",
  sending: "Enviando...",
  close: "Cerrar",
  sentTitle: "Hemos recibido su solicitud",
  sent: "Se lo confirmamos por correo y le respondemos en 24 horas.",
  success: {
    title: "¡Solicitud de demostración enviada!",
    text: "Nos pondremos en contacto con usted en 24 horas para acordar la demostración."
  },
  failure: {
    title: "Error",
    text: "No se pudo enviar la solicitud de demostración. Inténtelo de nuevo."
  }
}
