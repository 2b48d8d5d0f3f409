import { useState } from '@wordpress/element';

/** What is being typed into fields and is no amount yet, by field. */
export type Typed = {
	/** Text of a field; null where it shows what is stored. */
	read: ( field: string ) => string | null;
	write: ( field: string, text: string | null ) => void;
};

/** Keeps what is typed while its field is away: another tab is open, or the form is shown in another way. */
export function useTyped(): Typed {
	const [ texts, setTexts ] = useState< ReadonlyMap< string, string > >(
		new Map()
	);
	return {
		read: ( field ) => texts.get( field ) ?? null,
		write: ( field, text ) =>
			setTexts( ( old ) => {
				const next = new Map( old );
				if ( text === null ) {
					next.delete( field );
				} else {
					next.set( field, text );
				}
				return next;
			} ),
	};
}
