/** What somebody means who touches something that cannot be used now: the option that they may have had in mind. */
export function meantBy(piece: string, picked: readonly string[]): string {
  const card = picked.find((one) => one.startsWith("card:"))?.slice(5);
  const sector = /^sector:(?:.*:)?(\d)$/.exec(piece)?.[1] ?? /^space:.*:(\d)\./.exec(piece)?.[1];
  if (piece.startsWith("card:")) return `${piece.slice(5)}@1:up`;
  return card && sector ? `${card}@${sector}:up` : piece.replace(/^\w+:/, "");
}
