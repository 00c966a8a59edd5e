// "It's your turn": in the title, as a sound, as a notification.
import { settings } from "./settings.svelte";

let sound: AudioContext | null = null;

/** Two soft notes; made here, so that nothing has to be loaded. */
export function chime(): void {
  sound ??= new AudioContext();
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const tone = sound.createOscillator();
    const loud = sound.createGain();
    const start = sound.currentTime + i * 0.16;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
    tone.connect(loud).connect(sound.destination);
    tone.start(start);
    tone.stop(start + 0.75);
  }
}

export async function allowNotifications(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export function yourTurn(title: string, text: string): void {
  if (settings.sound) chime();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(title, { body: text, icon: "/crown.svg", tag: "turn" });
  }
}
