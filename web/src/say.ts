// The one region that screen readers follow. The same text twice is spoken twice.

let turn = false;

export function say(text: string): void {
  const region = document.getElementById('said');
  if (!region) return;
  turn = !turn;
  region.textContent = turn ? text : `${text}\u00a0`;
}
