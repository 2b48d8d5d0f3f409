/** One of several tests that share what a sweep looks at, so that they can run beside each other. */
export type Part = {
	/** End of the test's title, such as `, part 1 of 3`. */
	title: string;
	/** Every so manieth of a list; all parts together have each entry once. */
	pick: < T >( list: readonly T[] ) => T[];
};

/**
 * Divides a sweep.
 *
 * @param count How many tests share the work.
 */
export const divide = ( count: number ): Part[] =>
	Array.from( { length: count }, ( _, turn ) => ( {
		title: `, part ${ turn + 1 } of ${ count }`,
		pick: ( list ) =>
			list.filter( ( _entry, index ) => index % count === turn ),
	} ) );
