import type { Translation } from "../catalogue.ts"
import type { identity as english } from "../en/identity.ts"

export const identity: Translation<typeof english> = {
  fields: {
    email: "Correo electrónico",
    password: "Contraseña",
    fullName: "Nombre completo",
    newPassword: "Nueva contraseña"
  },
  passwordHint: "De 8 a 256 caracteres. Unas palabras fáciles de recordar sirven.",
  signIn: {
    title: "Hola de nuevo",
    sentence: "Inicie sesión y vea quién tiene cada llave.",
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
    sentence: "Díganos su correo y le enviaremos un enlace para elegir otra.",
    submit: "Enviar enlace",
    busy: "Enviando...",
    back: "Volver a iniciar sesión",
    sentTitle: "Revise su correo",
    sent: (email) =>
      `Si existe una cuenta para ${email}, un mensaje con un enlace está en camino. El enlace sirve una vez, durante 30 minutos.`,
    again: "Enviarlo otra vez"
  },
  reset: {
    title: "Elija una nueva contraseña",
    sentence: "Cierra todas las sesiones de su cuenta, en todos los dispositivos.",
    submit: "Guardar la nueva contraseña",
    busy: "Guardando...",
    doneTitle: "Su nueva contraseña está guardada",
    done: "Todas las sesiones de su cuenta han terminado. Inicie sesión con la nueva contraseña.",
    signIn: "Iniciar sesión",
    again: "Pedir un enlace nuevo"
  },
  verify: {
    checking: "Comprobando su enlace…",
    doneTitle: "Su correo está verificado",
    done: (email) => `${email} es suyo. Gracias.`,
    failedTitle: "Este enlace no funciona",
    continue: "Continuar",
    signInTitle: "Inicie sesión para verificar",
    signInFirst: "El enlace y su contraseña juntos prueban que el correo es suyo.",
    as: (email) => `Ha iniciado sesión como ${email}.`,
    otherAccount: "Usar otra cuenta"
  },
  link: {
    missingTitle: "Este enlace está incompleto",
    missing: "Abra otra vez el enlace del mensaje, o cópielo entero en la barra de direcciones."
  },
  verification: {
    title: "Verifique su correo electrónico",
    sentence: (email) => `Enviamos un enlace a ${email}.`,
    resend: "Reenviar mensaje",
    resent: (email) => `Un nuevo mensaje está en camino a ${email}.`
  },
  side: "De un vistazo: qué llave cuelga de su gancho y quién tiene las demás.",
  legal: { terms: "Términos del servicio", privacy: "Política de privacidad" }
}
