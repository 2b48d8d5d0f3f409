/** Names of the matchers of jest-dom, from jest.config.js. */
declare const DOM_MATCHERS: string[];

// Loaded by the first use: with its table of roles it is a tenth of what a small test file costs.
expect.extend(
	Object.fromEntries(
		DOM_MATCHERS.map( ( name ) => [
			name,
			function ( this: jest.MatcherContext, ...args: unknown[] ) {
				return require( '@testing-library/jest-dom/matchers' )[
					name
				].apply( this, args );
			},
		] )
	)
);

// A test that waits for something fails when it does not come, not when the machine is busy.
jest.setTimeout( 60_000 );

// As in the browser's tests: only CI grants a second try, and says what the first one found.
if ( process.env.MAINSTREET_TRIES === '2' ) {
	jest.retryTimes( 1, { logErrorsBeforeRetry: true } );
}
