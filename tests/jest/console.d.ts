/** Matchers of @wordpress/jest-console, which ships no types. */
declare namespace jest {
	interface Matchers< R > {
		toHaveErrored(): R;
		toHaveErroredWith( ...args: unknown[] ): R;
		toHaveWarned(): R;
		toHaveWarnedWith( ...args: unknown[] ): R;
		toHaveInformed(): R;
		toHaveLogged(): R;
	}
}
