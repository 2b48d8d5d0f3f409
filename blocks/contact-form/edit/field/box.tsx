/**
 * The box or circle before a choice, as visitors see it. Nothing to tick here.
 */
export const Box = ( { kind }: { kind: 'checkbox' | 'radio' } ) => (
	<input
		type={ kind }
		tabIndex={ -1 }
		aria-hidden
		className={ `${ kind } grunion-field mainstreet-field__picture` }
	/>
);
