/**
 * A failure the user can do something about: its message is one sentence that
 * says what to do, and commands print it without a stack trace.
 */
export class Problem extends Error {
	name = 'Problem';
}

/**
 * Ends a command with the sentence of a Problem, or with the stack of a bug.
 *
 * @param {unknown} error What was thrown.
 */
export function reportAndExit( error ) {
	console.error(
		error instanceof Problem
			? `\nError: ${ error.message }`
			: `\n${ error?.stack ?? error }`
	);
	process.exit( 1 );
}
