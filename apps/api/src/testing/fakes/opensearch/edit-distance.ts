/** Edits between two words, a swap of neighbours counting as one, as the query `fuzzy` counts them. */
export function editDistance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_unused, column) => (row === 0 ? column : row)),
  );
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        rows[row - 1]![column - 1]! + Number(!isSame),
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
      );
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap) least = Math.min(least, rows[row - 2]![column - 2]! + 1);
      rows[row]![column] = least;
    }
  return rows[one.length]![other.length]!;
}
