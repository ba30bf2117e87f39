import type { messages as english } from "./en.ts"

export const messages: typeof english = {
  fields: {
    email: "Correo electrónico",
    password: "Contraseña",
    fullName: "Nombre completo",
    newPassword: "Nueva contraseña"
  },
  passwordHint: "De 8 a 256 caracteres. Una frase corta funciona bien.",
  signIn: {
    title: "Hola de nuevo",
    sentence: "Inicie sesión en su cuenta.",
    submit: "Entrar al panel",
    busy: "Iniciando sesión...",
    forgot: "¿Olvidó la contraseña?",
    lead: "¿Es nuevo en Motorpool?",
    toggle: "Crear una cuenta"
  },
  signUp: {
    title: "Empiece su prueba gratuita",
    sentence: "14 días, sin tarjeta de crédito. Listo en unos 5 minutos.",
    submit: "Crear mi cuenta",
    busy: "Creando su cuenta...",
    lead: "¿Ya tiene una cuenta?",
    toggle: "Iniciar sesión",
    consent: "Al crear una cuenta acepta nuestros [terms] y nuestra [privacy].",
    instead: "Iniciar sesión"
  },
  tiles: {
    label: "Qué obtiene",
    tracking: { title: "Seguimiento de flota", sentence: "Dónde está cada vehículo" },
    live: { title: "Datos en vivo", sentence: "Kilometraje y averías al momento" },
    team: { title: "Gestión del equipo", sentence: "Quién puede hacer qué" }
  },
  failed: "Se ha producido un error",
  forgot: {
    title: "¿Olvidó su contraseña?",
    sentence: "Escriba su correo y le enviaremos un enlace para elegir otra.",
    submit: "Enviar enlace",
    busy: "Enviando...",
    back: "Volver a iniciar sesión",
    sentTitle: "Revise su correo",
    sent: (email) =>
      `Si existe una cuenta para ${email}, le hemos enviado un enlace. Sirve una sola vez, durante 30 minutos.`,
    again: "Enviar de nuevo"
  },
  side: "Vea qué vehículos están y quién tiene los demás.",
  board: {
    van: (number) => `FUR ${number}`,
    car: (number) => `COCHE ${number}`,
    lot: (number) => `LOTE ${number}`
  },
  legal: { terms: "Términos del servicio", privacy: "Política de privacidad" }
}
