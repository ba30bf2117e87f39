import type { messages as english } from "./account.en.ts"

export const messages: typeof english = {
  tabs: {
    label: "Cuenta",
    profile: "Perfil",
    security: "Seguridad",
    tokens: "Tokens de API",
    activity: "Actividad"
  },
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
    done: "Contraseña cambiada. Se han cerrado sus demás sesiones.",
    first: {
      title: "Crear una contraseña",
      about: "Aún no tiene contraseña. Al crearla se cierran todas sus demás sesiones.",
      submit: "Crear contraseña",
      done: "Contraseña creada. Se han cerrado sus demás sesiones."
    }
  },
  factors: {
    title: "Verificación en dos pasos",
    why: "Un segundo paso protege su cuenta aunque alguien robe su contraseña. Se configura en dos minutos.",
    on: "Para iniciar sesión se pide un segundo paso, salvo con una llave de acceso.",
    unverified: "Verifique primero su correo electrónico.",
    setUp: "Configurar una aplicación",
    another: "Añadir otra aplicación",
    added: (when) => `Añadida el ${when}`,
    phoneAdded: (when) => `SMS · Añadido el ${when}`,
    used: (when) => `último uso ${when}`,
    remove: "Eliminar",
    removeOf: (name) => `Eliminar ${name}`,
    removeTitle: (name) => `¿Eliminar ${name}?`,
    removeSentence: "Sus códigos dejarán de servir.",
    removeRequired: (organizations) =>
      `La verificación en dos pasos es obligatoria en ${organizations}. Sin ella no tendrá acceso. También se eliminan su teléfono y sus códigos de recuperación.`,
    removePhone: "Ya no recibirá códigos por SMS.",
    addPhone: "Añadir un teléfono",
    removeLast:
      "Esto desactiva la verificación en dos pasos y elimina su teléfono y sus códigos de recuperación. Iniciará sesión sin un segundo paso.",
    removed: (name) => `Se eliminó ${name}.`,
    recovery: "Códigos de recuperación",
    left: (count) => (count === 1 ? "Queda 1 código" : `Quedan ${count} códigos`),
    few: "Quedan pocos",
    renew: "Obtener códigos nuevos",
    addTitle: "Añadir una aplicación de autenticación",
    addSentence:
      "Necesita en su teléfono una aplicación que genere códigos, como Google Authenticator, Microsoft Authenticator o 1Password.",
    name: "Nombre",
    nameHint: "Para reconocerla más adelante.",
    defaultName: "Teléfono",
    next: "Continuar",
    busy: "Un momento...",
    scanTitle: "Escanee este código",
    scanSentence: "Escanéelo con su aplicación de autenticación y escriba las seis cifras que muestra.",
    qr: "Código QR para su aplicación de autenticación",
    byHand: "¿No puede escanearlo? Escriba esta clave en la aplicación.",
    key: "Clave de configuración",
    codeRequired: "Escriba el código.",
    verify: "Verificar",
    done: "La verificación en dos pasos está activa. Se han cerrado sus demás sesiones.",
    codesTitle: "Guarde sus códigos de recuperación",
    codesSentence:
      "Si pierde el teléfono, podrá iniciar sesión con un código de recuperación. Cada uno sirve una vez. Guárdelos en un lugar seguro: solo se muestran ahora.",
    fileTitle: "Códigos de recuperación de Motorpool. Cada uno sirve una vez.",
    download: "Descargar",
    print: "Imprimir",
    kept: "Los he guardado"
  },
  proof: {
    title: "Confirme que es usted",
    withPassword: "Escriba su contraseña para continuar. No se le volverá a pedir en cinco minutos.",
    withCode: "Escriba un código para continuar. No se le volverá a pedir en cinco minutos.",
    password: "Contraseña",
    submit: "Confirmar",
    busy: "Comprobando..."
  },
  sessions: {
    title: "Sesiones",
    about: "Dónde ha iniciado sesión.",
    here: "Esta sesión",
    unknown: "Navegador desconocido",
    on: (browser, system) => `${browser} en ${system}`,
    seen: (when) => `Último uso ${when}`,
    since: (when, how) => `iniciada ${when} ${how}`,
    by: {
      password: "con contraseña",
      totp: "con una aplicación de autenticación",
      phone: "con un código por SMS",
      passkey: "con una llave de acceso",
      recovery_code: "con un código de recuperación",
      issuer: "con inicio de sesión único"
    },
    end: "Cerrar",
    endOf: (name, address) => `Cerrar sesión: ${name}, ${address}`,
    ended: "Sesión cerrada.",
    endOthers: "Cerrar las demás sesiones",
    endedOthers: "Se han cerrado las demás sesiones.",
    everywhere: "Cerrar sesión en todas partes",
    everywhereTitle: "¿Cerrar sesión en todas partes?",
    everywhereSentence: "También se cerrará esta sesión. Tendrá que volver a iniciarla."
  },
  dataExport: {
    title: "Sus datos",
    about: "Todos los datos de su cuenta, en un archivo JSON.",
    requested: (when: string) => `Solicitado el ${when}`,
    preparing: "En preparación. Le avisaremos por correo.",
    until: (when: string) => `Disponible hasta el ${when}`,
    download: "Descargar",
    fileName: "motorpool-datos",
    submit: "Exportar mis datos",
    begun: "Estamos preparando su archivo. Le enviaremos un correo cuando esté listo."
  },
  deletion: {
    title: "Eliminar la cuenta",
    about: "Elimina su cuenta definitivamente. Tiene siete días para cambiar de opinión.",
    open: "Eliminar la cuenta...",
    dialogTitle: "¿Eliminar su cuenta?",
    sevenDays:
      "Se cerrarán todas sus sesiones, sus tokens de API dejarán de funcionar y su cuenta se eliminará dentro de siete días. Hasta entonces puede conservarla con el enlace que le enviaremos por correo.",
    goes: "Se eliminan su perfil, su imagen, sus métodos de inicio de sesión, sus membresías y sus notificaciones.",
    remains:
      "Los mensajes y registros que otras personas necesitan se conservan con el nombre «Usuario eliminado».",
    alsoDeleted: "Se eliminan con su cuenta, porque usted es el único miembro",
    exportFirst: "Si necesita una copia de sus datos, expórtelos antes.",
    lastOwner: "Usted es el último propietario de una organización con otros miembros.",
    lastOwnerOf: "Organizaciones que necesitan otro propietario",
    membersOf: (name: string) => `Miembros de ${name}`,
    handOver: "Nombre antes propietario a otro miembro, o dé de baja a todos los demás.",
    submit: "Eliminar la cuenta"
  }
}
