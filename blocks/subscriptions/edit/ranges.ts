/** Least and most of the numbers of the look, in pixels; the server holds the same. */
export const RANGES = {
	borderRadius: { min: 0, max: 50 },
	borderWeight: { min: 0, max: 15 },
	padding: { min: 5, max: 50 },
	spacing: { min: 0, max: 50 },
};
