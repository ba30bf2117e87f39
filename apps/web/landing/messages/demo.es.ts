import type { messages as english } from "./demo.en.ts"

export const messages: typeof english = {
  title: "Solicite una demostración",
  sentence: "Háblenos de su negocio y le mostraremos Motorpool con vehículos como los suyos.",
  firstName: "Nombre",
  lastName: "Apellidos",
  email: "Correo electrónico",
  invalidEmail: "Escriba un correo, por ejemplo ada@example.com.",
  phone: "Teléfono",
  company: "Empresa",
  jobTitle: "Cargo",
  businessType: "Tipo de negocio",
  fleetSize: "Tamaño de la flota",
  message: "Mensaje",
  website: "Deje este campo vacío",
  optional: "opcional",
  choose: "Seleccione una opción",
  businessTypes: {
    fleet: "Operaciones de flota",
    rental: "Alquiler de coches",
    dealership: "Concesionario",
    logistics: "Logística y transporte",
    delivery: "Servicios de reparto",
    construction: "Construcción",
    other: "Otro"
  },
  submit: "Solicitar demostración",
  sending: "Enviando...",
  close: "Cerrar",
  sentTitle: "Hemos recibido su solicitud",
  sent: "Recibirá una confirmación por correo y le responderemos en 24 horas.",
  success: {
    title: "¡Solicitud de demostración enviada!",
    text: "Nos pondremos en contacto con usted en 24 horas para acordar la demostración."
  },
  failure: {
    title: "Error",
    text: "No se pudo enviar la solicitud de demostración. Inténtelo de nuevo."
  }
}
