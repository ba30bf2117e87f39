import type { Translation } from "../catalogue.ts"
import type { problems as english } from "../en/problems.ts"

export const problems: Translation<typeof english> = {
  byCode: {
    offline: "Parece que no hay conexión. Compruébela e inténtelo de nuevo.",
    unreadable:
      "El servidor ha enviado una respuesta que esta página no entiende. Vuelva a cargarla e inténtelo de nuevo.",
    unexpected: "Algo ha fallado por nuestra parte. Inténtelo de nuevo en un momento.",
    unauthenticated: "Inicie sesión, por favor.",
    forbidden: "Su función no lo permite. Pregunte a un propietario o administrador de su organización.",
    not_found: "Esto no existe o usted no tiene acceso.",
    malformed_body: "El contenido de la solicitud no es JSON válido.",
    invalid_input: "Revise los campos marcados.",
    too_many_requests: "Demasiados intentos. Espere un momento e inténtelo de nuevo.",
    email_taken: "Ya existe una cuenta con este correo electrónico. Inicie sesión.",
    sign_in_refused: "El correo electrónico o la contraseña no son correctos.",
    session_ended: "Su sesión ha terminado. Vuelva a iniciar sesión.",
    password_too_common: "Esta contraseña es de las más comunes y fácil de adivinar. Elija otra.",
    wrong_password: "La contraseña actual no es correcta.",
    link_invalid: "Este enlace ha caducado o ya se utilizó. Pida uno nuevo.",
    already_verified: "Su correo electrónico ya está verificado.",
    not_an_image: "Elija una imagen: PNG, JPEG, WebP, GIF o AVIF, de 1 MB como máximo.",
    role_above_own: "No puede dar, quitar ni editar esta función: está por encima de la suya.",
    last_owner: "Una organización necesita un propietario. Nombre antes a otro miembro.",
    already_owner: "Este miembro ya es propietario.",
    already_a_member: "Un miembro con este correo electrónico ya está en la organización.",
    already_invited: "Ya hay una invitación pendiente para este correo. Puede reenviarla o revocarla.",
    address_not_verified: "Verifique antes su propio correo electrónico: abra el enlace que le enviamos.",
    too_many_invitations: "Su organización ha alcanzado las invitaciones de hoy. Continúe mañana.",
    invitation_invalid: "Esta invitación ya no es válida. Pida una nueva.",
    invited_someone_else: "Esta invitación es para otro correo electrónico. Inicie sesión con él.",
    invitation_closed: "Esta invitación ya fue aceptada o revocada."
  }
}
