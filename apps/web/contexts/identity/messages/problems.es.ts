import type { ProblemValues } from "../../../i18n/messages/problems.en.ts"

export const messages = {
  email_taken: "Ya existe una cuenta con este correo electrónico. Inicie sesión.",
  sign_in_refused: "El correo electrónico o la contraseña no son correctos.",
  session_ended: "Su sesión ha terminado. Vuelva a iniciar sesión.",
  password_too_common: "Esta contraseña es muy común y fácil de adivinar. Elija otra.",
  wrong_password: "La contraseña actual no es correcta.",
  link_invalid: "Este enlace ha caducado o ya se utilizó. Solicite uno nuevo.",
  already_verified: "Su correo electrónico ya está verificado.",
  wrong_code: "Este código no es correcto, ha caducado o ya se utilizó.",
  sign_in_expired: "Este inicio de sesión ha caducado. Empiece de nuevo.",
  proof_required: "Confirme que es usted para continuar.",
  second_factor_required: "Su cuenta tiene un segundo factor. Úselo en lugar de la contraseña.",
  email_unverified: "Verifique primero su correo electrónico.",
  too_many_factors: ({ most }: ProblemValues): string =>
    `Puede tener hasta ${most} aplicaciones de autenticación. Elimine una primero.`,
  phone_invalid: "Escriba el número con el prefijo del país, por ejemplo +34 600 100 200.",
  phone_already_added: "Su cuenta ya tiene un número de teléfono. Elimínelo primero.",
  stronger_factor_required:
    "Añada primero una aplicación de autenticación o una llave de acceso. Los SMS solo se pueden usar como método adicional.",
  "too_many_requests.text messages":
    "Se han enviado demasiados SMS. Inténtelo más tarde o confirme de otra forma que es usted.",
  passkey_refused:
    "No se aceptó esta llave de acceso. Puede que se haya eliminado de su cuenta. Pruebe de otra forma.",
  passkey_too_late: "Tardó demasiado o ya se usó. Inténtelo de nuevo.",
  passkey_invalid: "Esta llave de acceso no se puede usar aquí. Inténtelo de nuevo o elija otro dispositivo.",
  passkey_taken: "Esta llave de acceso ya se añadió.",
  too_many_passkeys: ({ most }: ProblemValues): string =>
    `Puede tener hasta ${most} llaves de acceso. Elimine una primero.`,
  account_disabled: ({ email }: ProblemValues): string => `La cuenta ${email} está desactivada.`,
  issuer_unavailable:
    "El servicio de inicio de sesión no está disponible o envió una respuesta no válida. Inténtelo de nuevo en unos minutos.",
  issuer_attempt_invalid:
    "Este inicio de sesión ha caducado, ya se utilizó o se inició en otro navegador. Empiece de nuevo.",
  issuer_refused: "El servicio de inicio de sesión no confirmó quién es usted. Empiece de nuevo.",
  address_elsewhere:
    "Este servicio de inicio de sesión solo admite correos de los dominios verificados por la organización que lo configuró. Inicie sesión de otra forma.",
  address_managed:
    "La organización propietaria del dominio de esta dirección exige el inicio de sesión único, así que la dirección no se puede cambiar. Consulte a su administrador.",
  single_sign_on_required:
    "Su organización exige el inicio de sesión único. Elija «Usar el inicio de sesión único».",
  no_single_sign_on:
    "Este correo no tiene inicio de sesión único. Inicie sesión de otra forma o consulte a un administrador de su organización.",
  address_unconfirmed:
    "El servicio de inicio de sesión no ha verificado su correo. Inicie sesión de otra forma y conéctelo después en la seguridad de su cuenta.",
  address_unproven:
    "Ya existe una cuenta con su correo, pero nunca se verificó aquí. Cree una nueva contraseña con «¿Olvidó la contraseña?» e inicie sesión después con el servicio.",
  identity_taken: "Esta identidad ya está conectada a otra cuenta.",
  already_connected: "Su cuenta ya está conectada a otra identidad de este servicio. Desconéctela primero.",
  last_way_in:
    "Es su única forma de iniciar sesión. Cree primero una contraseña con «¿Olvidó la contraseña?» en la página de inicio de sesión.",
  no_proof:
    "El servicio de inicio de sesión no confirmó que es usted. Vuelva a iniciar sesión allí con la identidad conectada a su cuenta.",
  last_owner_of: ({ organizations }: ProblemValues): string =>
    `Usted es el último propietario de ${organizations}. Nombre antes propietario a otro miembro, o dé de baja a todos los demás.`,
  deletion_scheduled:
    "Esta cuenta está a punto de eliminarse. Para conservarla, abra el enlace del correo que le enviamos.",
  not_an_image: "Elija una imagen: PNG, JPEG, WebP, GIF o AVIF, de 1 MB como máximo."
}
