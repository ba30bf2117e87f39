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
    busy: "Motorpool está muy ocupado en este momento. Inténtelo de nuevo en unos segundos.",
    unavailable: "Motorpool no está disponible ahora mismo. Inténtelo de nuevo en un momento.",
    body_too_large: "Esto es demasiado grande para enviarlo de una vez.",
    body_too_slow: "La solicitud ha tardado demasiado en llegar. Compruebe su conexión e inténtelo de nuevo.",
    second_factor_required_by_organization:
      "Esta organización exige la verificación en dos pasos. Configúrela en su cuenta y continúe.",
    network_busy: "Su red envía demasiado al mismo tiempo. Inténtelo de nuevo en unos segundos.",
    storage_full:
      "El almacenamiento de su organización está lleno y no se puede añadir nada. Puede seguir consultando, exportando, archivando y eliminando. Contacte con soporte para ampliarlo.",
    too_many_requests: "Demasiados intentos. Espere un momento e inténtelo de nuevo.",
    sending_limit_reached:
      "Su cuenta o su organización ha alcanzado el límite de envíos de hoy. Inténtelo mañana. Las cuentas y organizaciones nuevas empiezan con un límite bajo, que aumenta a lo largo de 30 días.",
    sending_stopped:
      "Su cuenta o su organización no puede enviar correos a personas externas en este momento. Póngase en contacto con el servicio de asistencia."
  },
  byFieldCode: {
    required: () => "Este campo es obligatorio.",
    too_short: (limit) =>
      limit === undefined ? "Es demasiado corto." : `Debe tener al menos ${limit} caracteres.`,
    too_long: (limit) =>
      limit === undefined ? "Es demasiado largo." : `Debe tener como máximo ${limit} caracteres.`,
    control_characters: () => "No puede contener caracteres de control.",
    invisible_characters: () => "No puede contener caracteres invisibles.",
    broken_character: () => "Contiene un carácter dañado. Escríbalo de nuevo.",
    too_many_accents: () => "Tiene demasiados acentos en una sola letra.",
    contains_web_address: () => "No puede contener una dirección web.",
    not_an_email: () => "Escriba un correo electrónico válido, como nombre@ejemplo.com.",
    not_a_choice: () => "Elija una opción de la lista.",
    not_a_member: () => "Ningún miembro tiene este nombre o correo.",
    not_a_customer_type: () => "Escriba persona o empresa.",
    not_a_vin: () => "Un VIN tiene 17 letras y cifras, y no contiene I, O ni Q.",
    not_valid: () => "Este valor no es válido."
  }
}
