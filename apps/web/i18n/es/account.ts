import type { Translation } from "../catalogue.ts"
import type { account as english } from "../en/account.ts"

export const account: Translation<typeof english> = {
  tabs: { label: "Cuenta", profile: "Perfil", security: "Seguridad", activity: "Actividad" },
  profile: {
    title: "Perfil",
    about: "Cómo le ven los demás y cómo ve usted Motorpool.",
    fullName: "Nombre completo",
    language: "Idioma",
    asBrowser: "Como este navegador",
    timeZone: "Zona horaria",
    deviceZone: (zone) => `Como este dispositivo (${zone})`,
    units: "Unidades",
    asOrganization: "Como la organización",
    metric: "Métricas (km, L)",
    imperial: "Imperiales (mi, gal)",
    save: "Guardar cambios",
    saving: "Guardando...",
    saved: "Perfil guardado."
  },
  picture: {
    title: "Imagen",
    about: "Aparece junto a su nombre. Sirve cualquier imagen; se recorta en un cuadrado.",
    choose: "Elegir imagen",
    another: "Elegir otra",
    remove: "Quitar la imagen",
    use: "Usar esta imagen",
    preview: "Vista previa de su nueva imagen",
    saved: "Su nueva imagen está puesta.",
    removed: "Se quitó su imagen.",
    unreadable: "Su navegador no puede abrir este archivo como imagen. Elija un PNG, JPEG o WebP."
  },
  email: {
    title: "Correo electrónico",
    about: "Con él inicia sesión y allí llegan los mensajes.",
    current: "Correo actual",
    verified: "Verificado",
    unverified: "Sin verificar",
    next: "Nuevo correo electrónico",
    password: "Contraseña actual",
    submit: "Cambiar correo",
    busy: "Enviando...",
    sent: (email) => `Enviamos un enlace a ${email}. Su correo cambiará cuando lo abra.`
  },
  password: {
    title: "Contraseña",
    about: "Al cambiarla terminan sus sesiones en todas partes menos aquí.",
    current: "Contraseña actual",
    next: "Nueva contraseña",
    submit: "Cambiar contraseña",
    busy: "Guardando...",
    done: "Su contraseña ha cambiado. Sus otras sesiones han terminado."
  },
  sessions: {
    title: "Sesiones",
    about: "Dónde ha iniciado sesión.",
    here: "Esta sesión",
    unknown: "Navegador desconocido",
    on: (browser, system) => `${browser} en ${system}`,
    seen: (when) => `Último uso ${when}`,
    since: (when) => `iniciada ${when}`,
    end: "Cerrar",
    endOf: (name, address) => `Cerrar la sesión ${name}, ${address}`,
    ended: "La sesión ha terminado.",
    endOthers: "Cerrar las demás",
    endedOthers: "Todas las demás sesiones han terminado.",
    everywhere: "Cerrar en todas partes",
    everywhereTitle: "¿Cerrar sesión en todas partes?",
    everywhereSentence: "Esta sesión también termina. Volverá a entrar con su contraseña."
  }
}
