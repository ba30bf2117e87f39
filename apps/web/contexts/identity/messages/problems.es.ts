export const messages = {
  email_taken: "Ya existe una cuenta con este correo electrónico. Inicie sesión.",
  sign_in_refused: "El correo electrónico o la contraseña no son correctos.",
  session_ended: "Su sesión ha terminado. Vuelva a iniciar sesión.",
  password_too_common: "Esta contraseña es muy común y fácil de adivinar. Elija otra.",
  wrong_password: "La contraseña actual no es correcta.",
  link_invalid: "Este enlace ha caducado o ya se utilizó. Solicite uno nuevo.",
  already_verified: "Su correo electrónico ya está verificado.",
  not_an_image: "Elija una imagen: PNG, JPEG, WebP, GIF o AVIF, de 1 MB como máximo."
}
