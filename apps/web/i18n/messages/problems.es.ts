import type { messages as english } from "./problems.en.ts"

export const messages: typeof english = {
  byCode: {
    offline: "Parece que no hay conexión. Compruébela e inténtelo de nuevo.",
    unreadable:
      "Esta página no ha podido leer la respuesta del servidor. Vuelva a cargarla e inténtelo de nuevo.",
    unexpected: "Algo ha fallado por nuestra parte. Inténtelo de nuevo en un momento.",
    unauthenticated: "Inicie sesión.",
    forbidden: "Su rol no lo permite. Consulte a un propietario o administrador de su organización.",
    not_found: "Esto no existe o usted no tiene acceso.",
    malformed_body: "El contenido de la solicitud no es JSON válido.",
    invalid_input: "Revise los campos marcados.",
    too_many_requests: "Demasiados intentos. Espere un momento e inténtelo de nuevo.",
    email_taken: "Ya existe una cuenta con este correo electrónico. Inicie sesión.",
    sign_in_refused: "El correo electrónico o la contraseña no son correctos.",
    session_ended: "Su sesión ha terminado. Vuelva a iniciar sesión.",
    password_too_common: "Esta contraseña es muy común y fácil de adivinar. Elija otra.",
    wrong_password: "La contraseña actual no es correcta.",
    link_invalid: "Este enlace ha caducado o ya se utilizó. Solicite uno nuevo.",
    already_verified: "Su correo electrónico ya está verificado.",
    not_an_image: "Elija una imagen: PNG, JPEG, WebP, GIF o AVIF, de 1 MB como máximo.",
    role_above_own: "No puede asignar, quitar ni editar este rol: está por encima del suyo.",
    last_owner: "Una organización necesita un propietario. Nombre antes a otro.",
    already_owner: "Este miembro ya es propietario.",
    already_a_member: "Un miembro con este correo electrónico ya está en la organización.",
    already_invited: "Ya hay una invitación pendiente para este correo. Puede reenviarla o revocarla.",
    address_not_verified: "Verifique antes su correo electrónico: abra el enlace que le enviamos.",
    too_many_invitations: "Su organización ha alcanzado el límite de invitaciones de hoy. Inténtelo mañana.",
    invitation_invalid: "Esta invitación ya no es válida. Solicite una nueva.",
    invited_someone_else: "Esta invitación es para otro correo electrónico. Inicie sesión con él.",
    invitation_closed: "Esta invitación ya fue aceptada o revocada.",
    push_host_refused:
      "Esta instalación no admite el servicio push de este navegador. Consulte a su administrador.",
    too_many_push_subscriptions: "Ya hay demasiados navegadores con notificaciones push. Quite uno antes.",
    recipient_unavailable: "Esta persona no es miembro activo de su organización. Elija a otra.",
    message_to_oneself: "No puede enviarse un mensaje a sí mismo. Elija a otro miembro del equipo.",
    another_message_sent: "Ya se envió otro mensaje con este ID. Envíe este como mensaje nuevo.",
    customer_exists: "Otro cliente ya tiene este correo electrónico. Utilice ese o deje el correo vacío.",
    customer_is_archived: "Este cliente está archivado. Restáurelo antes.",
    export_too_large: "Son demasiados clientes para un solo archivo. Busque algunos y expórtelos.",
    import_undone: "Esta importación se ha deshecho. Empiece una nueva.",
    customer_email_is_off:
      "Los correos a clientes están desactivados en esta organización. Un propietario o administrador puede activarlos en Organización, Ajustes.",
    customer_has_no_address:
      "Este cliente no tiene correo electrónico o está archivado. Añada antes una dirección o restáurelo.",
    too_many_customer_emails:
      "Su organización ha alcanzado el límite de correos a clientes de hoy. Inténtelo mañana.",
    provider_not_configured: "No se ha podido generar la dirección de autorización.",
    "provider_not_configured.vehicles":
      "DIMO no está disponible en esta instalación. Los datos ya cargados se conservan.",
    provider_unavailable: "DIMO no responde en este momento. Inténtelo de nuevo en unos minutos.",
    "provider_unavailable.start": "No se ha podido generar la dirección de autorización.",
    "provider_unavailable.exchange": "El intercambio del token ha fallado.",
    connection_attempt_invalid:
      "Este intento de conexión ya no es válido. Empiece de nuevo desde Dispositivos.",
    token_refused: "El intercambio del token ha fallado."
  },
  byFault: {
    required: () => "Este campo es obligatorio.",
    too_short: (limit) =>
      limit === undefined ? "Es demasiado corto." : `Debe tener al menos ${limit} caracteres.`,
    too_long: (limit) =>
      limit === undefined ? "Es demasiado largo." : `Debe tener como máximo ${limit} caracteres.`,
    control_characters: () => "No puede contener caracteres de control.",
    invisible_characters: () => "No puede contener caracteres invisibles.",
    broken_character: () => "Contiene un carácter dañado. Escríbalo de nuevo.",
    too_many_accents: () => "Tiene demasiados acentos en una sola letra.",
    not_an_email: () => "Escriba un correo electrónico válido, como nombre@ejemplo.com.",
    not_a_choice: () => "Elija una opción de la lista.",
    not_valid: () => "Este valor no es válido."
  }
}
