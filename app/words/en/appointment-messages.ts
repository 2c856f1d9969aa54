/** What the front desk writes to a patient: no name and no reason, as a phone may be shared. */
export const appointmentMessages = {
  token: "{hospital}: token {token} for {place}.",
  come: "Please come by {about}.",
  follow: "Which token is being seen: {link}",
  change: "To change it call {phone}.",
  moved:
    "{hospital}: {doctor} is away on {old}. Your new token is {token} on {place}. If that does not suit you, call {phone}.",
  movedAlone:
    "{hospital}: your appointment of {old} with {doctor} was moved. Your new token is {token} on {place}. If that does not suit you, call {phone}.",
  hours:
    "{hospital}: on {day} {doctor} sees patients {range}. Your token {token} stays. If that does not suit you, call {phone}.",
  cancelled:
    "{hospital}: {doctor} does not see patients on {day}, and your appointment was cancelled. For another day call {phone}.",
  video:
    "{hospital}: video call with {doctor} (reg. {registration}) on {day} at {time}. The doctor calls this number. In an emergency call 112, do not wait. To change it call {phone}.",
} as const;
