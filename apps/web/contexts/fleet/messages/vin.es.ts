import type { messages as english } from "./vin.en.ts"

export const messages: typeof english = {
  title: "Escanear el VIN",
  about:
    "Apunte con la cámara al código de barras: detrás del parabrisas, en el marco de la puerta o en la documentación.",
  camera: "Cámara",
  starting: "Iniciando la cámara...",
  looking: "Buscando un VIN...",
  off: {
    denied:
      "La cámara no está permitida en esta página. Permítala en los ajustes del navegador, elija una foto o escriba el VIN.",
    missing: "No se ha encontrado ninguna cámara. Elija una foto o escriba el VIN.",
    failed: "La cámara no se puede usar en este momento. Elija una foto o escriba el VIN."
  },
  notLoaded: "No se ha podido cargar el lector de códigos. Compruebe su conexión o escriba el VIN.",
  light: "Luz",
  choosePhoto: "Elegir una foto",
  photo: "Foto de un VIN",
  reading: "Leyendo la foto...",
  noVin:
    "No se ha encontrado ningún VIN en esta foto. Pruebe con una más cercana o más nítida, o escriba el VIN.",
  notAPhoto: "Este archivo no se puede leer como foto. Elija otro.",
  vin: "VIN",
  use: "Usar este VIN",
  invalid: "Un VIN tiene 17 letras y cifras, sin I, O ni Q.",
  characters: (count: number) => `${count} de 17 caracteres`,
  wrongCheckDigit: "El dígito de control no coincide. Compare cada carácter.",
  likely: "¿Quería decir...?",
  noCheckDigit:
    "Este VIN no tiene un dígito de control válido, lo que es habitual fuera de Norteamérica. Compare cada carácter.",
  before1981: "Los VIN anteriores a 1981 no siguen reglas comunes. Compare cada carácter.",
  noteHint: "Por ejemplo: comprobado con la documentación.",
  proposals: {
    title: "Datos leídos del VIN",
    read: "Leer los datos del VIN",
    reading: "Leyendo el VIN...",
    unknown: "No se sabe nada más de este VIN. Rellene usted los demás campos.",
    unavailable: "El VIN no se puede consultar en este momento. Rellene usted los demás campos.",
    accept: "Aceptar",
    replace: "Sustituir",
    undo: "Deshacer",
    of: (action, field, value) => `${action} ${field}: ${value}`,
    acceptAll: "Aceptar todo",
    fillEmpty: "Rellenar los campos vacíos",
    ignore: "Ignorar",
    entered: (value) => `Introducido: ${value}`,
    same: "Introducido"
  }
}
