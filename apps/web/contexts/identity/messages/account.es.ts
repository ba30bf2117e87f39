import type { messages as english } from "./account.en.ts"

export const messages: typeof english = {
  tabs: { label: "Cuenta", profile: "Perfil", security: "Seguridad", activity: "Actividad" },
  profile: {
    title: "Perfil",
    about: "Su nombre y el idioma, la zona horaria y las unidades que usa.",
    fullName: "Nombre completo",
    language: "Idioma",
    asBrowser: "Igual que el navegador",
    timeZone: "Zona horaria",
    deviceZone: (zone) => `Igual que el dispositivo (${zone})`,
    units: "Unidades",
    asOrganization: "Igual que la organización",
    metric: "Métricas (km, L)",
    imperial: "Imperiales (mi, gal)",
    save: "Guardar cambios",
    saving: "Guardando...",
    saved: "Perfil guardado."
  },
  picture: {
    title: "Imagen",
    about: "Se muestra junto a su nombre. Las imágenes se recortan en un cuadrado.",
    choose: "Elegir imagen",
    another: "Elegir otra",
    remove: "Eliminar imagen",
    use: "Usar esta imagen",
    preview: "Vista previa de su nueva imagen",
    saved: "Imagen actualizada.",
    removed: "Imagen eliminada.",
    unreadable: "Su navegador no puede abrir este archivo como imagen. Elija un PNG, JPEG o WebP."
  },
  email: {
    title: "Correo electrónico",
    about: "Con esta dirección inicia sesión y recibe los correos.",
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
    about: "Al cambiarla se cierran todas sus demás sesiones.",
    current: "Contraseña actual",
    next: "Nueva contraseña",
    submit: "Cambiar contraseña",
    busy: "Guardando...",
    done: "Contraseña cambiada. Se han cerrado sus demás sesiones."
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
    endOf: (name, address) => `Cerrar sesión: ${name}, ${address}`,
    ended: "Sesión cerrada.",
    endOthers: "Cerrar las demás sesiones",
    endedOthers: "Se han cerrado las demás sesiones.",
    everywhere: "Cerrar sesión en todas partes",
    everywhereTitle: "¿Cerrar sesión en todas partes?",
    everywhereSentence: "También se cerrará esta sesión. Tendrá que volver a iniciarla."
  }
}
