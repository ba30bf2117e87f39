import type { messages as english } from "./customerEmails.en.ts"

export const messages: typeof english = {
  soon: {
    title: "Función disponible próximamente",
    sentence: "Su equipo podrá enviar correos a los clientes desde aquí."
  },
  off: {
    title: "Los correos a clientes están desactivados",
    sentence: "Actívelos para enviar correos a los clientes desde aquí.",
    settings: "Activar en los ajustes de la organización"
  },
  forbidden: { title: "No tiene acceso a los correos a clientes" },
  list: "Correos a clientes",
  empty: {
    title: "No se han encontrado correos",
    sentence: "Aquí aparecen los correos que su equipo envía a los clientes."
  },
  export: "Exportar",
  nothingToExport: "No hay correos que exportar.",
  notFound: { sentence: (search) => `Ningún correo cargado coincide con «${search}».` },
  ofCustomer: { title: "Correos", none: "Todavía no se ha enviado ningún correo." },
  unknownCustomer: "Cliente desconocido",
  from: (name) => `de ${name}`,
  to: (address) => `a ${address}`,
  states: { sent: "Enviado", delivered: "Entregado", failed: "Fallido" },
  compose: {
    title: "Redactar correo a un cliente",
    about: (address) => `Se envía en su nombre. Las respuestas llegan a ${address}.`,
    customer: "Cliente",
    customerPlaceholder: "Elija un cliente",
    noAddress: "Sin correo electrónico",
    searching: "Buscando...",
    noneFound: "No se han encontrado clientes",
    searchFailed: "No se han podido cargar los clientes. Escriba para intentarlo de nuevo.",
    subject: "Asunto",
    subjectPlaceholder: "Escriba el asunto",
    message: "Mensaje",
    messagePlaceholder: "Escriba aquí su mensaje...",
    send: "Enviar correo",
    sending: "Enviando..."
  },
  missing: "Rellene todos los campos obligatorios",
  toasts: {
    sent: "Correo enviado correctamente",
    failed: "No se ha podido enviar el correo",
    loadFailed: "No se han podido cargar los correos a clientes",
    signedOut: "Debe iniciar sesión para enviar correos"
  },
  settings: {
    title: "Correos a clientes",
    label: "Enviar correos a clientes desde Motorpool",
    sentence:
      "Los correos se envían en nombre de quien los escribe y las respuestas llegan a su propia dirección. Cada organización tiene un límite diario.",
    on: "Activados",
    off: "Desactivados",
    switchedOn: "Los correos a clientes están activados.",
    switchedOff: "Los correos a clientes están desactivados.",
    readOnly: "Solo los propietarios y administradores pueden cambiarlo."
  }
}
