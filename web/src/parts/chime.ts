/** A short tone that calls somebody to a table. */
export function chime(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const loud = context.createGain();
  loud.gain.value = 0.08;
  tone.connect(loud).connect(context.destination);
  tone.frequency.value = 660;
  tone.start();
  tone.stop(context.currentTime + 0.18);
}
